import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** The counts of a kind by their names: `account` gives `account`, `account.admin` and `account.exempt`. */
export async function readTallies(db: Db, kind: string): Promise<ReadonlyMap<string, number>> {
  const found = await db.execute<{ name: string; count: number }>(sql`
    select name, sum(count)::int as count from tally where name = ${kind} or name like ${`${kind}.%`} group by name`);
  return new Map(found.rows.map(({ name, count }) => [name, count]));
}

/** Adds up what was appended since the last time; whoever does it at the same time finds nothing left to add. */
export async function addUpTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from tally returning name, count)
    insert into tally (name, count) select name, sum(count) from gone group by name`);
  await db.execute(sql`
    with gone as (delete from revenue_tally returning *)
    insert into revenue_tally (test_mode, currency, month, plan_name, cents, count)
    select test_mode, currency, month, plan_name, sum(cents), sum(count) from gone
    group by test_mode, currency, month, plan_name`);
}
