import type { Column, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { Findings } from '../../findings.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { keyOf, type Lookup } from '../../tables/lookup.ts';
import type { CollectionTable } from './collections.ts';

/** Columns that say until when a row is good for anything. */
const ENDS = /^(expires|expires?_(at|on)|expiry(_(at|time))?|expiration(_(at|time))?)$/u;

/** Tables whose rows are of no use behind it: none that people read what was. */
const SHORT_LIVED = /(^|_)(sessions?|tokens?|otps?|nonces?|(reset|verification|confirmation|one_time)_codes?)$/u;

/** Says which rows the server removes, and of which others the schema says that they end: those stay, as nobody said they may go. */
export function noteEnds(
  tables: readonly CollectionTable[],
  lookup: Lookup,
  { endOf, of }: Pick<ColumnRoles, 'endOf' | 'of'>,
  findings: Findings,
): void {
  for (const { table, key } of tables) {
    const end = endOf(table);
    if (end !== undefined) {
      const message = `MongoDB removes rows of ${table.name} by itself within about a minute behind ${end}, read as UTC: those that are there as well, without a line in the audit.`;
      findings.assume('rows-end', table, message, 'Rows without a value stay.');
      continue;
    }
    const isReferred = (lookup.incoming.get(keyOf(table)) ?? []).length > 0;
    const column = isReferred ? undefined : expiryOf(table, key, of);
    if (column === undefined) continue;
    const message = `Rows of ${table.name} stay behind ${column.name}: nobody said that they may go.`;
    const hint = `MongoDB removes them with "tables": { "${table.name}": { "ends": "${column.name}" } } among the choices.`;
    findings.assume('rows-could-end', column, message, hint);
  }
}

function expiryOf(table: Table, key: readonly string[], of: ColumnRoles['of']): Column | undefined {
  if (!SHORT_LIVED.test(toSnakeCase(table.name))) return undefined;
  return table.columns.find(
    (column) =>
      ENDS.test(toSnakeCase(column.name)) &&
      column.dataType.kind === 'timestamp' &&
      !key.includes(column.name) &&
      of(table, column) === 'plain',
  );
}
