import type { Drawn } from './draw-component.ts';
import type { DiagramTable } from './model.ts';
import { NODE_WIDTH } from './node-size.ts';
import { packBoxes } from './pack-boxes.ts';
import type { Placing } from './place-columns.ts';

/** Tables without any relation: rows of boxes, in the order of the source. */
export function drawLoners(tables: readonly DiagramTable[], { fit, gap }: Placing): Drawn {
  const fitted = tables.map(fit);
  const boxes = fitted.map(({ height }) => ({ width: NODE_WIDTH, height }));
  const { places, width, height } = packBoxes(boxes, gap);
  const placed = fitted.map((table, at) => ({ ...table, x: places[at]?.x ?? 0, y: places[at]?.y ?? 0 }));
  return { width, height, tables: placed, lines: [] };
}
