import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openPool, type ConnectionOptions, type Database } from '../db/database.ts';
import { withClient } from '../db/embedded/connection.ts';
import { TEMPLATE } from './template.ts';
import type pg from 'pg';

/** A database of a test's own. */
export type TestDatabase = {
  readonly connection: ConnectionOptions;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Closes and removes it. */
  drop(): Promise<void>;
};

/** Makes an empty database, without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return databaseLike('template1');
}

/** Makes a database with all tables. */
export function testDatabase(): Promise<TestDatabase> {
  return databaseLike(TEMPLATE);
}

async function databaseLike(template: string): Promise<TestDatabase> {
  const server = inject('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const create = `create database ${name} owner backsmith template ${template}`;
  await withClient(server, (client) => client.query(create));
  const connection = { ...server, user: 'backsmith', database: name };
  // Idle connections break when the database is dropped; whatever breaks in use is reported by its query.
  const { pool, db } = openPool(connection, () => undefined);
  return {
    connection,
    pool,
    db,
    drop: async () => {
      await pool.end();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
