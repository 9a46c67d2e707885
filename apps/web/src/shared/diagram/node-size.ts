import type { DiagramTable, PlacedTable } from './model.ts';

export const NODE_WIDTH = 206;
export const HEAD_HEIGHT = 28;
export const ROW_HEIGHT = 21;
const FOOT = 4;

/** Rows of a table before the rest is counted. */
export const SHOWN_ROWS = 8;

/** What is drawn of a table: all of its columns up to a dozen or so, else the first ones and how many follow. */
export function fitRows(table: DiagramTable, shown = SHOWN_ROWS): Omit<PlacedTable, 'x' | 'y'> {
  const { id, name } = table;
  // A row that says "1 more" would take the place of that one.
  const isLonger = table.columns.length > shown + 1;
  const columns = isLonger ? table.columns.slice(0, shown) : table.columns;
  const more = table.columns.length - columns.length;
  const rows = columns.length + (more > 0 ? 1 : 0);
  return { id, name, columns, more, height: HEAD_HEIGHT + rows * ROW_HEIGHT + FOOT };
}

/** The height of a table of which the name alone is drawn, and what is between two of them. */
export const NAME_HEIGHT = 38;
export const NAME_GAP = 14;

/** What is drawn of a table on a map: its name. */
export function nameAlone({ id, name, columns }: DiagramTable): Omit<PlacedTable, 'x' | 'y'> {
  return { id, name, columns: [], more: columns.length, height: NAME_HEIGHT };
}

/** The middle of a column's row below the top of its table; of the last row where it is not shown. */
export function rowMiddle({ columns, more, height }: Omit<PlacedTable, 'x' | 'y'>, column: string): number {
  if (columns.length === 0) return height / 2;
  const at = columns.findIndex(({ name }) => name === column);
  const row = at >= 0 ? at : columns.length - (more > 0 ? 0 : 1);
  return HEAD_HEIGHT + (Math.max(0, row) + 0.5) * ROW_HEIGHT;
}
