import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { readTallies } from '../../db/tally-store.ts';

// Read from tallies that the database keeps as rows change (migrations/0018_tallies.sql): none of this grows with the tables.
// What was earned are payments that succeeded, less what went back; months are in UTC.
const CENTS = sql`sum(cents)::float8 as cents, sum(count)::int as count`;

export type Earned = { readonly currency: string; readonly cents: number; readonly count: number };

/** All that was earned, by currency. */
export async function earnedInAll(db: Db, testMode: boolean): Promise<readonly Earned[]> {
  const { rows } = await db.execute<Earned>(
    sql`select currency, ${CENTS} from revenue_tally where test_mode = ${testMode}
      group by currency having sum(count) > 0 order by currency`,
  );
  return rows;
}

export async function earnedByPlan(
  db: Db,
  testMode: boolean,
): Promise<readonly (Earned & { readonly plan: string })[]> {
  const { rows } = await db.execute<Earned & { readonly plan: string }>(
    sql`select plan_name as plan, currency, ${CENTS} from revenue_tally where test_mode = ${testMode}
      group by plan_name, currency having sum(count) > 0 order by cents desc, plan_name`,
  );
  return rows;
}

export async function earnedByMonth(
  db: Db,
  testMode: boolean,
): Promise<readonly (Earned & { readonly month: string })[]> {
  const { rows } = await db.execute<Earned & { readonly month: string }>(
    sql`select month, currency, ${CENTS} from revenue_tally where test_mode = ${testMode}
      group by month, currency having sum(count) > 0 order by month desc, currency`,
  );
  return rows;
}

export type EarnedOfUser = Earned & {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
};

/** Who paid most, the highest sum first. */
export async function earnedByUser(db: Db, testMode: boolean, most: number): Promise<readonly EarnedOfUser[]> {
  const { rows } = await db.execute<EarnedOfUser>(
    sql`select payer.id, payer.first_name, payer.last_name, payer.email, one.currency, one.cents::float8, one.count::int
      from (select * from payer_tally where test_mode = ${testMode} and count > 0 order by cents desc limit ${most}) as one
      join account as payer on payer.id = one.account_id
      order by one.cents desc, payer.email`,
  );
  return rows;
}

export type UserCounts = { readonly total: number; readonly admins: number; readonly exempt: number };

export async function countAccounts(db: Db): Promise<UserCounts> {
  const counts = await readTallies(db, 'account');
  const of = (name: string) => counts.get(name) ?? 0;
  return { total: of('account'), admins: of('account.admin'), exempt: of('account.exempt') };
}

export type ProjectCounts = { readonly total: number; readonly completed: number; readonly failed: number };

export async function countAllProjects(db: Db): Promise<ProjectCounts> {
  const counts = await readTallies(db, 'project');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { total, completed: counts.get('project.completed') ?? 0, failed: counts.get('project.failed') ?? 0 };
}
