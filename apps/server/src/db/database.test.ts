import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pause } from '../pause.ts';
import { databaseGate, type DatabaseGate } from '../testing/database-gate.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isAway } from './away.ts';
import { openPool } from './database.ts';

let database: TestDatabase;
let gate: DatabaseGate;
let subject: ReturnType<typeof openPool>;
let lost: Error[];

beforeEach(async () => {
  database = await testDatabase();
  gate = await databaseGate(database.connection);
  lost = [];
  subject = openPool({ ...gate.connection, max: 3 }, (error) => lost.push(error));
});
afterEach(async () => {
  await subject.pool.end();
  await gate.shut();
  await database.drop();
});

const endAllSessions = () =>
  database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1',
    [database.connection.database],
  );

const breakTheWay = () => {
  gate.cut();
  return Promise.resolve();
};

test.each([
  ['the server ends the session', endAllSessions],
  ['the way breaks', breakTheWay],
])('a transaction whose connection is lost between two queries fails, and nothing else: %s', async (_how, lose) => {
  const work = subject.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await lose();
    await pause(100);
    await tx.execute(sql`select 1`);
  });
  const error = await work.catch((thrown: unknown) => thrown);
  expect(isAway(error)).toBe(true);
  expect(lost).toHaveLength(1);
  expect((await subject.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('one message tells of all connections that break together', async () => {
  const held = await Promise.all([1, 2, 3].map(() => subject.pool.connect()));
  await endAllSessions();
  await pause(100);
  expect(lost.map(({ message }) => message)).toEqual(['terminating connection due to administrator command']);
  held.forEach((client) => client.release());
});

test.each(['begin', 'commit', 'select 7'])(
  'a connection that breaks at "%s" is thrown away, however often',
  async (text) => {
    for (let time = 0; time < 10; time += 1) {
      gate.loseAnswerTo(text);
      const released = new Promise((resolve) => subject.pool.once('release', resolve));
      const work = subject.db.transaction((tx) => tx.execute(sql`select 7`));
      expect(isAway(await work.catch((thrown: unknown) => thrown))).toBe(true);
      expect(await released).toBeInstanceOf(Error);
    }
    expect(subject.pool.totalCount).toBe(0);
    expect((await subject.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  },
);

test('a transaction that is refused gives its connection back whole', async () => {
  const refused = subject.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect([subject.pool.totalCount, subject.pool.idleCount]).toEqual([1, 1]);
});

test('a server that vanishes without a word is noticed', async () => {
  const impatient = openPool({ ...gate.connection, query_timeout: 300 }, () => undefined);
  gate.fallSilentAt('select 7');
  expect(isAway(await impatient.pool.query('select 7').catch((thrown: unknown) => thrown))).toBe(true);
  gate.fallSilentAt('select 7');
  const work = impatient.db.transaction((tx) => tx.execute(sql`select 7`));
  expect(isAway(await work.catch((thrown: unknown) => thrown))).toBe(true);
  expect((await impatient.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await impatient.pool.end();
});
