import { MESSAGES, PATHS, type Failure, type ProjectsAnswer } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openPool } from './db/database.ts';
import { listen } from './db/listen.ts';
import { closeApp } from './http/close-app.ts';
import type { App } from './http/app-type.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { pause } from './pause.ts';
import { findGeneration, latestGeneration } from './projects/generation-store.ts';
import { archiveKeyOf } from './projects/file-names.ts';
import { callerOf, eventsOf, generateBody, signUp, type Caller } from './testing/caller.ts';
import { databaseGate, type DatabaseGate } from './testing/database-gate.ts';
import { openStream } from './testing/open-stream.ts';
import { testApp, type TestApp } from './testing/test-app.ts';
import { runGeneration } from './worker/run-generation.ts';

/** The application with a whole database, and once more behind a gate, where a test can take the database away. */
let subject: TestApp;
let gate: DatabaseGate;
let gated: ReturnType<typeof openPool>;
let app: App;
let caller: Caller;
const stopping = new AbortController();

beforeEach(async () => {
  subject = await testApp();
  gate = await databaseGate(subject.database.connection);
  gated = openPool(gate.connection, () => undefined);
  app = await buildApp({ ...subject.parts, db: gated.db, heartbeatMs: 100 }, { floodLimit: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  caller = callerOf(app, (await signUp(subject.app)).token);
});
afterEach(async () => {
  await closeApp(app, stopping);
  await gated.pool.end();
  await gate.shut();
  await subject.close();
});

const generate = () => caller.call('POST', PATHS.generateMicroservice, generateBody('create table a (id int)'));
const projects = async () => (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data.projects;

test('while the database is away every call is answered 503 with what to do, and works again once it is back', async () => {
  await gate.shut();
  const answer = await caller.call('GET', PATHS.me);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  const failure = { success: false, message: MESSAGES.network, error: { code: 'UNAVAILABLE', retryAfter: 5 } };
  expect(answer.json<Failure>()).toMatchObject(failure);
  expect((await generate()).statusCode).toBe(503);
  await gate.open();
  expect((await caller.call('GET', PATHS.me)).statusCode).toBe(200);
  expect(await projects()).toEqual([]);
});

test('a run that was stored is accepted, though the answer of the database was lost', async () => {
  await subject.work();
  gate.loseAnswerTo('commit');
  const answer = await generate();
  expect(answer.statusCode).toBe(200);
  expect(eventsOf(answer).at(-1)?.completed).toBe(true);
  expect(await projects()).toMatchObject([{ status: 'completed' }]);
});

test('a run that was not stored is answered 503, and nothing of it stays', async () => {
  gate.loseAnswerTo('insert into "generation"');
  expect((await generate()).statusCode).toBe(503);
  expect(await projects()).toEqual([]);
});

test('a stream waits for the database and goes on, with signs of life meanwhile', async () => {
  const stream = await openStream(app, caller, 'POST', PATHS.generateMicroservice, generateBody('a'));
  const first = await stream.next();
  await gate.shut();
  expect(await stream.next()).toEqual(first);
  expect(await stream.next()).toEqual(first);
  await subject.work();
  await pause(500);
  await gate.open();
  expect((await stream.until((event) => event.completed === true)).projectId).toBe(first?.projectId);
});

test('a generation whose end was stored, though the answer was lost, is completed once, and older archives go', async () => {
  const engine = {
    ...subject.parts.reader,
    generate: () =>
      Promise.resolve({ kind: 'done', value: { archive: Buffer.from('zip'), fileCount: 1, diagnostics: [] } } as const),
    close: () => Promise.resolve(),
  };
  const parts = { ...subject.parts, db: gated.db, engine, stepNames: ['Reading schema'], log: app.log, instance: 1 };
  const stay = new AbortController().signal;
  const accepted = async (more: object) => {
    const stream = await openStream(app, caller, 'POST', PATHS.generateMicroservice, generateBody('a', more));
    const projectId = (await stream.next())?.projectId ?? '';
    stream.leave();
    return { projectId, id: (await latestGeneration(subject.parts.db, projectId))?.generation.id ?? '' };
  };
  const first = await accepted({});
  await runGeneration(parts, first.id, stay);
  subject.time.now = new Date(subject.time.now.getTime() + 1000);
  const second = await accepted({ projectId: first.projectId });
  gate.loseAnswerTo('commit');
  await runGeneration(parts, second.id, stay);
  const { generation } = (await findGeneration(subject.parts.db, second.id)) ?? {};
  expect(generation).toMatchObject({ status: 'completed', attempts: 1 });
  const isStored = async (id: string) => {
    const found = await subject.parts.storage.get(archiveKeyOf(first.projectId, id));
    found?.stream.destroy();
    return found !== undefined;
  };
  expect([await isStored(first.id), await isStored(second.id)]).toEqual([false, true]);
});

test('the queue loses its connections again and again, complains once, and does each job', async () => {
  const complaints: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const jobs = await openJobQueue({ connection: gate.connection, expireInSeconds: 60, onError });
  const done: string[] = [];
  await jobs.work(2, (id) => Promise.resolve(void done.push(id)));
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
  for (const id of ids) {
    gate.cut();
    await subject.jobs.enqueue(subject.parts.db, id, 0);
    await pause(50);
  }
  await gate.shut();
  await pause(2500);
  await gate.open();
  await expect.poll(() => new Set(done).size, { timeout: 20_000 }).toBe(ids.length);
  expect(complaints).toHaveLength(1);
  await jobs.stop(0);
});

test('notifications are heard again after a gap, which is told of', async () => {
  const heard: string[] = [];
  const session = await listen(
    gate.connection,
    'some channel',
    (payload) => heard.push(payload),
    () => heard.push('back'),
  );
  const say = (text: string) => subject.database.pool.query('select pg_notify($1, $2)', ['some channel', text]);
  await say('one');
  await expect.poll(() => heard).toEqual(['one']);
  expect(session.steadyFor()).toBe(Infinity);
  await gate.shut();
  await expect.poll(() => session.steadyFor()).toBe(0);
  await say('two');
  await gate.open();
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one', 'back']);
  expect(session.steadyFor()).toBeLessThan(5000);
  await say('three');
  await expect.poll(() => heard).toEqual(['one', 'back', 'three']);
  await session.close();
});

test('a session that lands at a standby is no session: what is said there is heard by nobody', async () => {
  const { pool } = subject.database;
  await pool.query(`
    create table standby as select true as follows;
    create function public.pg_is_in_recovery() returns boolean language sql as 'select follows from public.standby'`);
  const moved = { ...gate.connection, options: '-c search_path=public,pg_catalog' };
  const open = () =>
    listen(
      moved,
      'some channel',
      () => undefined,
      () => returns.push('back'),
    );
  const returns: string[] = [];
  await expect(open()).rejects.toThrow('only follows another one');
  await pool.query('update standby set follows = false');
  const session = await open();
  await pool.query('update standby set follows = true');
  gate.cut();
  await pause(500);
  expect([session.steadyFor(), returns]).toEqual([0, []]);
  await pool.query('update standby set follows = false');
  await expect.poll(() => returns, { timeout: 10_000 }).toEqual(['back']);
  await session.close();
});
