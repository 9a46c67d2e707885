import { visitRows, type SourceText, type WrittenValue } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { flagsOf } from '../finish/weigh-flags.ts';

/**
 * The columns, flags by custom, that rows of the source give something else than 0 and 1. Reads the rows of tables with such a
 * column only.
 */
export function countingColumns(catalog: Catalog, texts: readonly SourceText[]): ReadonlySet<ColumnDraft> {
  const counting = new Set<ColumnDraft>();
  const flags = new Map<TableDraft, readonly ColumnDraft[]>();
  for (const table of catalog.tables.all()) {
    const own = flagsOf(table);
    if (own.length > 0) flags.set(table, own);
  }
  if (flags.size === 0) return counting;
  for (const text of texts) {
    visitRows(text, catalog.dialect, (statement) => {
      if (statement.kind !== 'rows') return;
      const table = catalog.findTable(statement.table);
      const own = table && flags.get(table);
      if (table === undefined || own === undefined) return;
      const columns = statement.columns?.map(({ text: name }) => table.columns.find(name)) ?? table.columns.all;
      const places = [...columns.entries()].filter(([, column]) => column !== undefined && own.includes(column));
      if (places.length === 0) return;
      for (const row of statement.rows()) {
        for (const [place, column] of places) if (column !== undefined && counts(row[place])) counting.add(column);
        if (places.every(([, column]) => column !== undefined && counting.has(column))) return;
      }
    });
  }
  return counting;
}

/** Whether a value is a number that a flag would not keep. */
function counts(written: WrittenValue): boolean {
  const tree = written?.tree;
  const text = tree?.kind === 'number' ? tree.text : tree?.kind === 'string' ? tree.value : '';
  return /^\d+$/.test(text) && Number(text) > 1;
}
