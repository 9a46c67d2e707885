import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, HttpCalls } from '@backsmith/prover';
import {
  bootBackend,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject } from './project.ts';

/** A zone with summer time, far from where databases and clients usually are. */
const ZONE = 'America/New_York';

/** An hour that clocks skip there. */
const SKIPPED = '2025-03-09T02:30:00';

/** Java's calendars of old leave it out. */
const OLD_DAY = '1582-10-10';

type Json = Readonly<Record<string, unknown>>;

const POSTGRESQL_TIMES = `
CREATE TABLE visit (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  moment timestamptz, clock timestamp, "second" timestamptz(0), day date, opens time, opens_zoned timetz,
  days date[], clocks timestamp[], moments timestamptz[],
  noted_at timestamp NOT NULL DEFAULT (now() AT TIME ZONE 'utc'),
  created_at timestamp NOT NULL DEFAULT timezone('utc', now()),
  updated_at timestamp
);
CREATE TABLE tick (moment timestamptz NOT NULL, clock timestamp, day date, opens_zoned timetz);
CREATE TABLE slot (clock timestamp PRIMARY KEY, label varchar(20));
CREATE VIEW visit_time AS SELECT id, moment, clock, day, opens, opens_zoned, days, moments FROM visit;
`;

const MARIADB_TIMES = `
CREATE TABLE visit (
  id int AUTO_INCREMENT PRIMARY KEY,
  clock datetime(6), \`second\` datetime, day date, opens time(6), a_year year,
  noted_at datetime NOT NULL DEFAULT (UTC_TIMESTAMP),
  created_at datetime NOT NULL DEFAULT (UTC_TIMESTAMP),
  updated_at datetime
);
CREATE TABLE tick (moment timestamp NULL, clock datetime, day date);
CREATE TABLE slot (clock datetime PRIMARY KEY, label varchar(20));
CREATE VIEW visit_time AS SELECT id, clock, day, opens, a_year FROM visit;
`;

/** @param check what only this database has */
function describeTimes(kind: DatabaseKind, sql: string, check: (proof: Proof) => Promise<void>): void {
  const generate = () => generateProject('times', Buffer.from(sql), { database: kind.target });
  const claim = { name: `times on ${kind.label}`, generate: () => [generate()] };
  const suite = {
    name: `times in another zone, on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => [claim],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/proof/times.test.ts', 'packages/prover/src/client/http-calls.ts'],
  };
  describeProofs(suite, ({ proven }) => {
    describe(ZONE, () => {
      let server: TestDatabaseServer;
      let database: TestDatabase;
      let backend: Backend;
      let proof: Proof;

      beforeAll(async () => {
        const [compiled] = await compileBackends(scratchFolder('times'), new Map([['times', generate()]]));
        if (compiled === undefined) throw new Error('nothing was compiled');
        server = await kind.start();
        database = await server.database('times');
        const env = { ...databaseSettings(database), TZ: ZONE };
        backend = await bootBackend({ jdk: tool('jdk-25'), ...compiled.program, env });
        proof = { calls: new HttpCalls(backend.url), database };
      }, 900_000);
      afterAll(async () => {
        await backend.stop();
        await server.stop();
      });

      test('times come back as they were sent, and as they are documented', { timeout: 300_000 }, async () => {
        await proveClocks(proof);
        await check(proof);
        proven(claim);
      });
    });
  });
}

type Proof = { readonly calls: HttpCalls; readonly database: TestDatabase };

async function send(
  { calls }: Proof,
  status: number,
  method: Call['method'],
  path: string,
  body?: Json,
): Promise<Json> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await calls.send({ method, path: `/api/v1/${path}`, ...sent });
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
  return (answer.body ?? {}) as Json;
}

/** A record keeps what it is made of, in its own answer, in the next one and for a list that asks for it. */
async function expectKept(proof: Proof, given: Json, kept: Json = given): Promise<void> {
  const made = await send(proof, 201, 'POST', 'visits', given);
  expect(made).toMatchObject(kept);
  expect(await send(proof, 200, 'GET', `visits/${String(made['id'])}`)).toMatchObject(kept);
  for (const [field, value] of Object.entries(kept)) {
    if (typeof value !== 'string' || field === 'opensZoned') continue;
    const found = await send(proof, 200, 'GET', `visits?${field}=${encodeURIComponent(value)}`);
    expect(found['items'], field).toContainEqual(expect.objectContaining({ id: made['id'] }));
  }
}

async function expectRefused(proof: Proof, field: string, value: string): Promise<void> {
  const problem = await send(proof, 400, 'POST', 'visits', { [field]: value });
  expect(problem['errors']).toMatchObject([{ field }]);
}

/** What every database has: times without an offset. */
async function proveClocks(proof: Proof): Promise<void> {
  // Hibernate asks for a time of day with milliseconds at most, however the column is mapped.
  await expectKept(proof, { clock: SKIPPED, day: OLD_DAY, opens: '23:59:59.999' });
  await expectKept(proof, { clock: '0001-01-01T00:00:00' });
  await expectKept(proof, { clock: '2025-07-01T10:00:00.123456789' }, { clock: '2025-07-01T10:00:00.123456' });
  expect(await send(proof, 201, 'POST', 'visits', { opens: '23:59:59.999999' })).toMatchObject({
    opens: '23:59:59.999999',
  });
  for (const value of ['2025-07-01T10:00:00Z', '2025-07-01T10:00:00+02:00']) {
    await expectRefused(proof, 'clock', value);
    await expectRefused(proof, 'day', value);
  }
  await send(proof, 201, 'POST', 'slots', { clock: SKIPPED, label: 'skipped' });
  expect(await send(proof, 200, 'GET', `slots/${SKIPPED}`)).toMatchObject({ clock: SKIPPED });
  const shown = await send(proof, 200, 'GET', 'visit-times');
  expect(shown['items']).toContainEqual(
    expect.objectContaining({ clock: SKIPPED, day: OLD_DAY, opens: '23:59:59.999' }),
  );
  await proveUtc(proof);
  const { body } = await proof.calls.send({ method: 'GET', path: '/v3/api-docs' });
  const { schemas } = (body as { components: { schemas: Record<string, { properties: Json }> } }).components;
  expect(schemas['VisitResponse']?.properties).toMatchObject({
    clock: { format: 'date-time-local' },
    day: { format: 'date' },
    opens: { format: 'time-local' },
  });
}

/** Where the database takes its times from UTC, so does the service, also where it changes a record. */
async function proveUtc(proof: Proof): Promise<void> {
  const { id } = await send(proof, 201, 'POST', 'visits', {});
  const changed = await send(proof, 200, 'PUT', `visits/${String(id)}`, { opens: '10:00:00' });
  for (const field of ['notedAt', 'createdAt', 'updatedAt']) {
    const age = Date.now() - Date.parse(`${String(changed[field])}Z`);
    expect(Math.abs(age), field).toBeLessThan(600_000);
  }
}

describeTimes(MARIADB, MARIADB_TIMES, async (proof) => {
  await expectKept(proof, { second: '2025-07-01T10:00:00.7' }, { second: '2025-07-01T10:00:00' });
  await send(proof, 201, 'POST', 'ticks', { clock: SKIPPED, day: OLD_DAY });
  expect(await send(proof, 200, 'GET', 'ticks')).toMatchObject([{ clock: SKIPPED, day: OLD_DAY }]);
});

describeTimes(POSTGRESQL, POSTGRESQL_TIMES, async (proof) => {
  const moment = { moment: '2025-07-01T08:00:00Z' };
  await expectKept(proof, { moment: '2025-07-01T10:00:00+02:00' }, moment);
  await expectKept(proof, { moment: '0001-01-01T00:00:00Z' });
  await expectKept(proof, { second: '2025-07-01T10:00:00.7Z' }, { second: '2025-07-01T10:00:00Z' });
  await expectKept(proof, { opensZoned: '02:30:00+05:30' });
  // Elements of arrays go through java.sql still, which has neither the skipped hour nor the old days.
  await expectKept(proof, { days: ['2025-07-01'], clocks: ['2025-07-01T10:00:00'] });
  await expectRefused(proof, 'moment', '2025-07-01T10:00:00');
  await expectRefused(proof, 'opensZoned', '02:30:00');
  const tick = { ...moment, clock: SKIPPED, day: OLD_DAY };
  await send(proof, 201, 'POST', 'ticks', { ...tick, opensZoned: '02:30:00+05:30' });
  expect(await send(proof, 200, 'GET', 'ticks')).toMatchObject([tick]);
  await proveNoEnd(proof);
});

/** What has no end, or lies behind the years of four digits, is shown, and stays when another field changes. */
async function proveNoEnd(proof: Proof): Promise<void> {
  const columns = ['moment', 'clock', 'day'];
  const rows = ['infinity', '-infinity', '0044-03-15 BC', '20000-01-01'].map((value) =>
    columns.map(() => `'${value}'`),
  );
  await proof.database.execute(`
    DELETE FROM visit;
    INSERT INTO visit (${columns.join(', ')}) VALUES ${rows.map((row) => `(${row.join(', ')})`).join(', ')};
    INSERT INTO visit (opens, opens_zoned) VALUES ('24:00:00', '24:00:00+02');
  `);
  const texts = `SELECT moment::text, clock::text, day::text, opens_zoned::text FROM visit ORDER BY id`;
  const before = await proof.database.rows(texts);
  const { items } = await send(proof, 200, 'GET', 'visits?size=100');
  for (const visit of items as readonly Json[]) {
    const { id, createdAt, updatedAt, ...fields } = visit;
    const body = { ...fields, second: '2025-01-01T00:00:00Z' };
    expect(await send(proof, 200, 'PUT', `visits/${String(id)}`, body), String(updatedAt)).toMatchObject({ createdAt });
  }
  expect(await proof.database.rows(texts)).toEqual(before);
  expect(await send(proof, 200, 'GET', 'visit-times')).toMatchObject({ totalItems: before.length });
}
