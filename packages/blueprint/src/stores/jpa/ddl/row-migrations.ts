import { writeRows } from '@backsmith/schema';
import type { LeftRows, Schema, TableRows } from '@backsmith/schema';
import { isSamePlace, type Diagnostic } from '@backsmith/text';
import type { History } from '../../../model/history.ts';
import type { Migration } from '../../../model/project.ts';
import { carriedRowsFinding, leftRowsFinding } from '../../../rows/row-findings.ts';
import type { MigrationFolder } from './additive-migrations.ts';

/** Below the folder of migrations: those of rows, which tests leave out. */
export const ROWS_FOLDER = 'rows/';

/** Right behind the tables, before what parts bring along. */
const FILE = 'V1_1__rows.sql';

type RowMigrations = { readonly migrations: readonly Migration[]; readonly diagnostics: readonly Diagnostic[] };

/**
 * Writes the rows of lookup tables as a migration of each folder. What one of its databases cannot have, none gets, so that they
 * all hold the same. A database in use keeps the migration it has, and gets no other one.
 *
 * @param rows what the source puts into tables; those of tables the schema does not have are left alone
 */
export function rowMigrations(
  folders: readonly MigrationFolder[],
  schema: Schema,
  rows: readonly TableRows[],
  history: History | undefined,
): RowMigrations {
  if (history !== undefined)
    return { migrations: history.migrations.filter(({ path }) => path.startsWith(ROWS_FOLDER)), diagnostics: [] };
  const own = rows.filter(({ table }) => schema.tables.some((one) => isSamePlace(one, table)));
  const left: LeftRows[] = [];
  for (let kept: readonly TableRows[] = own; ; kept = without(own, left)) {
    if (kept.length === 0) return { migrations: [], diagnostics: left.map((one) => leftRowsFinding(schema, one)) };
    const written = folders.map(({ target, prepare }) => ({ target, ...writeRows(prepare(schema), target, kept) }));
    const found = written.flatMap((one) => one.left);
    for (const one of found) if (!left.some(({ table }) => isSamePlace(table, one.table))) left.push(one);
    if (found.length > 0) continue;
    return {
      migrations: written.map(({ target, text }) => ({ path: `${ROWS_FOLDER}${target}/${FILE}`, sql: text })),
      diagnostics: [carriedRowsFinding(schema, kept, FILE), ...left.map((one) => leftRowsFinding(schema, one))],
    };
  }
}

function without(rows: readonly TableRows[], left: readonly LeftRows[]): readonly TableRows[] {
  return rows.filter(({ table }) => !left.some((one) => isSamePlace(one.table, table)));
}
