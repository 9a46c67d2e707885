import dagre from '@dagrejs/dagre';
import { foldColumns } from './fold-columns.ts';
import type { DiagramSource, DiagramTable, PlacedTable } from './model.ts';
import { NODE_WIDTH } from './node-size.ts';

/** A table in its column, its distance from the left still open: how many lines pass the gaps decides that. */
export type Standing = Omit<PlacedTable, 'x'>;

export type Columns = {
  readonly columns: readonly (readonly Standing[])[];
  /** Where a relation crosses the columns between its ends, from the table it points at; absent where it passes behind tables. */
  readonly crossings: ReadonlyMap<string, readonly number[]>;
};

/** What is drawn of a table, and how far apart two are that stand above each other. */
export type Placing = {
  readonly fit: (table: DiagramTable) => Omit<PlacedTable, 'x' | 'y'>;
  readonly gap: number;
};

/** From here on every table is placed by one of its relations: all of them take seconds, and columns are wrapped anyway. */
const MANY = 80;
/** So many relations take as long where they lead across many columns, however few tables there are. */
const MANY_RELATIONS = 120;
/** A column may be this much taller than the square that would hold all tables. */
const TALLEST = 1.15;

/** What dagre adds to a table and to a relation. */
type Node = { readonly width: number; readonly height: number; readonly x?: number; readonly y?: number };
type Line = { readonly points?: readonly { readonly y: number }[] };

/** Puts the tables of one component into columns: what is pointed at stands left of what points at it. */
export function placeColumns({ tables, relations }: DiagramSource, { fit, gap }: Placing): Columns {
  const sized = tables.map(fit);
  const graph = new dagre.graphlib.Graph<object, Node, Line>();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: gap,
    edgesep: 10,
    ranksep: 60,
    ranker: 'network-simplex',
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, height } of sized) graph.setNode(id, { width: NODE_WIDTH, height });
  const isMuch = tables.length > MANY || relations.length > MANY_RELATIONS;
  for (const { from, to } of isMuch ? closest(relations) : relations) {
    if (from !== to) graph.setEdge(to, from, {});
  }
  dagre.layout(graph);
  const placed = sized.map((table) => {
    const { x = 0, y = 0 } = graph.node(table.id);
    return { table, at: { x, y } };
  });
  const byPlace = [...Map.groupBy(placed, ({ at }) => Math.round(at.x))].toSorted(([a], [b]) => a - b);
  const columns = byPlace.map(([, column]) =>
    column.toSorted((a, b) => a.at.y - b.at.y).map(({ table, at }) => ({ ...table, y: at.y - table.height / 2 })),
  );
  const tallest = tallestOf(sized, gap);
  const isWhole = columns.every((column) => heightOf(column) <= tallest);
  const folded = foldColumns(isWhole ? columns : columns.flatMap((column) => wrap(column, tallest, gap)));
  if (folded !== columns) return { columns: folded, crossings: new Map() };
  return { columns, crossings: crossingsOf({ edge: (from, to) => graph.edge(from, to) }, relations) };
}

/** Of each table the relation to what the fewest refer to: that says most about where it belongs. */
function closest(relations: DiagramSource['relations']): DiagramSource['relations'] {
  const popularity = new Map<string, number>();
  for (const { to } of relations) popularity.set(to, (popularity.get(to) ?? 0) + 1);
  const best = new Map<string, DiagramSource['relations'][number]>();
  for (const relation of relations) {
    const known = best.get(relation.from);
    const isCloser = known === undefined || (popularity.get(relation.to) ?? 0) < (popularity.get(known.to) ?? 0);
    if (relation.from !== relation.to && isCloser) best.set(relation.from, relation);
  }
  return [...best.values()];
}

/** The key of a relation between two tables; those of the same two run together. */
export function pairOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}\n${to}`;
}

function crossingsOf(
  graph: { readonly edge: (from: string, to: string) => Line | undefined },
  relations: DiagramSource['relations'],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    relations.flatMap(({ from, to }) => {
      if (from === to) return [];
      const points = graph.edge(to, from)?.points ?? [];
      // The first and last point are where the line meets the tables. Between them dagre gives one for each gap and column.
      const passed = points.slice(1, -1).filter((_, at) => at % 2 === 1);
      return [[pairOf({ from, to }), passed.map(({ y }) => y)] as const];
    }),
  );
}

function tallestOf(tables: readonly { readonly height: number }[], gap: number): number {
  const area = tables.reduce((sum, { height }) => sum + (height + gap) * (NODE_WIDTH + 70), 0);
  return Math.max(2400, Math.sqrt(area) * TALLEST);
}

function heightOf(column: readonly Standing[]): number {
  const [first] = column;
  const last = column.at(-1);
  return first && last ? last.y + last.height - first.y : 0;
}

/** A column that is too tall as several beside each other, evenly filled and centred on one line. */
function wrap(column: readonly Standing[], tallest: number, gap: number): readonly (readonly Standing[])[] {
  const stacked = column.reduce((sum, { height }) => sum + height + gap, 0);
  const share = stacked / Math.ceil(stacked / tallest);
  const wrapped: Standing[][] = [[]];
  let filled = 0;
  for (const table of column) {
    if (filled > 0 && filled + table.height / 2 > share) {
      wrapped.push([]);
      filled = 0;
    }
    wrapped.at(-1)?.push({ ...table, y: filled });
    filled += table.height + gap;
  }
  return wrapped.map((part) => {
    const middle = heightOf(part) / 2;
    return part.map((table) => ({ ...table, y: table.y - middle }));
  });
}
