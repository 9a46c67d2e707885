import { randomUUID } from 'node:crypto';
import { PATHS, type GenerationEvent } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pause } from '../pause.ts';
import { findGeneration, latestGeneration } from '../projects/generation-store.ts';
import { generateBody, signUp, type Caller } from '../testing/caller.ts';
import { openStream } from '../testing/open-stream.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { failGeneration } from './fail-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { reconcile, rescue } from './reconcile.ts';
import { runGeneration } from './run-generation.ts';
import { trackProgress } from './track-progress.ts';
import type { WorkerParts } from './worker-parts.ts';

let subject: TestApp;
let caller: Caller;
let parts: WorkerParts;

beforeEach(async () => {
  subject = await testApp();
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
  caller = await signUp(subject.app);
  const engine: WorkerParts['engine'] = {
    generate: () =>
      Promise.resolve({ kind: 'done', value: { archive: Buffer.from('zip'), fileCount: 1, diagnostics: [] } }),
    read: () => Promise.reject(new Error('not asked for')),
    edit: () => Promise.reject(new Error('not asked for')),
    preview: () => Promise.reject(new Error('not asked for')),
    remake: () => Promise.reject(new Error('not asked for')),
    update: () => Promise.reject(new Error('not asked for')),
    close: () => Promise.resolve(),
  };
  parts = { ...subject.parts, engine, stepNames: ['Reading schema'], log: subject.app.log, instance: 1 };
});
afterEach(() => subject.close());

/** Accepts a generation that nobody works on yet. */
async function accepted(): Promise<{ readonly id: string; readonly projectId: string }> {
  const stream = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody('a'));
  const projectId = (await stream.next())?.projectId ?? '';
  stream.leave();
  const found = await latestGeneration(subject.parts.db, projectId);
  return { id: found?.generation.id ?? '', projectId };
}

const stay = new AbortController().signal;
const stateOf = async (id: string) => (await findGeneration(subject.parts.db, id))?.generation;

async function lastEvent(projectId: string): Promise<GenerationEvent | undefined> {
  const stream = await openStream(subject.app, caller, 'GET', PATHS.projectEvents(projectId));
  return stream.next();
}

test('running the same generation twice has the effect of once', async () => {
  const { id, projectId } = await accepted();
  await Promise.all([runGeneration(parts, id, stay), runGeneration({ ...parts, instance: 2 }, id, stay)]);
  await runGeneration(parts, id, stay);
  expect(await stateOf(id)).toMatchObject({ status: 'completed' });
  expect((await lastEvent(projectId))?.completed).toBe(true);
  const download = await caller.call('GET', PATHS.projectDownload(projectId));
  expect([download.statusCode, download.body]).toEqual([200, 'zip']);
});

test('a late failure does not undo a success, nor a late success a cancellation', async () => {
  const { id, projectId } = await accepted();
  await runGeneration(parts, id, stay);
  const row = await stateOf(id);
  if (!row) throw new Error('no generation');
  await failGeneration(parts, row, { code: 'GENERATION_ERROR', message: 'late', cause: 'late', steps: [] });
  expect((await lastEvent(projectId))?.completed).toBe(true);

  const second = await accepted();
  await caller.call('POST', PATHS.projectCancel(second.projectId));
  const cancelled = await stateOf(second.id);
  if (!cancelled) throw new Error('no generation');
  const archiveKey = `archives/${second.projectId}/${second.id}.zip`;
  await subject.parts.storage.put(archiveKey, Buffer.from('zip'));
  await finishGeneration(parts, cancelled, { archiveKey, archiveBytes: 3, steps: [], diagnostics: [] }, stay);
  expect((await lastEvent(second.projectId))?.error?.code).toBe('GENERATION_CANCELLED');
  expect(await subject.parts.storage.get(archiveKey)).toBeUndefined();
});

test('a storage that fails is the machine’s fault: the job is tried again and succeeds', async () => {
  const { id, projectId } = await accepted();
  let failures = 2;
  const put = (key: string, bytes: Uint8Array) => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(new Error('away')) : subject.parts.storage.put(key, bytes);
  };
  const flaky = { ...parts, storage: { ...subject.parts.storage, put } };
  await subject.jobs.work(1, (job, signal) => runGeneration(flaky, job, signal));
  while ((await stateOf(id))?.status !== 'completed') await pause(50);
  expect((await stateOf(id))?.attempts).toBe(3);
  expect((await lastEvent(projectId))?.completed).toBe(true);
}, 60_000);

test('a machine that fails for ever ends the project after five more attempts', async () => {
  const { id, projectId } = await accepted();
  const broken = { ...parts, storage: { ...subject.parts.storage, put: () => Promise.reject(new Error('away')) } };
  await subject.jobs.work(1, (job, signal) => runGeneration(broken, job, signal));
  subject.time.now = new Date(Date.now() + 60_000);
  while ((await stateOf(id))?.status !== 'failed') {
    // Not waiting half a minute for the pauses between attempts.
    await subject.database.pool.query(`update jobs.job set start_after = now() where id = $1 and state = 'retry'`, [
      id,
    ]);
    await reconcile(parts);
    await pause(100);
  }
  expect((await stateOf(id))?.attempts).toBe(6);
  expect((await lastEvent(projectId))?.error?.code).toBe('GENERATION_ERROR');
}, 90_000);

test('a generation whose job is gone is ended; one that waits or has just been accepted is not', async () => {
  const lost = await accepted();
  const waiting = await accepted();
  await subject.database.pool.query('delete from jobs.job where id = $1', [lost.id]);
  await reconcile(parts);
  expect((await stateOf(lost.id))?.status).toBe('queued');
  subject.time.now = new Date(Date.now() + 60_000);
  await reconcile(parts);
  expect((await stateOf(lost.id))?.status).toBe('failed');
  expect((await stateOf(waiting.id))?.status).toBe('queued');
});

test('the claim of a dead process is released by one of many rescuers, that of a living one by none', async () => {
  const { id } = await accepted();
  const never = { ...parts.engine, generate: () => new Promise<never>(() => undefined) };
  // The instance 99 holds no lock: it is dead.
  void runGeneration({ ...parts, engine: never, instance: 99 }, id, stay);
  while ((await stateOf(id))?.status !== 'running') await pause(20);
  const given: string[] = [];
  const jobs = { giveBack: (_tx: unknown, job: string) => Promise.resolve(void given.push(job)) };
  await Promise.all([1, 2, 3].map((instance) => rescue({ ...parts, instance }, jobs)));
  expect(given).toEqual([id]);
  expect((await stateOf(id))?.claimedBy).toBeNull();

  const { giveSignOfLife } = await import('../jobs/sign-of-life.ts');
  const life = await giveSignOfLife(subject.database.connection);
  await subject.database.pool.query('update generation set claimed_by = $1 where id = $2', [life.instance, id]);
  await rescue(parts, jobs);
  expect(given).toHaveLength(1);
  await life.close();
  while (given.length === 1) {
    await rescue(parts, jobs);
    await pause(20);
  }
  expect(given).toEqual([id, id]);
});

test('a process that has lost its claim stops working on it', async () => {
  const { id } = await accepted();
  let stopped = false;
  const engine: WorkerParts['engine'] = {
    ...parts.engine,
    generate: (_task, _observe, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          stopped = true;
          resolve({ kind: 'stopped' });
        }),
      ),
  };
  const running = runGeneration({ ...parts, engine }, id, stay);
  while ((await stateOf(id))?.status !== 'running') await pause(20);
  await subject.database.pool.query('update generation set claimed_by = 77 where id = $1', [id]);
  await subject.database.pool.query(`select pg_notify('generation', $1)`, [id]);
  await running;
  expect(stopped).toBe(true);
  expect((await stateOf(id))?.status).toBe('running');
});

test('a claim lost before anyone listened is noticed all the same', async () => {
  const { id } = await accepted();
  const row = await stateOf(id);
  if (!row) throw new Error('no generation');
  await subject.database.pool.query(`update generation set status = 'running', claimed_by = 77 where id = $1`, [id]);
  await new Promise<void>((resolve) => trackProgress(parts, row, resolve));
});

test('an id that does not exist is no work', async () => {
  await expect(runGeneration(parts, randomUUID(), stay)).resolves.toBeUndefined();
});
