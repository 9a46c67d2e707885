import type { Schema, Table } from '@backsmith/engine';
import { alignColumns } from '../terminal/columns.ts';
import { onStdout } from '../terminal/print.ts';
import { describeColumn, describeTarget, foreignKeysOf, shorten } from './describe-column.ts';

function fullName(table: Table): string {
  return table.schema === undefined ? table.name : `${table.schema}.${table.name}`;
}

function heading(table: Table): string {
  const comment = table.comment === undefined ? '' : `  ${onStdout('dim', shorten(table.comment, 80))}`;
  return `${onStdout('bold', fullName(table))}${comment}`;
}

/** Keys over several columns and checks, which belong to no single column. */
function tableNotes(schema: Schema, table: Table): readonly string[] {
  const wide = foreignKeysOf(schema, table).filter(({ columns }) => columns.length > 1);
  const uniques = table.uniques.filter(({ columns }) => columns.length > 1);
  return [
    ...(table.primaryKey.length === 0 ? [onStdout('yellow', 'no primary key')] : []),
    ...(table.primaryKey.length > 1 ? [`key (${table.primaryKey.join(', ')})`] : []),
    ...uniques.map(({ columns }) => `unique (${columns.join(', ')})`),
    ...wide.map((key) => `(${key.columns.join(', ')}) ${onStdout('cyan', '->')} ${describeTarget(key)}`),
    ...table.checks.map(({ expression }) => `check ${shorten(expression, 80)}`),
  ];
}

/** A table with its columns below each other, as several lines. */
export function describeTable(schema: Schema, table: Table): string {
  const keys = foreignKeysOf(schema, table);
  const rows = alignColumns(table.columns.map((column) => describeColumn(column, table, keys)));
  const lines = [...rows, ...tableNotes(schema, table)].map((line) => `  ${line}`);
  return [heading(table), ...lines].join('\n');
}
