import { randomUUID } from 'node:crypto';
import { PATHS, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBody, signUp, upload } from '../testing/caller.ts';
import type { Db } from '../db/database.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { insertProject } from './project-store.ts';
import { storedBytes } from './source-store.ts';
import { storeSource } from './store-source.ts';

const QUOTA = 10_000;

let subject: TestApp;
beforeAll(async () => (subject = await testApp({ quota: QUOTA })));
afterAll(() => subject.close());

/** An account with so much stored. */
async function accountWith(bytes: number) {
  const caller = await signUp(subject.app);
  await upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content: 'x'.repeat(bytes) }]);
  return caller;
}

test('the room of an account is the same for files and for text, and its own', async () => {
  const caller = await accountWith(QUOTA - 100);
  const long = 'x'.repeat(101);
  const byFile = await upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content: long }]);
  expect([byFile.statusCode, byFile.json<Failure>().error.code]).toEqual([413, 'STORAGE_FULL']);
  const byText = await caller.call('POST', PATHS.generateMicroservice, generateBody(long));
  expect([byText.statusCode, byText.json<Failure>().error.code]).toEqual([413, 'STORAGE_FULL']);
  expect(await storedBytes(subject.parts.db, caller.user.id)).toBe(QUOTA - 100);
  const other = await signUp(subject.app);
  const free = await upload(subject.app, other, [{ name: 'file', fileName: 'a.sql', content: long }]);
  expect(free.statusCode).toBe(200);
});

test('uploads at the same time do not share the last of the room', async () => {
  const caller = await accountWith(QUOTA - 100);
  const content = 'x'.repeat(60);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content }])),
  );
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 413, 413, 413]);
});

test('a schema waits for the one that came first, and counts it', async () => {
  const { db, clock } = subject.parts;
  const caller = await signUp(subject.app);
  const accountId = caller.user.id;
  const store = async (tx: Db) => {
    const id = randomUUID();
    await insertProject(tx, { id, accountId, name: 'shop', status: 'draft', createdAt: clock() });
    await storeSource(tx, { accountId, quota: 100 }, id, Buffer.alloc(60), '', clock());
  };
  const { promise: first, resolve: end } = Promise.withResolvers<undefined>();
  const { promise: stored, resolve: tell } = Promise.withResolvers<undefined>();
  const one = db.transaction(async (tx) => {
    await store(tx);
    tell(undefined);
    await first;
  });
  await stored;
  let isSecondDone = false;
  const two = db.transaction(store).finally(() => (isSecondDone = true));
  const refused = expect(two).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isSecondDone).toBe(false);
  end(undefined);
  await one;
  await refused;
});

test('a schema that replaces another does not count twice', async () => {
  const caller = await signUp(subject.app);
  const content = 'x'.repeat(QUOTA - 10);
  const first = await upload(subject.app, caller, [{ name: 'file', fileName: 'a.sql', content }]);
  const { projectId } = first.json<{ data: { projectId: string } }>().data;
  await subject.work();
  const again = generateBody('y'.repeat(QUOTA - 20), { projectId });
  expect((await caller.call('POST', PATHS.generateMicroservice, again)).statusCode).toBe(200);
  const more = generateBody('y'.repeat(QUOTA + 1), { projectId });
  expect((await caller.call('POST', PATHS.generateMicroservice, more)).statusCode).toBe(413);
});
