import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { JOB_SCHEMA, QUEUE } from '../jobs/job-queue.ts';

const jobs = sql.raw(`${JOB_SCHEMA}.job`);

/** How many generations wait that are begun before this one. */
export async function countAhead(db: Db, id: string): Promise<number> {
  const counted = await db.execute<{ ahead: number }>(sql`
    select count(*)::int as ahead from ${jobs} other, ${jobs} own
    where own.name = ${QUEUE} and own.id = ${id} and own.state in ('created', 'retry')
      and other.name = ${QUEUE} and other.state in ('created', 'retry') and other.id <> own.id
      and (other.priority > own.priority or (other.priority = own.priority and
        (other.created_on, other.id) < (own.created_on, own.id)))`);
  return counted.rows[0]?.ahead ?? 0;
}

/**
 * Lets what an account has waiting move up by one, when one of its generations has ended, behind all that wait there already:
 * the first of each account comes before the second of any other, and accounts take turns.
 */
export async function moveUp(tx: Db, accountId: string): Promise<void> {
  await tx.execute(sql`
    update ${jobs} job set priority = least(job.priority + 1, 0), created_on = clock_timestamp() from generation
    where job.name = ${QUEUE} and job.state in ('created', 'retry') and job.id = generation.id
      and generation.account_id = ${accountId} and generation.status = 'queued'`);
}
