import { visitRows, type RowStatement, type SourceText, type WrittenValue } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { flagsOf } from '../finish/weigh-flags.ts';
import { givenColumns } from './given-columns.ts';

type Filled = RowStatement & { readonly kind: 'rows' };

/** A flag, and where the rows of a statement have its value. */
type Place = { readonly at: number; readonly flag: ColumnDraft };

/**
 * The columns, flags by custom, that rows of the source give something else than 0 and 1. Reads the rows of tables with such a
 * column only.
 */
export function countingColumns(catalog: Catalog, texts: readonly SourceText[]): ReadonlySet<ColumnDraft> {
  const flags = new Set(catalog.tables.all().flatMap((table) => flagsOf(table, catalog.traits)));
  const counting = new Set<ColumnDraft>();
  if (flags.size === 0) return counting;
  for (const text of texts) {
    visitRows(text, catalog.dialect, (statement) => {
      const table = statement.kind === 'rows' ? catalog.findTable(statement.table) : undefined;
      if (statement.kind !== 'rows' || table === undefined) return;
      noteCounting(statement, placesOf(catalog, table, statement, flags), counting);
    });
  }
  return counting;
}

function placesOf(
  catalog: Catalog,
  table: TableDraft,
  { columns }: Filled,
  flags: ReadonlySet<ColumnDraft>,
): readonly Place[] {
  const given = givenColumns(columns, table.columns.all, (name) => catalog.findColumn(table, name));
  return given.flatMap((flag, at) => (flag !== undefined && flags.has(flag) ? [{ at, flag }] : []));
}

/** Reads rows until each of the flags is known to count. */
function noteCounting(statement: Filled, places: readonly Place[], counting: Set<ColumnDraft>): void {
  let open = places.filter(({ flag }) => !counting.has(flag));
  if (open.length === 0) return;
  for (const row of statement.rows()) {
    const found = open.filter(({ at }) => counts(row[at]));
    if (found.length === 0) continue;
    for (const { flag } of found) counting.add(flag);
    open = open.filter(({ flag }) => !counting.has(flag));
    if (open.length === 0) return;
  }
}

/** Whether a value is a number that a flag would not keep: Access says -1 for true. */
function counts(written: WrittenValue): boolean {
  const tree = written?.tree;
  const isNegative = tree?.kind === 'negative';
  const plain = isNegative ? tree.operand : tree;
  const quoted = plain?.kind === 'string' ? plain.value : '';
  const text = plain?.kind === 'number' ? plain.text : quoted;
  if (!/^-?\d+$/.test(text)) return false;
  const number = isNegative ? -Number(text) : Number(text);
  return number < 0 || number > 1;
}
