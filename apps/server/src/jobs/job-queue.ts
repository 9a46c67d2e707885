import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type ConstructorOptions } from 'pg-boss';
import type pg from 'pg';
import { isAway } from '../db/away.ts';
import { atMostEvery } from '../db/at-most-every.ts';
import { openPool, type ConnectionOptions, type Db } from '../db/database.ts';
import { listen } from '../db/listen.ts';

/** The queue of generations. A job is the id of a generation and nothing else; what is to be done stands in its row. */
export type JobQueue = {
  /**
   * Queues it as part of a transaction: either both happen or neither.
   *
   * @param before how many of the same account are open: it waits behind all that have fewer.
   */
  enqueue(tx: Db, generationId: string, before: number): Promise<void>;
  /** True when it answers. */
  isUp(): Promise<boolean>;
  /** Takes it out of the queue, as part of a transaction. A running handler learns of it from the row. */
  withdraw(tx: Db, generationId: string): Promise<void>;
  /** Puts a running job back into the queue, as part of a transaction; it counts as one failed attempt. */
  giveBack(tx: Db, generationId: string): Promise<void>;
  /**
   * Handles jobs, so many at once. A handler that throws, or whose process dies, is run again: five times, then never. The
   * signal fires when the process must stop.
   */
  work(concurrency: number, handler: (generationId: string, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Stops taking jobs and waits for running ones; those still running then are given back. Milliseconds. */
  stop(waitMs: number): Promise<void>;
};

export const QUEUE = 'generation';
/** pg-boss keeps its tables here. */
export const JOB_SCHEMA = 'jobs';

/** Seconds. A process is given up for dead when it has not been heard of for ten, the least pg-boss takes. */
const HEARTBEAT = 10;

/** The queue polls every second: of an outage it complains once in a while. Milliseconds. */
const OUTAGE_QUIET = 60_000;

/** Its own tables are brought up to date at the start, however long that takes; a lost server is noticed all the same. */
const POOL = {
  application_name: 'backsmith-jobs',
  max: 4,
  ...{ statement_timeout: 0, lock_timeout: 0, query_timeout: 10 * 60_000 },
} as const;

/** Marks errors of a database that is away: pg-boss complains with copies, by which nothing else could tell. */
const AWAY = Symbol('away');

export async function openJobQueue(options: {
  readonly connection: ConnectionOptions;
  /** How long a job may take in all, seconds; the worker thread's own limit ends it earlier. */
  readonly expireInSeconds: number;
  readonly onError: (error: Error) => void;
}): Promise<JobQueue> {
  let stopping = false;
  // A handler that is cut off by the stop fails once more, into a closed pool; its job was given back before.
  const tell = (error: Error) => {
    if (!stopping) options.onError(error);
  };
  const tellOfOutage = atMostEvery(OUTAGE_QUIET, tell);
  const { pool } = openPool({ ...POOL, ...options.connection }, tellOfOutage);
  const boss = new PgBoss({
    db: databaseOf(pool, options.connection),
    schema: JOB_SCHEMA,
    useListenNotify: true,
    // How soon a dead process is noticed: with the defaults of a minute its jobs lie around that long.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    schedule: false,
  });
  boss.on('error', (error) => (AWAY in error ? tellOfOutage(error) : tell(error)));
  try {
    await boss.start();
    await boss.createQueue(QUEUE, {
      notify: true,
      // About half a minute in all: a full disk or a storage that is away may recover, a broken one will not.
      ...{ retryLimit: 5, retryDelay: 1, retryBackoff: true },
      heartbeatSeconds: HEARTBEAT,
    });
  } catch (error) {
    await boss.stop({ graceful: false });
    await pool.end();
    throw error;
  }
  return {
    enqueue: async (tx, id, before) => {
      const { expireInSeconds } = options;
      const sent = await boss.send(QUEUE, {}, { id, db: dbOf(tx), expireInSeconds, priority: -before });
      if (sent === null) throw new Error(`the job ${id} was not accepted`);
    },
    isUp: async () => (await boss.getQueue(QUEUE)) !== null,
    withdraw: async (tx, id) => {
      await boss.cancel(QUEUE, id, { db: dbOf(tx) });
    },
    giveBack: async (tx, id) => {
      await boss.fail(QUEUE, id, { message: 'its process died' }, { db: dbOf(tx) });
    },
    work: async (concurrency, handler) => {
      // A job given back sends no notification, so polling stays short. Seconds.
      const how = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 3 };
      for (let one = 0; one < concurrency; one += 1) {
        const worker: Promise<string> = boss.work(QUEUE, how, async ([job]) => {
          try {
            if (job) await handler(job.id, job.signal);
          } finally {
            // The next job is taken at once, not when the polling interval is over.
            boss.notifyWorker(await worker);
          }
        });
        await worker;
      }
    },
    stop: async (waitMs) => {
      if (stopping) return;
      stopping = true;
      try {
        await boss.stop({ graceful: true, timeout: waitMs });
      } catch (error) {
        // Nothing can be given back to a database that is away; others see that this process is gone.
        if (!isAway(error)) throw error;
      } finally {
        await pool.end();
      }
    },
  };
}

/** pg-boss on connections of ours: its own have moments at which nobody listens, and a connection that breaks then ends the process. */
function databaseOf(pool: pg.Pool, connection: ConnectionOptions): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: async (text, values) => {
      try {
        return await pool.query(text, values);
      } catch (error) {
        throw error instanceof Error && isAway(error) ? Object.assign(error, { [AWAY]: true }) : error;
      }
    },
    listen: async (channel, heard, onReconnect) => {
      const session = await listen(connection, channel, heard, onReconnect);
      onReconnect();
      return session;
    },
  };
}

function dbOf(tx: Db) {
  return fromDrizzle(tx, sql);
}
