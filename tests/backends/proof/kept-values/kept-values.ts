import fc from 'fast-check';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from '../database-kinds.ts';
import type { KeptType } from './kept-type.ts';
import { MARIADB_VALUES, MYSQL_VALUES } from './mysql-values.ts';
import { POSTGRESQL_BEFORE, POSTGRESQL_VALUES } from './postgresql-values.ts';

/** A table with a column of each type, and the rows that hold one value each. */
export type KeptTable = {
  readonly kind: DatabaseKind;
  readonly columns: readonly string[];
  readonly schema: string;
  /** What takes away the rules that old rows break. */
  readonly loosened: string;
  readonly rows: readonly {
    readonly column: string;
    readonly value: string;
    readonly insert: string;
    readonly isRefused: boolean;
  }[];
  /** All there is of each row, by the names of the columns. */
  readonly bits: string;
};

const RULE = `CONSTRAINT known_words CHECK (a_checked IN ('lower', 'other'))`;

/** What programs of old were let write. */
const LAX = `SET sql_mode = 'ALLOW_INVALID_DATES,NO_AUTO_VALUE_ON_ZERO'; SET time_zone = '+00:00';`;

/** @param count of random values for each type */
export function keptTables(count: number, seed: number): readonly KeptTable[] {
  const of = (kind: DatabaseKind, types: Readonly<Record<string, KeptType>>) => keptTable(kind, types, count, seed);
  return [of(POSTGRESQL, POSTGRESQL_VALUES), of(MARIADB, MARIADB_VALUES), of(MYSQL, MYSQL_VALUES)];
}

function keptTable(
  kind: DatabaseKind,
  types: Readonly<Record<string, KeptType>>,
  count: number,
  seed: number,
): KeptTable {
  const isPostgres = kind === POSTGRESQL;
  const columns = Object.entries(types);
  const key = isPostgres ? 'serial PRIMARY KEY' : 'int NOT NULL AUTO_INCREMENT PRIMARY KEY';
  const declared = columns.map(([name, { type }]) => `  ${name} ${type}`);
  const rows = columns.flatMap(([column, { edges, refused = [], random }]) =>
    [...edges, ...refused, ...fc.sample(random, { numRuns: count, seed })].map((value) => ({
      column,
      value,
      isRefused: refused.includes(value),
      insert: `INSERT INTO kept (name, ${column}) VALUES ('old', ${value});`,
    })),
  );
  const shown = columns.map(
    ([name, { shown: how = isPostgres ? '?::text' : 'CAST(? AS CHAR)' }]) => `${how.replaceAll('?', name)} AS ${name}`,
  );
  const whole = isPostgres ? [`encode(record_send(kept), 'hex') AS bits`] : [];
  return {
    kind,
    columns: Object.keys(types),
    schema: `${isPostgres ? POSTGRESQL_BEFORE : ''}
CREATE TABLE kept (
  id ${key}, name varchar(40) NOT NULL,
${declared.join(',\n')},
  ${RULE}
)${isPostgres ? '' : ' ENGINE=InnoDB'};`,
    loosened: isPostgres
      ? 'ALTER TABLE kept DROP CONSTRAINT known_words;'
      : `ALTER TABLE kept DROP CONSTRAINT known_words; ${LAX}`,
    rows,
    bits: `SELECT id, name, ${[...whole, ...shown].join(', ')} FROM kept ORDER BY id`,
  };
}
