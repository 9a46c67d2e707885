import type { Diagram, PlacedTable } from '../../../shared/diagram/model.ts';
import { HEAD_HEIGHT, NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import type { Picture } from './facts.ts';

/** As large as a picture is shown on a wide page, more or less; whole numbers keep the paths short. */
const SCALE = 0.2;
/** How far a line that comes back to its own column goes out, in the picture. */
const OUT = 4;

/** Draws a diagram without words: a box with a head for each table, right-angled lines behind them. */
export function drawPicture({ width, height, tables, relations }: Diagram): Picture {
  const placed = new Map(tables.map((table) => [table.id, table]));
  const boxes = tables.map((table) => {
    const [w, h] = [small(NODE_WIDTH), small(table.height)];
    const head = small(HEAD_HEIGHT);
    return `M${small(table.x)} ${small(table.y)}h${w}v${h}h${-w}zv${head}h${w}`;
  });
  const lines = new Set(
    relations.flatMap((relation) => {
      const [from, to] = [placed.get(relation.from), placed.get(relation.to)];
      return from && to && from !== to ? [lineOf(from, to)] : [];
    }),
  );
  return { width: small(width), height: small(height), boxes: boxes.join(''), lines: [...lines].join('') };
}

/** From the side of one box to the near side of the other, bending just beside the first. */
function lineOf(from: PlacedTable, to: PlacedTable): string {
  const [fromY, toY] = [middleOf(from), middleOf(to)];
  const isLeftward = to.x < from.x;
  const start = small(from.x + (isLeftward ? 0 : NODE_WIDTH));
  const bend = start + (isLeftward ? -OUT : OUT);
  const end = small(to.x + (isLeftward || to.x === from.x ? NODE_WIDTH : 0));
  return `M${start} ${fromY}H${bend}V${toY}H${end}`;
}

function middleOf({ y, height }: PlacedTable): number {
  return small(y + height / 2);
}

function small(length: number): number {
  return Math.round(length * SCALE);
}
