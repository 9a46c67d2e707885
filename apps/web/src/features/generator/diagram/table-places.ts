import type { PlacedTable } from '../../../shared/diagram/model.ts';
import { NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import type { Point } from './use-pan-zoom.ts';

/** The middle of a table's box. */
export function middleOf({ x, y, height }: PlacedTable): Point {
  return { x: x + NODE_WIDTH / 2, y: y + height / 2 };
}

/** The id of the table an element is drawn for; null where it is none of a table. */
export function tableOf(element: Element | null): string | null {
  return element?.closest<SVGElement>('[data-table]')?.dataset['table'] ?? null;
}
