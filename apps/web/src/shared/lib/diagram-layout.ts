/** A table as a diagram draws it. */
export type DiagramTable = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isKey: boolean }[];
};

/** A foreign key: many rows of `from` point at one of `to`. */
export type DiagramRelation = { readonly from: string; readonly column: string; readonly to: string };

export type PlacedTable = DiagramTable & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PlacedRelation = DiagramRelation & { readonly path: string };

export type Diagram = {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly PlacedTable[];
  readonly relations: readonly PlacedRelation[];
};

export const ROW_HEIGHT = 21;
export const HEAD_HEIGHT = 28;
const NODE_WIDTH = 164;
const GAP_X = 36;
const GAP_Y = 84;
const MARGIN = 18;
const LANE = 8;

/** Places tables in columns from left to right and draws right-angled relations between their rows. */
export function layOutDiagram(
  columns: readonly (readonly DiagramTable[])[],
  relations: readonly DiagramRelation[],
): Diagram {
  const tables = columns.flatMap(placeColumn);
  const right = Math.max(0, ...tables.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...tables.map(({ y, height }) => y + height));
  return {
    width: right + MARGIN,
    height: bottom + MARGIN,
    tables,
    relations: relations.flatMap((relation, index) => drawRelation(relation, tables, index)),
  };
}

function placeColumn(column: readonly DiagramTable[], index: number): PlacedTable[] {
  let y = MARGIN;
  return column.map((table) => {
    const height = HEAD_HEIGHT + table.columns.length * ROW_HEIGHT + 4;
    const placed = { ...table, x: MARGIN + index * (NODE_WIDTH + GAP_X), y, width: NODE_WIDTH, height };
    y += height + GAP_Y;
    return placed;
  });
}

function drawRelation(relation: DiagramRelation, tables: readonly PlacedTable[], lane: number): PlacedRelation[] {
  const from = tables.find(({ name }) => name === relation.from);
  const to = tables.find(({ name }) => name === relation.to);
  if (!from || !to) return [];
  const fromY = rowOf(from, relation.column);
  const toY = rowOf(to, to.columns.find(({ isKey }) => isKey)?.name);
  // Lines within a column run where no line to a neighbour does: left of the first column, right of any other.
  const side = from.x === MARGIN && tables.some(({ x }) => x > from.x) ? -1 : 1;
  return [{ ...relation, path: from.x === to.x ? loop(from, fromY, toY, lane, side) : bridge(from, to, fromY, toY) }];
}

/** The middle of a row; of the first where the table has no such column. */
function rowOf(table: PlacedTable, column: string | undefined): number {
  const index = Math.max(
    0,
    table.columns.findIndex(({ name }) => name === column),
  );
  return table.y + HEAD_HEIGHT + (index + 0.5) * ROW_HEIGHT;
}

/** Between neighbours: out at the near side, across the gap, in at the other. */
function bridge(from: PlacedTable, to: PlacedTable, fromY: number, toY: number): string {
  const leftward = to.x < from.x;
  const start = leftward ? from.x : from.x + from.width;
  const end = leftward ? to.x + to.width : to.x;
  const side = leftward ? -1 : 1;
  return `${bend(start, fromY, (start + end) / 2, end, toY)}${crowsFoot(start, fromY, side)}${bar(end, toY, -side)}`;
}

/** Within a column: out at the outer side, along it, and back. */
function loop(from: PlacedTable, fromY: number, toY: number, lane: number, side: number): string {
  const edge = side < 0 ? from.x : from.x + from.width;
  const out = edge + side * (LANE + (lane % 2) * LANE);
  return `${bend(edge, fromY, out, edge, toY)}${crowsFoot(edge, fromY, side)}${bar(edge, toY, side)}`;
}

/** A line that leaves sideways, runs upright at `x` and arrives sideways, its two corners rounded. */
function bend(startX: number, startY: number, x: number, endX: number, endY: number): string {
  const radius = Math.min(6, Math.abs(endY - startY) / 2, Math.abs(x - startX), Math.abs(endX - x));
  const down = Math.sign(endY - startY) * radius;
  const into = Math.sign(x - startX) * radius;
  const outOf = Math.sign(endX - x) * radius;
  return (
    `M${startX} ${startY}H${x - into}Q${x} ${startY} ${x} ${startY + down}` +
    `V${endY - down}Q${x} ${endY} ${x + outOf} ${endY}H${endX}`
  );
}

/** The many end. */
function crowsFoot(x: number, y: number, side: number): string {
  return `M${x} ${y - 4}L${x + side * 8} ${y}L${x} ${y + 4}`;
}

/** The one end. */
function bar(x: number, y: number, side: number): string {
  return `M${x + side * 5} ${y - 4}v8`;
}
