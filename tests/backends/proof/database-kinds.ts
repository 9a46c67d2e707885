import type { Database } from '@backsmith/engine';
import { type Catalog, mariaDbCatalog, postgresCatalog } from '@backsmith/prover';
import {
  startMariaDb,
  startMySql,
  startPostgres,
  type TestDatabase,
  type TestDatabaseServer,
  type Tool,
} from '../../kit/index.ts';
import type { Part } from '../../ledger/circumstances.ts';

/** A real server a proof runs on, and the target it stands for. */
export type DatabaseKind = {
  readonly label: string;
  readonly target: Database;
  /** What the ledger of proofs calls it. */
  readonly part: Part;
  readonly tools: readonly Tool[];
  start(): Promise<TestDatabaseServer>;
  /** @param besides other namespaces of the schema, where the server has them beside the database */
  catalog(database: TestDatabase, besides?: readonly string[]): Catalog;
};

export const POSTGRESQL: DatabaseKind = {
  label: 'PostgreSQL',
  target: 'postgresql',
  part: 'PostgreSQL',
  tools: [],
  start: startPostgres,
  catalog: postgresCatalog,
};

export const MARIADB: DatabaseKind = {
  label: 'MariaDB',
  target: 'mariadb',
  part: 'MariaDB',
  tools: ['mariadb'],
  start: startMariaDb,
  catalog: mariaDbCatalog,
};

export const MYSQL: DatabaseKind = {
  label: 'MySQL',
  target: 'mysql',
  part: 'MySQL',
  tools: ['mysql'],
  start: startMySql,
  catalog: mariaDbCatalog,
};

/** How a backend of the production profile finds its database. */
export function databaseSettings({ jdbcUrl, user, password }: TestDatabase): Readonly<Record<string, string>> {
  return { SPRING_PROFILES_ACTIVE: 'prod', DB_URL: jdbcUrl, DB_USER: user, DB_PASSWORD: password };
}
