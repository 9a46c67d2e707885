import type { Schema } from '@backsmith/schema';
import { stateOf } from './edit-state.ts';

const MOST_TABLES = 150;
const MOST_COLUMNS = 60;
const LONGEST = 24_000;

/** The names of a schema in few words: a table a line with its columns, and what it refers to. Comments are left out. */
export function outlineSchema(sql: string): string {
  const { schema } = stateOf(sql);
  const lines = schema.tables.slice(0, MOST_TABLES).map((table) => lineOf(schema, table));
  return lines.join('\n').slice(0, LONGEST);
}

function lineOf({ foreignKeys }: Schema, table: Schema['tables'][number]): string {
  const columns = table.columns.slice(0, MOST_COLUMNS).map(({ name, dataType }) => `${name} ${dataType.kind}`);
  const targets = foreignKeys.filter((key) => key.table === table.name && key.schema === table.schema);
  const links = targets.map(({ columns: own, refTable }) => `${own.join('+')} -> ${refTable}`);
  return `${table.name}(${columns.join(', ')})${links.length === 0 ? '' : ` ${links.join(', ')}`}`;
}
