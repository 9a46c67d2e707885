import type { Diagnostic } from '@backsmith/text';
import type { Column } from '../../model/column.ts';
import type { ForeignKey } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import { readSchema } from '../read-schema.ts';
import type { NamedSource, ReadOptions } from '../reading.ts';

/**
 * What a text is read as, a line each: `users(id*!+, email!, note)` for a table, where `*` marks the key, `!` NOT NULL and
 * `+` an identity; `orders(user_id) -> users(id) cascade` for a relation; `view v(a, b)`; `lost: 1` for a table that is
 * not accounted for, which no text may have.
 */
export function outline(
  source: string | Uint8Array | readonly NamedSource[],
  options: ReadOptions = {},
): readonly string[] {
  const { schema, tally } = readSchema(source, options).value;
  return [
    ...schema.tables.map(tableLine),
    ...schema.foreignKeys.map(relationLine),
    ...schema.views.map(
      (view) => `view ${view.name}${view.columns === undefined ? '' : `(${view.columns.join(', ')})`}`,
    ),
    ...(tally.lost === 0 ? [] : [`lost: ${tally.lost}`]),
  ];
}

function tableLine(table: Table): string {
  const columns = table.columns.map((column) => columnText(table, column));
  return `${qualified(table.schema, table.name)}(${columns.join(', ')})`;
}

function columnText(table: Table, column: Column): string {
  const key = table.primaryKey.includes(column.name) ? '*' : '';
  return `${column.name}${key}${column.notNull ? '!' : ''}${column.identity ? '+' : ''}`;
}

function relationLine(key: ForeignKey): string {
  const target = `${qualified(key.refSchema, key.refTable)}(${key.refColumns.join(', ')})`;
  const action = key.onDelete === undefined || key.onDelete === 'no action' ? '' : ` ${key.onDelete}`;
  return `${qualified(key.schema, key.table)}(${key.columns.join(', ')}) -> ${target}${action}`;
}

function qualified(schema: string | undefined, name: string): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

/** The codes of the warnings and errors a text gives, with their lines: `unknown-type 3`. */
export function problems(source: string | Uint8Array, options: ReadOptions = {}): readonly string[] {
  return readSchema(source, options)
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(problemLine);
}

function problemLine({ code, line }: Diagnostic): string {
  return `${code} ${line}`;
}

/** The table of this name; a test that asks for one that is not there fails. */
export function tableOf(source: string | Uint8Array, name: string, options: ReadOptions = {}): Table {
  const { tables } = readSchema(source, options).value.schema;
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`no table ${name} among ${tables.map((table) => table.name).join(', ')}`);
  return found;
}

/** The column of this name in the first table. */
export function columnOf(source: string, name: string, options: ReadOptions = {}): Column {
  const [first] = readSchema(source, options).value.schema.tables;
  const found = first?.columns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`no column ${name} in ${first?.name ?? 'no table'}`);
  return found;
}
