import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseGate, type DatabaseGate } from '../testing/database-gate.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openProgressHub, type ProgressHub } from './progress-hub.ts';

let database: TestDatabase;
let gate: DatabaseGate;
let hub: ProgressHub;

beforeEach(async () => {
  database = await testDatabase();
  gate = await databaseGate(database.connection);
  hub = await openProgressHub(gate.connection);
});
afterEach(async () => {
  await hub.close();
  await gate.shut();
  await database.drop();
});

const announce = (id: string) => database.pool.query(`select pg_notify('generation', $1)`, [id]);

test('whoever asked hears of its own generation, until it asks no more', async () => {
  const heard: string[] = [];
  const leave = hub.subscribe('one', () => heard.push('one'));
  hub.subscribe('two', () => heard.push('two'));
  await announce('one');
  await expect.poll(() => heard).toEqual(['one']);
  leave();
  await announce('one');
  await announce('two');
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

test('after a gap everybody looks again, as what was said meanwhile was heard by nobody', async () => {
  const heard = new Set<string>();
  for (const id of ['one', 'two']) hub.subscribe(id, () => heard.add(id));
  await gate.shut();
  await announce('one');
  await gate.open();
  await expect.poll(() => [...heard].sort(), { timeout: 10_000 }).toEqual(['one', 'two']);
});
