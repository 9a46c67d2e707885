import { describe, expect, test } from 'vitest';
import { openPostgres } from '../servers/postgres.ts';
import { openSqlite } from '../servers/sqlite.ts';
import { compareCatalogs } from './compare-catalogs.ts';
import { describePlanted } from './describe-planted.ts';

describe('planted differences on SQLite', () => {
  describePlanted(openSqlite);
});

describe('planted differences on PostgreSQL', () => {
  describePlanted(openPostgres);

  test('enumerations and domains differ by their values, base types and checks', async () => {
    const server = await openPostgres();
    const load = async (script: string) => (await server.load(script)).catalog;
    const before = await load(
      `create type mood as enum ('good', 'bad'); create domain code as varchar(3) check (value <> '')`,
    );
    const after = await load(
      `create type mood as enum ('bad', 'good'); create domain code as varchar(4) check (value <> '')`,
    );
    await server.stop();
    expect(compareCatalogs(before, before).differences).toEqual([]);
    expect(compareCatalogs(before, after).differences).toHaveLength(2);
  });
});
