import type { Database } from '@backsmith/options';
import type { Dialect } from '@backsmith/sql';

const DATABASE_OF = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  oracle: 'oracle',
  sqlserver: 'sqlserver',
  sqlite: 'postgresql',
} as const satisfies Record<Dialect, Database>;

/** The database a schema of this dialect is most likely wanted for. SQLite serves no backend, so it becomes PostgreSQL. */
export function suggestDatabase(dialect: Dialect): Database {
  return DATABASE_OF[dialect];
}
