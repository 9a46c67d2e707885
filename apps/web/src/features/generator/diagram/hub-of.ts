import type { Diagram } from '../../../shared/diagram/model.ts';
import { middleOf } from './table-places.ts';
import type { Point } from './use-pan-zoom.ts';

/** How much of a long box is seen when one begins at it: its name, and what comes first. */
const HEAD = 560;

/** The middle of the table with most relations, of a long one of its head, of several the first; undefined where there is no table. */
export function hubOf({ tables, relations }: Pick<Diagram, 'tables' | 'relations'>): Point | undefined {
  const counts = new Map<string, number>();
  for (const { from, to } of relations) {
    for (const id of new Set([from, to])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [hub] = tables.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  return hub && middleOf({ ...hub, height: Math.min(hub.height, HEAD) });
}
