import type { Column, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import { CREATED_NAMES, DELETED_NAMES, UPDATED_NAMES, VERSION_NAMES } from '../data/column-roles.ts';
import type { AttributeRole } from '../model/attribute.ts';
import { uniqueSets } from '../tables/unique-sets.ts';

/**
 * What a column is for besides holding a value, by its name and type: telling when a row was made, changed or deleted, or
 * counting its changes. Columns of keys are never any of these.
 *
 * @param keyColumns the columns of the table's primary, unique and foreign keys
 */
export function columnRole(column: Column, keyColumns: ReadonlySet<string>): AttributeRole {
  const { dataType } = column;
  if (keyColumns.has(column.name) || column.generated !== undefined) return 'plain';
  const name = toSnakeCase(column.writtenAs ?? column.name);
  if (dataType.kind === 'integer' && column.notNull && dataType.bits >= 16 && VERSION_NAMES.has(name)) return 'version';
  if (dataType.kind !== 'timestamp' && dataType.kind !== 'date') return 'plain';
  if (column.onUpdateNow === true || UPDATED_NAMES.has(name)) return 'updated';
  if (CREATED_NAMES.has(name)) return 'created';
  return DELETED_NAMES.has(name) && !column.notNull && isPlainName(column.name) ? 'deleted' : 'plain';
}

/** The columns that are part of a key of the table. */
export function keyColumnsOf(
  table: Table,
  foreign: readonly { readonly columns: readonly string[] }[],
): ReadonlySet<string> {
  return new Set([...uniqueSets(table).flat(), ...foreign.flatMap((key) => key.columns)]);
}

/** A name that can stand unquoted in a SQL restriction of every database. */
function isPlainName(name: string): boolean {
  return /^[a-z][a-z_]*$/u.test(name);
}
