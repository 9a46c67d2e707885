import type { Words } from './words.ts';

export type ManySource = { readonly name: string; readonly sql: string };

const TABLES_PER_FILE = 8;
const PLAIN_COLUMNS = 30;
const CHECKED_COLUMNS = 4;
const INDEXES = 3;

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function times<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** An enum type and the column of it. */
function enumOf(words: Words, schema: string): { readonly sql: string; readonly line: string } {
  const type = `${schema}.${identifier(words.take('type name'))}`;
  const values = times(3, () => literal(words.take('enum value')));
  const column = identifier(words.take('column name'));
  return {
    sql: `CREATE TYPE ${type} AS ENUM (${values.join(', ')});\n`,
    line: `${column} ${type} DEFAULT ${values[1] ?? ''}`,
  };
}

/** The default keeps the column in the samples of tests, where a check that is not understood would leave it out. */
function checkedLine(words: Words, column: string): string {
  const check = `${column} <> ${literal(words.take('check text'))}`;
  return `${column} varchar(4000) DEFAULT ${literal(words.take('default'))} CONSTRAINT ${identifier(words.take('constraint name'))} CHECK (${check})`;
}

function tableOf(words: Words, schema: string, previous: string | undefined): { name: string; sql: string } {
  const name = `${schema}.${identifier(words.take('table name'))}`;
  const columnName = (): string => identifier(words.take('column name'));
  const plain = times(PLAIN_COLUMNS, columnName);
  const checked = times(CHECKED_COLUMNS, columnName);
  const kind = columnName();
  const values = times(3, () => literal(words.take('check value')));
  const type = enumOf(words, schema);
  const lines = [
    'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    `${kind} varchar(4000) NOT NULL CHECK (${kind} IN ('first', ${values.join(', ')}))`,
    type.line,
    ...plain.map((column) => `${column} varchar(4000) DEFAULT ${literal(words.take('default'))}`),
    ...checked.map((column) => checkedLine(words, column)),
    ...(previous === undefined ? [] : [`${columnName()} bigint REFERENCES ${previous} (id)`]),
  ];
  const about = [kind, ...plain, ...checked].map(
    (column) => `COMMENT ON COLUMN ${name}.${column} IS ${literal(words.take('column comment'))};\n`,
  );
  const indexes = plain
    .slice(0, INDEXES)
    .map((column) => `CREATE INDEX ${identifier(words.take('index name'))} ON ${name} (${column});\n`);
  const comment = `COMMENT ON TABLE ${name} IS ${literal(words.take('table comment'))};\n`;
  const table = `CREATE TABLE ${name} (\n${lines.join(',\n')}\n);\n`;
  return { name, sql: [type.sql, table, comment, ...about, ...indexes].join('') };
}

/** A table without a key, whose rows are read and added by SQL of ours, a view, and a mistake, which is told with its file. */
function extrasOf(words: Words, schema: string): string {
  const name = `${schema}.${identifier(words.take('table name'))}`;
  const columns = times(3, () => identifier(words.take('column name')));
  const view = `${schema}.${identifier(words.take('view name'))}`;
  return [
    `CREATE TABLE ${name} (${columns.map((column) => `${column} varchar(80) NOT NULL`).join(', ')});\n`,
    `CREATE VIEW ${view} AS SELECT ${columns[0] ?? ''} FROM ${name};\n`,
    'ALTER TABLE not_there ADD COLUMN x int;\n',
  ].join('');
}

/** PostgreSQL migrations of tables in a chain, one schema each, every word of them asked for. */
export function manyTables(words: Words, files: number): readonly ManySource[] {
  let previous: string | undefined;
  return times(files, (at) => {
    const name = `V${at + 1}__${words.take('file name')}.sql`;
    const schema = identifier(words.take('schema name'));
    const tables = times(TABLES_PER_FILE, () => {
      const table = tableOf(words, schema, previous);
      previous = table.name;
      return table.sql;
    });
    return { name, sql: [`CREATE SCHEMA ${schema};\n`, ...tables, extrasOf(words, schema)].join('') };
  });
}
