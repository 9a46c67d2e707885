/** Where each string of a schema comes from. */
export type Words = {
  /** A name of a table or column. */
  name(): string;
  /** A comment, default or value of an enumeration. */
  text(): string;
};

const COLUMNS = 40;

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function tableOf(words: Words, previous: string | undefined): { readonly name: string; readonly sql: string } {
  const name = identifier(words.name());
  const columns = Array.from({ length: COLUMNS }, () => identifier(words.name()));
  const [kind = '', ...plain] = columns;
  const values = ['first', words.text(), words.text(), words.text()].map(literal);
  const lines = [
    'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    `${kind} varchar(4000) NOT NULL CHECK (${kind} IN (${values.join(', ')}))`,
    ...plain.map((column) => `${column} varchar(4000) DEFAULT ${literal(words.text())}`),
    ...(previous === undefined ? [] : [`${identifier(words.name())} bigint REFERENCES ${previous} (id)`]),
  ];
  const comments = columns.map((column) => `COMMENT ON COLUMN ${name}.${column} IS ${literal(words.text())};`);
  const about = `COMMENT ON TABLE ${name} IS ${literal(words.text())};`;
  return { name, sql: `CREATE TABLE ${name} (\n${lines.join(',\n')}\n);\n${about}\n${comments.join('\n')}\n` };
}

/** A PostgreSQL schema of tables in a chain, every word of it asked for. */
export function manyTables(words: Words, tables: number): string {
  let previous: string | undefined;
  let sql = '';
  for (let at = 0; at < tables; at++) {
    const table = tableOf(words, previous);
    previous = table.name;
    sql += table.sql;
  }
  return sql;
}

/** The strings one such table asks for. */
export const STRINGS_PER_TABLE = 1 + COLUMNS + 3 + (COLUMNS - 1) + COLUMNS + 1 + 1;
