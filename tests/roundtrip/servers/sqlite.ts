import { DatabaseSync } from 'node:sqlite';
import { decodeSource } from '@backsmith/sql';
import { readSqliteCatalog } from '../catalogs/sqlite-catalog.ts';
import type { Refusal } from './refusal.ts';
import type { Loaded, Server } from './server.ts';

/** The SQLite inside Node.js, in memory. A script it refuses at one statement ends there. */
export function openSqlite(): Server {
  return {
    dialect: 'sqlite',
    target: 'sqlite',
    scriptOf: (source) => decodeSource(source).value.text,
    run: async (script) => load(script).refusals,
    load: async (script) => load(script),
    stop: async () => undefined,
  };
}

function load(script: string): Loaded {
  const database = new DatabaseSync(':memory:');
  try {
    const refusals = runScript(database, script);
    return { catalog: readSqliteCatalog(database), refusals };
  } finally {
    database.close();
  }
}

function runScript(database: DatabaseSync, script: string): readonly Refusal[] {
  try {
    database.exec(script);
    return [];
  } catch (error) {
    return [{ statement: '', reason: String(error) }];
  }
}
