import { MESSAGES, PATHS, type PreviewAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freeForAll, type Entitlements } from '../../entitlements/entitlements.ts';
import { unlimited } from '../../identity/rate-limit.ts';
import { generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let caller: Awaited<ReturnType<typeof signUp>>;
let paymentNeeded = true;
beforeAll(async () => {
  const rules: Entitlements = {
    get paymentNeeded() {
      return paymentNeeded;
    },
    reserve: (...run) => freeForAll.reserve(...run),
  };
  subject = await testApp({ entitlements: rules, limit: unlimited }, {}, 'real');
});
beforeEach(async () => {
  paymentNeeded = true;
  caller = await signUp(subject.app);
});
afterAll(() => subject.close());

const TEXTS = ['code', 'note', 'place', 'mark'];
const TABLES = ['invoice', 'customer', 'parcel', 'courier', 'depot'];
const table = (name: string, ...more: string[]) =>
  `CREATE TABLE ${name} (${['id bigint PRIMARY KEY', ...TEXTS.map((text) => `${name}_${text} text`), ...more].join(', ')});`;
const all = TABLES.map((name) => table(name)).join('\n');
const nameOf = (entity: string) => entity.slice(0, 1).toUpperCase() + entity.slice(1);

async function preview(sql: string, by: Caller = caller): Promise<PreviewAnswer['data']> {
  const answer = await by.call('POST', PATHS.preview, generateBody(sql));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PreviewAnswer>().data;
}
/** The schema with keys that lead nowhere, so that the table refers to more than any other. */
const inFront = (name: string) =>
  `${all}\n${TABLES.map((other, index) => `ALTER TABLE ${name} ADD k${index} bigint REFERENCES ${other};`).join('\n')}`;

test('whatever keys are added to a schema, the entity that was shown first is shown again', async () => {
  const shown: (string | null)[] = [];
  for (const name of TABLES) shown.push((await preview(inFront(name))).entity);
  expect(shown).toEqual(TABLES.map(() => 'Invoice'));
  // The rule itself works: somebody else is shown the entity with the most references.
  expect((await preview(inFront('depot'), await signUp(subject.app))).entity).toBe('Depot');
});

test('three tables a day are shown one by one, and of no other is there any code', async () => {
  for (const name of TABLES.slice(0, 3)) {
    const { entity, withheld } = await preview(table(name));
    expect([entity, withheld]).toEqual([nameOf(name), null]);
  }
  const fourth = await preview(table('courier'));
  expect([fourth.entity, fourth.withheld]).toEqual([null, MESSAGES.previewWithheld]);
  expect(fourth.files.length).toBeGreaterThan(10);
  expect(fourth.files.filter(({ text }) => text !== undefined)).toEqual([]);
  // What was shown may be read again.
  const again = await preview(table('parcel'));
  expect(again.files.some(({ text }) => text !== undefined)).toBe(true);
});

test('another table under the name of one that was shown is another', async () => {
  const disguised = (name: string) => table(name).replace(`TABLE ${name}`, 'TABLE invoice');
  const answers: (string | null)[] = [];
  for (const name of TABLES) answers.push((await preview(disguised(name))).entity);
  expect(answers).toEqual(['Invoice', 'Invoice', 'Invoice', null, null]);
});

test('previews at the same moment show no more than three tables together', async () => {
  const answers = await Promise.all(TABLES.map((name) => preview(table(name))));
  expect(answers.filter(({ withheld }) => withheld === null)).toHaveLength(3);
});

test('a preview waits for others of its account that are being noted, and counts them', async () => {
  await preview(table('invoice'));
  const others = await subject.database.pool.connect();
  await others.query('begin');
  await others.query('select 1 from account where id = $1 for no key update', [caller.user.id]);
  const fresh = `insert into shown_entity (id, account_id, entity, fields, shown_at)
    select gen_random_uuid(), $1, name, '{}', $2 from unnest(array['Customer', 'Parcel']) as name`;
  await others.query(fresh, [caller.user.id, subject.time.now]);
  const asked = preview(table('courier'));
  const blocked = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  const first = await Promise.race([
    asked.then(() => 'answered'),
    expect.poll(async () => (await others.query(blocked)).rowCount, { timeout: 20_000 }).toBe(1),
  ]);
  await others.query('commit');
  others.release();
  expect(first).not.toBe('answered');
  expect((await asked).withheld).toBe(MESSAGES.previewWithheld);
});

test('a day later there are three again', async () => {
  for (const name of TABLES) await preview(table(name));
  expect((await preview(table('depot'))).entity).toBeNull();
  await subject.database.pool.query(`update shown_entity set shown_at = shown_at - interval '1 day'`);
  expect((await preview(table('depot'))).entity).toBe('Depot');
  const kept = await subject.database.pool.query('select entity from shown_entity where account_id = $1', [
    caller.user.id,
  ]);
  expect(kept.rows).toEqual([{ entity: 'Depot' }]);
});

test('a table that is worked on stays the one that is shown', async () => {
  await preview(table('invoice'));
  for (const more of [['total int'], ['total int', 'paid boolean'], ['total bigint', 'due date', 'paid boolean']]) {
    const { entity, files } = await preview(
      `${table('invoice', ...more)}\n${table('customer', 'a bigint REFERENCES invoice')}`,
    );
    expect(entity).toBe('Invoice');
    expect(files.some(({ text }) => text?.includes('invoiceNote'))).toBe(true);
  }
});

test('where nothing is paid for, nothing is withheld', async () => {
  paymentNeeded = false;
  for (const name of TABLES) expect((await preview(table(name))).entity).toBe(nameOf(name));
});
