import type { AlterAction } from '@backsmith/sql';
import type { TableDraft } from '../catalog/table-draft.ts';
import { TEXTUAL, USUAL_CHARSET } from '../finish/collation.ts';

type Texts = { readonly charset?: string; readonly collation?: string };

/** Texts of a table are kept and ordered so, and no longer as they were; what is not stated is the database's. */
export function stateTexts(table: TableDraft, { charset, collation }: Texts): void {
  delete table.charset;
  delete table.collation;
  if (charset !== undefined) table.charset = charset;
  if (collation !== undefined) table.collation = collation;
}

/** Columns that count characters lose what they stated themselves; those that count bytes stay as they are. */
export function convertTexts(table: TableDraft, action: AlterAction & { kind: 'convert-texts' }): void {
  stateTexts(table, action);
  for (const column of table.columns.all) {
    if (column.charset === 'binary') continue;
    delete column.charset;
    delete column.collation;
  }
}

/** Texts that are added later are kept and ordered otherwise; those that are there stay as they are. */
export function setTexts(table: TableDraft, action: AlterAction & { kind: 'set-texts' }): void {
  for (const column of table.columns.all) {
    if (column.charset !== undefined || column.collation !== undefined || !TEXTUAL.has(column.dataType.kind)) continue;
    if (table.collation !== undefined) column.collation = table.collation;
    else column.charset = table.charset ?? USUAL_CHARSET;
  }
  stateTexts(table, action);
}
