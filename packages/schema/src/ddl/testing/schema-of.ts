import type { Dialect } from '@backsmith/sql';
import type { Column } from '../../model/column.ts';
import type { Check, CheckRule, ForeignKey, Index, UniqueKey } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Schema, Table } from '../../model/schema.ts';

/** Schema values for tests, with everything unsaid at its plainest. */

const AT = { line: 1, column: 1 } as const;

export const INTEGER: DataType = { kind: 'integer', bits: 32 };
export const BIGINT: DataType = { kind: 'integer', bits: 64 };
export const TEXT: DataType = { kind: 'text' };

export function varchar(length: number): DataType {
  return { kind: 'varchar', length };
}

export function schemaOf(dialect: Dialect, tables: readonly Table[], rest: Partial<Schema> = {}): Schema {
  return { dialect, tables, foreignKeys: [], enums: [], sequences: [], views: [], ...rest };
}

export function tableOf(name: string, columns: readonly Column[], rest: Partial<Table> = {}): Table {
  return { ...AT, name, columns, primaryKey: [], uniques: [], checks: [], indexes: [], ...rest };
}

export function columnOf(name: string, dataType: DataType, rest: Partial<Column> = {}): Column {
  return { ...AT, name, type: '', dataType, notNull: false, identity: false, ...rest };
}

/** A counting bigint column named `id`, and a table whose primary key it is. */
export function entityOf(name: string, columns: readonly Column[] = [], rest: Partial<Table> = {}): Table {
  const id = columnOf('id', BIGINT, { notNull: true, identity: true, identityOptions: { kind: 'by-default' } });
  return tableOf(name, [id, ...columns], { primaryKey: ['id'], ...rest });
}

export function foreignKeyOf(
  table: string,
  columns: readonly string[],
  refTable: string,
  refColumns: readonly string[],
  rest: Partial<ForeignKey> = {},
): ForeignKey {
  return { ...AT, table, columns, refTable, refColumns, ...rest };
}

export function uniqueOf(columns: readonly string[], rest: Partial<UniqueKey> = {}): UniqueKey {
  return { ...AT, columns, ...rest };
}

export function indexOf(columns: readonly string[], rest: Partial<Index> = {}): Index {
  return { ...AT, parts: columns.map((column) => ({ column })), unique: false, ...rest };
}

export function checkOf(expression: string, rules: readonly CheckRule[] = [], rest: Partial<Check> = {}): Check {
  return { ...AT, expression, rules, ...rest };
}
