import type { Column, Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../../findings.ts';

/**
 * The schema in which columns that a trigger of the user's database fills may be empty: no client is asked for what it would
 * not be asked for there, and migrations do not carry the trigger over.
 */
export function withFilledColumns(schema: Schema): {
  readonly schema: Schema;
  readonly findings: readonly Diagnostic[];
} {
  const findings = new Findings(schema.files);
  const tables = schema.tables.map((table) =>
    table.columns.some(isAsked)
      ? { ...table, columns: table.columns.map((column) => freed(table, column, findings)) }
      : table,
  );
  return { schema: { ...schema, tables }, findings: findings.sorted() };
}

function isAsked({ filled, notNull }: Column): boolean {
  return filled === true && notNull;
}

function freed(table: Table, column: Column, findings: Findings): Column {
  if (!isAsked(column)) return column;
  findings.leaveOut(
    'column-filled-by-trigger',
    column,
    `A trigger fills ${table.name}.${column.name} of new rows, and is not carried over.`,
    'Clients may leave it out. In a database made by the migrations it is empty then.',
    'Add the trigger in a migration of your own; a database that has it fills the column.',
  );
  return { ...column, notNull: false };
}
