import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { generation, proof, push, tryout } from '../db/schema.ts';
import { JOB_SCHEMA } from '../jobs/job-queue.ts';
import { LIFE_LOCK } from '../jobs/sign-of-life.ts';
import type { GenerationRow } from './generation-store.ts';

/** Seconds a generation may lack its job: while a transaction commits, or a job is being handed on. */
const GRACE = 5;

/** Open generations whose job has ended or does not exist. */
export async function findAbandoned(db: Db, now: Date): Promise<readonly GenerationRow[]> {
  const jobs = sql.raw(`${JOB_SCHEMA}.job`);
  const alive = sql`exists (select 1 from ${jobs} job
    where job.name = 'generation' and job.id = ${generation.id} and job.state in ('created', 'retry', 'active'))`;
  return db
    .select()
    .from(generation)
    .where(
      and(
        inArray(generation.status, ['queued', 'running']),
        lt(generation.createdAt, secondsAfter(now, -GRACE)),
        eq(alive, false),
      ),
    );
}

/**
 * What the latest attempt at a generation ended with: a code or a name. Messages stay where they are, as those of failed queries
 * carry what was to be stored.
 */
export async function findJobError(db: Db, id: string): Promise<string | undefined> {
  const found = await db.execute<{ readonly word: string | null }>(
    sql`select coalesce(output #>> '{cause,code}', output ->> 'code', output ->> 'name', output #>> '{value,message}') as word
      from ${sql.raw(`${JOB_SCHEMA}.job`)} where name = 'generation' and id = ${id}`,
  );
  return found.rows[0]?.word ?? undefined;
}

/** Whether the process that claimed a row still lives: it holds the lock that goes with its claims. */
export function isHeld(
  claimedBy: typeof generation.claimedBy | typeof proof.claimedBy | typeof tryout.heldBy | typeof push.heldBy,
): SQL<boolean> {
  return sql<boolean>`exists (select 1 from pg_locks lock
    where lock.locktype = 'advisory' and lock.database = (select oid from pg_database where datname = current_database())
      and lock.classid::bigint = ${LIFE_LOCK} and lock.objid::bigint = ${claimedBy} and lock.granted)`;
}

/** The processes that live, by the numbers of their claims. */
export async function findLiving(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ readonly instance: string }>(
    sql`select lock.objid::text as instance from pg_locks lock
      where lock.locktype = 'advisory' and lock.database = (select oid from pg_database where datname = current_database())
        and lock.classid::bigint = ${LIFE_LOCK} and lock.granted`,
  );
  return new Set(rows.map(({ instance }) => Number(instance)));
}

/** Running generations whose process has died: nobody holds the lock that goes with their claim. */
export async function findOrphaned(db: Db, instance: number): Promise<readonly GenerationRow[]> {
  return db
    .select()
    .from(generation)
    .where(
      and(
        eq(generation.status, 'running'),
        ne(generation.claimedBy, instance),
        eq(isHeld(generation.claimedBy), false),
      ),
    );
}

/** Takes a dead process's claim away; true for the one caller who does it. */
export async function releaseClaim(db: Db, id: string, claimedBy: number | null): Promise<boolean> {
  if (claimedBy === null) return false;
  const released = await db
    .update(generation)
    .set({ claimedBy: null })
    .where(and(eq(generation.id, id), eq(generation.status, 'running'), eq(generation.claimedBy, claimedBy)))
    .returning({ id: generation.id });
  return released.length > 0;
}
