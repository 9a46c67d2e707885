import { randomBytes } from 'node:crypto';
import { ENGINE_STEPS } from '@backsmith/engine';
import { PATHS, type GenerationEvent } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf, generateBody, signUp, upload, uploaded, type Caller } from '../../testing/caller.ts';
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
  CREATE TABLE customer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL UNIQUE);
  CREATE TABLE orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer);
  INSERT INTO customer (email) VALUES ('ada@example.com'), ('charles@example.com');
`;

async function generated(body: object): Promise<GenerationEvent> {
  const answer = await caller.call('POST', PATHS.generateMicroservice, body);
  return eventsOf(answer).at(-1) ?? {};
}

async function uploadedFrom(content: string | Uint8Array) {
  return uploaded(await upload(subject.app, caller, [{ name: 'file', fileName: 'shop.sql', content }]));
}

test('a schema is uploaded, shown without its rows, generated and downloaded as a zip', async () => {
  const draft = await uploadedFrom(SCHEMA);
  expect(draft.sqlSchema).toContain('CREATE TABLE customer');
  expect(draft.sqlSchema).not.toContain('charles@example.com');
  expect(draft.sqlSchema.split('\n')).toHaveLength(SCHEMA.split('\n').length);
  const last = await generated(generateBody(draft.sqlSchema, { projectId: draft.projectId }));
  expect(last.error).toBeUndefined();
  expect(last.steps?.map((step) => [step.name, step.status])).toEqual(ENGINE_STEPS.map((name) => [name, 'completed']));
  const download = await caller.call('GET', PATHS.projectDownload(draft.projectId));
  expect(download.rawPayload.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
  expect(download.rawPayload.includes('CustomerController.java')).toBe(true);
});

test('the same schema gives the same bytes', async () => {
  const zips = [];
  for (let run = 0; run < 2; run += 1) {
    const last = await generated(generateBody(SCHEMA));
    zips.push((await caller.call('GET', PATHS.projectDownload(last.projectId ?? ''))).rawPayload);
  }
  expect(zips[0]?.equals(zips[1] ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  ['no table', '-- nothing here'],
  ['random bytes', new Uint8Array(randomBytes(20_000))],
  ['NUL bytes', 'create table a (\0id int); \0'],
  ['an unfinished statement', 'create table "a\ud800 (id int'],
  ['a database that is not built yet', 'CREATE TABLE a (id NUMBER(10) PRIMARY KEY, b VARCHAR2(20 CHAR));\n/\n'],
] as const)('%s ends in an answer, not in a defect', async (_what, content) => {
  const draft = await uploadedFrom(content);
  const last = await generated(generateBody(undefined, { projectId: draft.projectId }));
  if (last.completed !== true) expect(last.error).toMatchObject({ code: 'SCHEMA_ERROR' });
  expect(last.error?.message).not.toBe('');
});
