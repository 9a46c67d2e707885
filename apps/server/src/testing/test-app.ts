import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type AppOptions, type AppParts } from '../app.ts';
import { openEnginePool } from '../engine/engine-pool.ts';
import { offered } from '../engine/offered.ts';
import { freeForAll } from '../entitlements/entitlements.ts';
import type { App } from '../http/app-type.ts';
import { closeApp } from '../http/close-app.ts';
import { rateLimitOf } from '../identity/rate-limit.ts';
import { giveSignOfLife } from '../jobs/sign-of-life.ts';
import { openJobQueue, type JobQueue } from '../jobs/job-queue.ts';
import { openIdeas } from '../features/ideas/open-ideas.ts';
import { localStorage } from '../ports/local-storage.ts';
import { postOffice } from '../mail/post-office.ts';
import { sandboxProvider } from '../payments/sandbox-provider.ts';
import { QUOTA } from '../projects/store-source.ts';
import { openProgressHub } from '../progress/progress-hub.ts';
import { startWorker } from '../worker/start-worker.ts';
import { STEPS } from './hostile-worker.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

const HOSTILE = new URL('./hostile-worker.ts', import.meta.url);

/** The whole application on a database of its own, with the stand-in for the engine; only the network is missing. */
export type TestApp = {
  readonly app: App;
  readonly parts: AppParts;
  readonly database: TestDatabase;
  readonly jobs: JobQueue;
  /** What the application's clock shows; set it to let time pass. */
  readonly time: { now: Date };
  /** Starts working on generations, two at a time unless told. */
  work(threads?: number): Promise<void>;
  /** @throws Error when the job queue complained meanwhile. */
  close(): Promise<void>;
};

/**
 * @param change replaces parts.
 * @param options goes to `buildApp`.
 * @param engine `real` runs the engine itself.
 */
export async function testApp(
  change: Partial<AppParts> = {},
  options: AppOptions = {},
  engine: 'stand-in' | 'real' = 'stand-in',
): Promise<TestApp> {
  const database = await testDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-files-'));
  const time = { now: new Date() };
  const clock = () => time.now;
  const failures: Error[] = [];
  const { connection, db, pool } = database;
  const jobs = await openJobQueue({ connection, expireInSeconds: 120, onError: (error) => failures.push(error) });
  const hub = await openProgressHub(connection);
  const isReal = engine === 'real';
  const limits = isReal ? { timeLimitMs: 60_000, memoryLimitMb: 768 } : { timeLimitMs: 10_000, memoryLimitMb: 256 };
  const pools = { limits, ...(isReal ? {} : { workerFile: HOSTILE }) };
  const reader = openEnginePool({ threads: 1, queue: { waiting: 32, waitingOfOne: 4 }, ...pools });
  const stopping = new AbortController();
  const parts: AppParts = {
    ...{
      db,
      clock,
      limit: rateLimitOf(db, clock),
      reader,
      quota: QUOTA,
      hasRoom: () => Promise.resolve(true),
      jobs,
      hub,
      storage: localStorage(folder),
      entitlements: freeForAll,
    },
    ...{
      offered: { ...offered(), ...(isReal ? {} : { steps: [...STEPS] }) },
      heartbeatMs: 10_000,
      stopping: stopping.signal,
    },
    ideas: openIdeas({ languageModel: undefined }, db, clock),
    mail: postOffice('outbox', clock),
    siteUrl: () => 'https://backsmith.test',
    outboxKey: 'the-key',
    teamEmail: 'team@backsmith.test',
    sells: true,
    sandboxForAll: false,
    provider: sandboxProvider(db, clock),
    checks: [{ name: 'database', isUp: async () => (await pool.query('select 1')).rowCount === 1 }],
    ...change,
  };
  const app = await buildApp(parts, { floodLimit: false, ...options });
  let stopWorker = () => jobs.stop(0);
  return {
    ...{ app, parts, database, jobs, time },
    work: async (threads = 2) => {
      const life = await giveSignOfLife(connection);
      const stop = await startWorker({ ...parts, log: app.log }, life, jobs, { threads, ...pools });
      stopWorker = () => stop().then(life.close);
    },
    close: async () => {
      await closeApp(app, stopping);
      await stopWorker();
      await reader.close();
      await hub.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (failures[0]) throw failures[0];
    },
  };
}
