import { MESSAGES, PATHS } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entitlementsOf } from '../entitlements/entitlements.ts';
import type { Log } from '../log.ts';
import { pause } from '../pause.ts';
import { archiveKeyOf } from '../projects/file-names.ts';
import { findGeneration, latestGeneration } from '../projects/generation-store.ts';
import { generateBody, signUp, type Caller } from '../testing/caller.ts';
import { openStream } from '../testing/open-stream.ts';
import { pay, statusOf } from '../testing/pay.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { Ended } from './cause-of.ts';
import { failGeneration } from './fail-generation.ts';
import { reconcile } from './reconcile.ts';
import { runGeneration } from './run-generation.ts';
import type { WorkerParts } from './worker-parts.ts';

const SECRET = 'a_name_of_the_schema';
const STAY = new AbortController().signal;

let subject: TestApp;
let caller: Caller;
let outcome: Ended;
/** What the log says at its usual level. */
let logged: object[];
let parts: WorkerParts;

beforeEach(async () => {
  subject = await testApp({ entitlements: entitlementsOf(() => new Date(), { sells: true }) });
  await subject.app.listen({ host: '127.0.0.1', port: 0 });
  caller = await signUp(subject.app);
  outcome = { kind: 'done', value: { archive: Buffer.from('zip'), fileCount: 1, diagnostics: [] } };
  logged = [];
  const keep = (details: object) => void logged.push(details);
  const log: Log = { info: () => undefined, warn: keep, error: keep };
  const engine = { ...subject.parts.reader, generate: () => Promise.resolve(outcome), close: () => Promise.resolve() };
  parts = { ...subject.parts, engine, stepNames: ['Reading schema'], log, instance: 1 };
});
afterEach(() => subject.close());

/** A paid generation that nobody works on yet. */
async function accepted(): Promise<{ readonly id: string; readonly projectId: string }> {
  if ((await statusOf(caller)).unusedPayments.length === 0) await pay(caller, 'advanced');
  const stream = await openStream(subject.app, caller, 'POST', PATHS.generateMicroservice, generateBody(SECRET));
  const projectId = (await stream.next())?.projectId ?? '';
  stream.leave();
  expect((await statusOf(caller)).unusedPayments).toHaveLength(0);
  return { id: (await latestGeneration(subject.parts.db, projectId))?.generation.id ?? '', projectId };
}

const stateOf = async (id: string) => (await findGeneration(subject.parts.db, id))?.generation;
const withCode = (code: string) => Object.assign(new Error(`no space left for ${SECRET}`), { code });

/** Lets the database say that its disk is full whenever this happens. */
async function fillAt(event: string): Promise<void> {
  await subject.database.pool.query(`
    create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before ${event} for each row execute function full_disk()`);
}

test('an archive that finds no room ends its run at once: said, given back, logged, and the next one works', async () => {
  const { id, projectId } = await accepted();
  let isFull = true;
  const put = (key: string, bytes: Uint8Array) =>
    isFull ? Promise.reject(withCode('ENOSPC')) : subject.parts.storage.put(key, bytes);
  const storage = { ...subject.parts.storage, put };
  await subject.jobs.work(1, (job, signal) => runGeneration({ ...parts, storage }, job, signal));
  while ((await stateOf(id))?.status !== 'failed') await pause(20);
  const message = MESSAGES.diskFullForRun;
  expect(await stateOf(id)).toMatchObject({ attempts: 1, errorCode: 'DISK_FULL', errorMessage: message });
  const stream = await openStream(subject.app, caller, 'GET', PATHS.projectEvents(projectId));
  expect((await stream.next())?.error).toMatchObject({ code: 'DISK_FULL', message });
  expect((await statusOf(caller)).unusedPayments).toHaveLength(1);
  expect(logged).toEqual([{ generation: id, code: 'DISK_FULL', cause: 'ENOSPC' }]);

  isFull = false;
  const next = await accepted();
  while ((await stateOf(next.id))?.status !== 'completed') await pause(20);
  expect((await stateOf(id))?.status).toBe('failed');
});

test('a database that finds no room for the result ends the run, and its archive does not stay', async () => {
  const { id, projectId } = await accepted();
  await fillAt('insert on version');
  await runGeneration(parts, id, STAY);
  expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'DISK_FULL' });
  expect((await statusOf(caller)).unusedPayments).toHaveLength(1);
  expect(await subject.parts.storage.get(archiveKeyOf(projectId, id))).toBeUndefined();
  expect(logged).toEqual([{ generation: id, code: 'DISK_FULL', cause: '53100' }]);
});

test('where not even the end can be noted, the run is tried again and completes once there is room', async () => {
  const { id } = await accepted();
  const put = async () => {
    await fillAt('update on generation');
    throw withCode('ENOSPC');
  };
  const full = { ...parts, storage: { ...subject.parts.storage, put } };
  await expect(runGeneration(full, id, STAY)).rejects.toThrow();
  expect((await stateOf(id))?.status).toBe('running');
  expect(logged).toEqual([]);
  await subject.database.pool.query('drop trigger full_disk on generation');
  await runGeneration(parts, id, STAY);
  expect((await stateOf(id))?.status).toBe('completed');
  expect((await statusOf(caller)).unusedPayments).toHaveLength(0);
});

const diagnostic = (code: string, excerpt: string) =>
  ({ severity: 'error', code, line: 1, column: 1, message: `${SECRET} is wrong`, excerpt }) as const;
const refused = (code: string, excerpt = SECRET): Ended => ({
  kind: 'done',
  value: { archive: undefined, fileCount: 0, diagnostics: [diagnostic(code, excerpt)] },
});

test.each([
  [refused('no-table'), 'SCHEMA_ERROR', 'no-table'],
  [
    refused('internal-error', 'at design (design.ts:3:7)'),
    'GENERATION_ERROR',
    'internal-error at design (design.ts:3:7)',
  ],
  [{ kind: 'over-time' }, 'TIME_LIMIT', 'over-time'],
  [{ kind: 'over-memory' }, 'MEMORY_LIMIT', 'over-memory'],
  [
    { kind: 'crashed', reason: `Error: ${SECRET}\n${SECRET}\n    at run (pool.ts:1:2)` },
    'GENERATION_ERROR',
    'crashed at run (pool.ts:1:2)',
  ],
] satisfies [Ended, string, string][])(
  'the end %o is one line of the log, without the schema',
  async (end, code, cause) => {
    const { id } = await accepted();
    outcome = end;
    await runGeneration(parts, id, STAY);
    await runGeneration(parts, id, STAY);
    const row = await stateOf(id);
    if (!row) throw new Error('no generation');
    const late = { code: 'GENERATION_ERROR', message: 'late', cause: 'late', steps: [] } as const;
    expect(await failGeneration(parts, row, late)).toBe(false);
    expect(logged).toEqual([{ generation: id, code, cause }]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  },
);

test('what was given up is logged with the code of its latest attempt', async () => {
  const { id } = await accepted();
  const broken = {
    ...parts.storage,
    put: () => Promise.reject(new Error('a query failed', { cause: withCode('EIO') })),
  };
  await subject.jobs.work(1, (job, signal) => runGeneration({ ...parts, storage: broken }, job, signal));
  while ((await stateOf(id))?.status !== 'failed') {
    await subject.database.pool.query(`update jobs.job set start_after = now(), retry_limit = 1 where id = $1`, [id]);
    subject.time.now = new Date(Date.now() + 60_000);
    await reconcile(parts);
    await pause(50);
  }
  expect(logged).toEqual([{ generation: id, code: 'GENERATION_ERROR', cause: 'given up after 2 attempts: EIO' }]);
}, 30_000);
