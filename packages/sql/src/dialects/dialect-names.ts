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

/** The database a path speaks of, such as `db/migration/mysql/V1__a.sql` or `schema-postgres.sql`; the last one counts. */
export function dialectInPath(path: string): Dialect | undefined {
  const words = path.toLowerCase().split(/[^a-z0-9]+/);
  for (const word of words.reverse()) {
    const found = NAMES.find(([name]) => word === name);
    if (found !== undefined) return found[1];
  }
  return undefined;
}
