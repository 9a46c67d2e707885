import type { Dialect } from '../dialect.ts';

/** What people call each database in names of files and folders, lower case, longer names before their parts. */
const NAMES: readonly (readonly [name: string, dialect: Dialect])[] = [
  ['postgresql', 'postgresql'],
  ['postgres', 'postgresql'],
  ['pgsql', 'postgresql'],
  ['psql', 'postgresql'],
  ['mariadb', 'mariadb'],
  ['mysql', 'mysql'],
  ['oracle', 'oracle'],
  ['sqlserver', 'sqlserver'],
  ['mssql', 'sqlserver'],
  ['tsql', 'sqlserver'],
  ['sqlite3', 'sqlite'],
  ['sqlite', 'sqlite'],
];

/** Databases that are not read, by which migrations are kept apart all the same. */
const OTHER_NAMES: ReadonlySet<string> = new Set(
  'h2 hsqldb hsql derby db2 cockroachdb cockroach firebird informix sybase redshift snowflake clickhouse yugabytedb'.split(
    ' ',
  ),
);

/** The database a word is the name of: its dialect where that is read, else the word; nothing where it names none. */
export function databaseNamed(word: string): { readonly name: string; readonly dialect?: Dialect } | undefined {
  const lower = word.toLowerCase();
  const dialect = NAMES.find(([name]) => name === lower)?.[1];
  if (dialect !== undefined) return { name: dialect, dialect };
  return OTHER_NAMES.has(lower) ? { name: lower } : undefined;
}

const SHOWN: Readonly<Record<Dialect, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  oracle: 'Oracle',
  sqlserver: 'SQL Server',
  sqlite: 'SQLite',
};

/** What people call the database of a dialect in sentences. */
export function databaseName(dialect: Dialect): string {
  return SHOWN[dialect];
}

/** The database a path speaks of, such as `db/migration/mysql/V1__a.sql` or `schema-postgres.sql`; the last one counts. */
export function dialectInPath(path: string): Dialect | undefined {
  const words = path.toLowerCase().split(/[^a-z0-9]+/);
  for (const word of words.reverse()) {
    const found = NAMES.find(([name]) => word === name);
    if (found !== undefined) return found[1];
  }
  return undefined;
}
