import type { Database } from '@backsmith/engine';
import { startMariaDb, startPostgres, type TestDatabase, type TestDatabaseServer, type Tool } from '../kit/index.ts';
import type { Catalog } from './catalog/catalog.ts';
import { mariaDbCatalog } from './catalog/mariadb-catalog.ts';
import { postgresCatalog } from './catalog/postgres-catalog.ts';

/** A real server a proof runs on, and the target it stands for. */
export type DatabaseKind = {
  readonly label: string;
  readonly target: Database;
  readonly tools: readonly Tool[];
  start(): Promise<TestDatabaseServer>;
  /** @param besides other namespaces of the schema, where the server has them beside the database */
  catalog(database: TestDatabase, besides?: readonly string[]): Catalog;
};

export const POSTGRESQL: DatabaseKind = {
  label: 'PostgreSQL',
  target: 'postgresql',
  tools: [],
  start: startPostgres,
  catalog: postgresCatalog,
};

export const MARIADB: DatabaseKind = {
  label: 'MariaDB',
  target: 'mariadb',
  tools: ['mariadb'],
  start: startMariaDb,
  catalog: mariaDbCatalog,
};

/** How a backend of the production profile finds its database. */
export function databaseSettings({ jdbcUrl, user, password }: TestDatabase): Readonly<Record<string, string>> {
  return { SPRING_PROFILES_ACTIVE: 'prod', DB_URL: jdbcUrl, DB_USER: user, DB_PASSWORD: password };
}
