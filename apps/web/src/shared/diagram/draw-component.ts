import { chooseLanes, type Stretch } from './lanes.ts';
import type { Corner } from './line-path.ts';
import type { DiagramRelation, DiagramSource, PlacedTable } from './model.ts';
import { NODE_WIDTH, rowMiddle } from './node-size.ts';
import { pairOf, placeColumns, type Columns, type Placing, type Standing } from './place-columns.ts';

/** A component with its places, measured from its own upper left corner. */
export type Drawn = {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly PlacedTable[];
  readonly lines: readonly { readonly relation: DiagramRelation; readonly corners: readonly Corner[] }[];
};

const LANE = 8;
/** Free room on each side of a gap, where the ends of the lines are drawn. */
const SHOULDER = 18;
/** Lines in one gap beyond this share its lanes, so that a hub does not push the columns apart. */
const MOST_LANES = 14;

type Spot = { readonly column: number; readonly table: Standing };

/** A change of height in a gap between two columns; gap 0 lies before the first column. */
type Turn = Stretch & { readonly gap: number };

/** A line before its lanes are known. */
type Route = {
  readonly relation: DiagramRelation;
  readonly turns: readonly Turn[];
  readonly from: Spot;
  readonly to: Spot;
  readonly fromY: number;
  readonly toY: number;
};

/** Places the tables of one component in columns and runs its lines through the gaps between them. */
export function drawComponent(source: DiagramSource, how: Placing): Drawn {
  const { columns, crossings } = placeColumns(source, how);
  const spots = new Map<string, Spot>(
    columns.flatMap((column, at) => column.map((table) => [table.id, { column: at, table }] as const)),
  );
  const routes = source.relations.flatMap((relation) => routeOf(relation, spots, crossings));
  const gaps = measureGaps(routes, columns.length);
  const top = columns.flat().reduce((least, { y }) => Math.min(least, y), Infinity);
  const tables = columns.flatMap((column, at) =>
    column.map((table): PlacedTable => ({ ...table, x: gaps.columnX(at), y: table.y - top })),
  );
  return {
    tables,
    lines: routes.map((route) => ({ relation: route.relation, corners: cornersOf(route, gaps, top) })),
    width: gaps.columnX(columns.length),
    height: tables.reduce((bottom, { y, height }) => Math.max(bottom, y + height), 0),
  };
}

function routeOf(
  relation: DiagramRelation,
  spots: ReadonlyMap<string, Spot>,
  crossings: Columns['crossings'],
): readonly Route[] {
  const [from, to] = [spots.get(relation.from), spots.get(relation.to)];
  if (!from || !to) return [];
  const fromY = from.table.y + rowMiddle(from.table, relation.column);
  const toY = to.table.y + rowMiddle(to.table, relation.target);
  const own = `${relation.from}.${relation.column}`;
  const shared = `${relation.to}.${relation.target}`;
  const route = { relation, from, to, fromY, toY };
  if (from.column === to.column) {
    return [{ ...route, turns: [{ gap: from.column + 1, trunk: own, from: fromY, to: toY }] }];
  }
  const isLeftward = to.column < from.column;
  const between = Math.abs(from.column - to.column) - 1;
  const passed = (crossings.get(pairOf(relation)) ?? []).toReversed();
  // Where no way through the columns between was kept free, the line passes behind their tables.
  const levels = [fromY, ...(passed.length === between ? passed : Array<number>(between).fill(toY)), toY];
  const turns = levels.slice(1).flatMap((level, step): Turn[] => {
    const before = levels[step] ?? fromY;
    if (level === before) return [];
    const gap = isLeftward ? from.column - step : from.column + 1 + step;
    // All that point at one row come together before it.
    return [{ gap, trunk: level === toY ? shared : own, from: before, to: level }];
  });
  return [{ ...route, turns }];
}

type Gaps = {
  readonly columnX: (column: number) => number;
  readonly laneX: (turn: Turn) => number;
};

function measureGaps(routes: readonly Route[], columns: number): Gaps {
  const turns = routes.flatMap((route) => route.turns);
  const gaps = Array.from({ length: columns + 1 }, (_, gap) => chooseLanes(turns.filter((turn) => turn.gap === gap)));
  const starts: number[] = [];
  const widths = gaps.map(({ count }, gap) => {
    const isOuter = gap === 0 || gap === columns;
    const lanes = Math.min(count, MOST_LANES) * LANE;
    if (isOuter) return count === 0 ? 0 : SHOULDER + lanes;
    return 2 * SHOULDER + lanes;
  });
  let x = 0;
  for (const width of widths) {
    starts.push(x);
    x += width + NODE_WIDTH;
  }
  return {
    columnX: (column) => (starts[column] ?? 0) + (widths[column] ?? 0),
    laneX: ({ gap, trunk }) => {
      const lane = ((gaps[gap]?.lanes.get(trunk) ?? 0) % MOST_LANES) * LANE;
      return (starts[gap] ?? 0) + (gap === 0 ? 0 : SHOULDER) + lane;
    },
  };
}

function cornersOf({ turns, from, to, fromY, toY }: Route, { columnX, laneX }: Gaps, top: number): readonly Corner[] {
  const isLeftward = to.column < from.column;
  const startX = columnX(from.column) + (isLeftward ? 0 : NODE_WIDTH);
  // A line that comes back to its own column arrives on the side it left.
  const endX = columnX(to.column) + (isLeftward || from.column === to.column ? NODE_WIDTH : 0);
  return [
    { x: startX, y: fromY },
    ...turns.flatMap((turn) => {
      const x = laneX(turn);
      return [
        { x, y: turn.from },
        { x, y: turn.to },
      ];
    }),
    { x: endX, y: toY },
  ].map(({ x, y }) => ({ x, y: y - top }));
}
