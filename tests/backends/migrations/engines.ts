import type { Database } from '@backsmith/engine';
import { openMariaDb } from '../../roundtrip/servers/mariadb.ts';
import { openMySql } from '../../roundtrip/servers/mysql.ts';
import { openPostgres } from '../../roundtrip/servers/postgres.ts';
import type { ScriptServer } from '../../roundtrip/servers/server.ts';

/** A server that first migrations run on: what a project for it is generated for, and the folder of what runs there. */
export type Engine = {
  readonly database: Database;
  readonly folder: string;
  readonly open: () => Promise<ScriptServer>;
};

export const ENGINES = {
  PostgreSQL: { database: 'postgresql', folder: 'postgresql', open: openPostgres },
  MySQL: { database: 'mysql', folder: 'mysql', open: openMySql },
  MariaDB: { database: 'mysql', folder: 'mariadb', open: openMariaDb },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as readonly EngineName[];
