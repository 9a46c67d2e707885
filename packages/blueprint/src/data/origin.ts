import type { Schema } from '@backsmith/schema';

const ORIGINS = {
  postgresql: 'a PostgreSQL schema',
  mysql: 'a MySQL schema',
  mariadb: 'a MariaDB schema',
  oracle: 'an Oracle schema',
  sqlserver: 'a SQL Server schema',
  sqlite: 'an SQLite schema',
} satisfies Record<Schema['dialect'], string>;

/** What people call a schema in this dialect, with its article. */
export function originOf(dialect: Schema['dialect']): string {
  return ORIGINS[dialect];
}
