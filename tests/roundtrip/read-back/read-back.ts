import { readSchema, writeDdl, type DdlTarget, type Schema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';

/** The dialect a target's DDL is read in; H2 as it is opened here understands PostgreSQL's words. */
const DIALECT_OF: Readonly<Record<DdlTarget, Dialect>> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  oracle: 'oracle',
  sqlserver: 'sqlserver',
  sqlite: 'sqlite',
  h2: 'postgresql',
};

export type ReadBack = {
  /** The lines that differ when what was written is read and written again; none where nothing was lost or added. */
  readonly rewritten: readonly string[];
  /** What differs between the Schema and the one read back, but for types; asked only where the writer gave no warning. */
  readonly structure: readonly string[];
  readonly warned: boolean;
};

/** Writes a Schema, reads what was written, and compares: the Schemas, and the text with that of a second writing. */
export function readBack(schema: Schema, target: DdlTarget): ReadBack {
  const first = writeDdl(schema, target);
  const back = readSchema(first.value.text, { dialect: DIALECT_OF[target] }).value.schema;
  const second = writeDdl(back, target);
  const warned = first.diagnostics.some(({ severity }) => severity !== 'info');
  return {
    rewritten: differences(linesOf(first.value.text, target), linesOf(second.value.text, target)),
    structure: warned ? [] : differences(structureOf(schema), structureOf(back)),
    warned,
  };
}

/**
 * A script's lines in any order, as keys and indexes change places, and without what no Schema keeps: comments that are no
 * part of the database, the case of names where Oracle folds it, a date without time, which it does not have, and the number
 * a table of MySQL counts from.
 */
function linesOf(text: string, target: DdlTarget): readonly string[] {
  const lines = text.split('\n').map((line) =>
    line
      .trim()
      .replace(/,$/, '')
      .replace(/ AUTO_INCREMENT=\d+/, ''),
  );
  const kept = lines.filter((line) => !line.startsWith('-- '));
  if (target !== 'oracle') return kept;
  return kept.map((line) => line.toLowerCase().replace(/timestamp '([\d-]+) 00:00:00'/, "date '$1'"));
}

function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/**
 * Tables, columns, NOT NULL, keys and foreign keys as lines, names in lower case. Plain indexes only make queries faster, and
 * a unique key over the primary key's columns says nothing more.
 */
function structureOf(schema: Schema): readonly string[] {
  const tables = schema.tables.flatMap((table) => [
    ...table.columns.map(({ name, notNull }, at) => `${table.name} ${at} ${name}${notNull ? ' not null' : ''}`),
    `${table.name} primary key (${table.primaryKey.join(', ')})`,
    ...uniquesOf(table).map((columns) => `${table.name} unique (${columns})`),
  ]);
  const keys = schema.foreignKeys.map(({ table, columns, refTable, refColumns, onDelete = 'no action' }) => {
    const action = onDelete.replace('restrict', 'no action');
    return `${table} (${columns.join(', ')}) -> ${refTable} (${refColumns.join(', ')}) ${action}`;
  });
  return [...tables, ...keys].map((line) => line.toLowerCase());
}

function uniquesOf({ primaryKey, uniques, indexes }: Schema['tables'][number]): readonly string[] {
  const ofIndexes = indexes
    .filter(({ unique }) => unique)
    .map(({ parts }) => parts.map(({ column }) => column ?? '()'));
  const all = [...uniques.map(({ columns }) => columns), ...ofIndexes];
  return all.map((columns) => columns.join(', ')).filter((columns) => columns !== primaryKey.join(', '));
}
