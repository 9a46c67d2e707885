import { PATHS, type Failure, type PreviewAnswer } from '@backsmith/contract';
import { generate } from '@backsmith/engine';
import { chooseValues, featuresWhere, type SchemaChoices } from '@backsmith/options';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let caller: Caller;
beforeAll(async () => {
  subject = await testApp({}, {}, 'real');
  await subject.work();
  caller = await signUp(subject.app);
});
afterAll(() => subject.close());

const SCHEMA = `
  CREATE TABLE orders (id bigint PRIMARY KEY, note text);
  CREATE TABLE order_item (id bigint PRIMARY KEY, orders_id bigint NOT NULL REFERENCES orders, amount int NOT NULL);
  CREATE TABLE account (id bigint PRIMARY KEY, name text, password_hash text NOT NULL, touched timestamp);
`;

const preview = (change: object = {}, sql = SCHEMA) => caller.call('POST', PATHS.preview, generateBody(sql, change));
const shown = async (change: object = {}, sql = SCHEMA) => (await preview(change, sql)).json<PreviewAnswer>().data;
const secretNote = { choices: { tables: { orders: { columns: { note: 'secret' } } } } } as const;

/** What the engine makes of it, asked without the server. */
function built(choices: SchemaChoices = {}) {
  const named = {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    features: featuresWhere((name) => name === 'swagger'),
  };
  const options = { ...named, ...chooseValues(() => undefined), choices };
  const { value } = generate(new TextEncoder().encode(SCHEMA), options);
  if (value === undefined) throw new Error('nothing was generated');
  return value;
}

async function zipOf(body: object): Promise<Buffer> {
  const last = eventsOf(await caller.call('POST', PATHS.generateMicroservice, body)).at(-1);
  return (await caller.call('GET', PATHS.projectDownload(last?.projectId ?? ''))).rawPayload;
}

test('shows the names of all files and one entity whole, as the zip then has them', async () => {
  const { files, entity, problems } = await shown();
  const made = new Map(built().files.map(({ path, content }) => [path, content]));
  expect(problems).toEqual([]);
  expect(entity).toBe('OrderItem');
  expect(files.map(({ path }) => path)).toEqual([...made.keys()]);
  const whole = files.filter(({ text }) => text !== undefined);
  const names = whole.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(names).toEqual(
    expect.arrayContaining(['OrderItem.java', 'OrderItemController.java', 'OrderItemService.java']),
  );
  expect(names.every((name) => name.startsWith('OrderItem'))).toBe(true);
  for (const { path, text } of whole) expect(text).toBe(made.get(path));
});

test('says which rules on records the schema has columns for, and builds with the one that is chosen', async () => {
  const schema = `
    CREATE TABLE note (id bigint PRIMARY KEY, user_id uuid NOT NULL, organization_id bigint NOT NULL, body text);
    CREATE TABLE task (id bigint PRIMARY KEY, organization_id bigint NOT NULL, title text NOT NULL);
    CREATE TABLE colour (id bigint PRIMARY KEY, name text NOT NULL);
  `;
  const guarded = { features: { crudEnabled: true, swagger: true, exceptionHandler: true, security: true } };
  const { rules, files } = await shown(guarded, schema);
  expect(rules).toEqual([
    { rule: 'owner', columns: ['note.user_id'] },
    { rule: 'tenant', columns: ['organization_id'] },
  ]);
  expect(files.some(({ path }) => path.endsWith('RecordRules.java'))).toBe(false);
  const chosen = await shown({ ...guarded, choices: { rules: ['owner'] } }, schema);
  expect(chosen.rules).toEqual(rules);
  expect(chosen.files.some(({ path }) => path.endsWith('RecordRules.java'))).toBe(true);
  expect((await shown()).rules).toEqual([]);
});

test('says who may call which table where somebody signs in, and builds with the group that is chosen', async () => {
  const schema = `
    CREATE TABLE colour (id bigint PRIMARY KEY, name text NOT NULL);
    CREATE TABLE sales.car (id bigint PRIMARY KEY, colour_id bigint REFERENCES colour, plate text NOT NULL);
  `;
  const guarded = { features: { crudEnabled: true, swagger: true, exceptionHandler: true, security: true } };
  const { groups } = await shown(guarded, schema);
  expect(groups.map(({ table, group, basis }) => [table, group, basis])).toEqual([
    ['colour', 'catalogue', 'assumed'],
    ['car', 'business', 'assumed'],
  ]);
  expect(groups[1]?.schema).toBe('sales');
  const choices = { tables: { 'sales.car': { group: 'staff' as const } } };
  const chosen = await shown({ ...guarded, choices }, schema);
  expect(chosen.groups[1]).toMatchObject({ group: 'staff', basis: 'chosen' });
  expect(chosen.problems).toEqual([]);
  expect((await shown({}, schema)).groups).toEqual([]);
});

test('says which tables people could sign in by, unless services keep accounts of their own', async () => {
  const schema = `CREATE TABLE users (id bigserial PRIMARY KEY, email text NOT NULL UNIQUE, password_hash text NOT NULL);`;
  const guarded = { features: { crudEnabled: true, swagger: true, exceptionHandler: true, security: true } };
  const { accounts, files } = await shown({ ...guarded, choices: { accounts: 'users' } }, schema);
  expect(accounts).toEqual(['users']);
  expect(files.some(({ path }) => path.endsWith('AccountTableTest.java'))).toBe(true);
  expect((await shown({ ...guarded, architectureType: 'microservice' }, schema)).accounts).toEqual([]);
  expect((await shown(guarded)).accounts).toEqual([]);
});

test('says what columns are taken for, and takes a choice into preview and zip', async () => {
  const assumed = (await shown()).roles;
  expect(assumed).toContainEqual({ table: 'account', column: 'password_hash', role: 'secret', basis: 'assumed' });
  const { roles } = await shown(secretNote);
  expect(roles).toContainEqual({ table: 'orders', column: 'note', role: 'secret', basis: 'chosen' });
  const { choices } = secretNote;
  const zip = await zipOf(generateBody(SCHEMA, secretNote));
  expect(zip.equals(built(choices).archive)).toBe(true);
  expect(zip.equals(built().archive)).toBe(false);
});

test('a choice that does not fit is said, and what is assumed is shown all the same', async () => {
  const { files, problems, roles } = await shown({ choices: { tables: { nowhere: { columns: { a: 'secret' } } } } });
  expect(files).toEqual([]);
  expect(problems[0]).toMatchObject({ code: 'unknown-table' });
  expect(roles).toContainEqual({ table: 'account', column: 'password_hash', role: 'secret', basis: 'assumed' });
  expect((await preview({ choices: { tables: { orders: { columns: { note: 'king' } } } } })).statusCode).toBe(400);
  expect((await preview({ choices: { rows: {} } })).statusCode).toBe(400);
});

test('a schema without a table has no files, and options of the product hold', async () => {
  const nothing = await shown({}, 'SELECT 1;');
  expect(nothing.files).toEqual([]);
  expect(nothing.problems.length).toBeGreaterThan(0);
  const refused = await preview({ packageName: 'int.class' });
  expect([refused.statusCode, refused.json<Failure>().error.code]).toEqual([400, 'VALIDATION_ERROR']);
});

test('strangers are not shown anything', async () => {
  const answer = await callerOf(subject.app).call('POST', PATHS.preview, generateBody(SCHEMA));
  expect(answer.statusCode).toBe(401);
});
