import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addUpTallies, readTallies } from './tally-store.ts';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

/** What happens on a site, each at random rows. */
const EVENTS = [
  `insert into account (id, email, email_key, password_hash, first_name, last_name, job_title, role, payment_exempt, newsletter_at, created_at, updated_at)
   select gen_random_uuid(), k, k, 'x', 'A', 'B', 'other', (array['user', 'admin'])[1 + (random() * 1.2)::int % 2], random() < 0.3, now(),
     now() - random() * interval '400 days', now()
   from (select gen_random_uuid()::text as k from generate_series(1, 1 + (random() * 3)::int)) made`,
  `insert into project (id, account_id, name, status, created_at)
   select gen_random_uuid(), id, 'p', (array['draft', 'generating'])[1 + (random() * 1)::int], now() from account order by random() limit 3`,
  `update project set status = (array['draft', 'generating', 'completed', 'failed'])[1 + (random() * 3)::int]
   where id in (select id from project order by random() limit 2)`,
  `update account set role = (array['user', 'admin'])[1 + (random() * 1)::int], payment_exempt = random() < 0.5
   where id in (select id from account order by random() limit 1)`,
  `insert into payment (id, account_id, email, plan_key, plan_name, plan_features, covers, amount_cents, currency, provider, test_mode, status, created_at, paid_at)
   select gen_random_uuid(), id, 'e', 'starter', (array['Starter', 'Advanced'])[1 + (random() * 1)::int], '[]', '{}', 1 + (random() * 9999)::int,
     (array['USD', 'EUR'])[1 + (random() * 1)::int], 'sandbox', random() < 0.5, 'pending', now(), null
   from account order by random() limit 2`,
  `update payment set status = (array['succeeded', 'failed', 'refunded'])[1 + (random() * 2)::int],
     paid_at = case when random() < 0.8 then now() - random() * interval '400 days' end, refunded_cents = (random() * (amount_cents - 1))::int
   where id in (select id from payment order by random() limit 2)`,
  `delete from payment where id in (select id from payment order by random() limit 1)`,
  `delete from project where id in (select id from project order by random() limit 1)`,
  `delete from account where id in (select id from account order by random() limit 1)`,
] as const;

const RECOUNTS = {
  revenue: [
    `select test_mode, currency, month, plan_name, sum(cents)::int as cents, sum(count)::int as count from revenue_tally
     group by 1, 2, 3, 4 having sum(count) <> 0 or sum(cents) <> 0 order by 1, 2, 3, 4`,
    `select test_mode, currency, to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, plan_name,
       sum(amount_cents - refunded_cents)::int as cents, count(*)::int as count
     from payment where status in ('succeeded', 'refunded') and paid_at is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  payers: [
    `select account_id, test_mode, currency, cents::int, count::int from payer_tally where count <> 0 or cents <> 0 order by 1, 2, 3`,
    `select account_id, test_mode, currency, sum(amount_cents - refunded_cents)::int as cents, count(*)::int as count from payment
     where status in ('succeeded', 'refunded') and paid_at is not null and account_id is not null group by 1, 2, 3 order by 1, 2, 3`,
  ],
  joined: [
    `select split_part(name, '.', 2) as month, sum(count)::int as count from tally where name like 'month.%.joined'
     group by 1 having sum(count) <> 0 order by 1`,
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count from account group by 1 order by 1`,
  ],
} as const;

async function rowsOf(query: string): Promise<readonly object[]> {
  return (await database.pool.query<object>(query)).rows;
}

async function expectAgreement(): Promise<void> {
  const [accounts, projects, payments] = await Promise.all(
    ['account', 'project', 'payment'].map((kind) => readTallies(database.db, kind)),
  );
  const counted = await database.db.execute<Record<string, number>>(sql`
    select count(*)::int as account, (count(*) filter (where role = 'admin'))::int as admins,
      (count(*) filter (where payment_exempt))::int as exempt, (select count(*)::int from payment) as payments,
      (select count(*)::int from project where status = 'completed') as completed,
      (select count(*)::int from project where status = 'draft') as drafts from account`);
  expect(counted.rows[0]).toEqual({
    account: accounts?.get('account') ?? 0,
    admins: accounts?.get('account.admin') ?? 0,
    exempt: accounts?.get('account.exempt') ?? 0,
    payments: payments?.get('payment') ?? 0,
    completed: projects?.get('project.completed') ?? 0,
    drafts: projects?.get('project.draft') ?? 0,
  });
  for (const [tallied, recounted] of Object.values(RECOUNTS)) {
    expect(await rowsOf(tallied)).toEqual(await rowsOf(recounted));
  }
}

test('figures agree with a recount after whatever happened, and after they were added up', async () => {
  for (let turn = 1; turn <= 400; turn += 1) {
    const event = EVENTS[turn <= 6 ? (turn * 3) % 5 : Math.floor(Math.random() * EVENTS.length)] ?? EVENTS[0];
    await database.pool.query(event);
    if (turn % 50 === 0) await expectAgreement();
    if (turn % 100 === 0) {
      await Promise.all([addUpTallies(database.db), addUpTallies(database.db)]);
      await expectAgreement();
    }
  }
  const left = await rowsOf('select name from tally');
  expect(left.length).toBeLessThan(50);
});

test('a generation is counted in the month it ended, once, and stays counted when its project goes', async () => {
  const [account, project] = ['0198a000-0000-7000-8000-00000000000a', '0198a000-0000-7000-8000-00000000000b'];
  const runs = ['completed', 'failed', 'cancelled', 'running'] as const;
  await database.pool
    .query(`insert into account (id, email, email_key, password_hash, first_name, last_name, job_title, newsletter_at, created_at, updated_at)
    values ('${account}', 'm@example.com', 'm@example.com', 'x', 'A', 'B', 'other', now(), now(), now())`);
  await database.pool.query(
    `insert into project (id, account_id, name, status, created_at) values ('${project}', '${account}', 'p', 'draft', now())`,
  );
  const ended = async (): Promise<object> =>
    Object.fromEntries(
      [...(await readTallies(database.db, 'month'))].filter(([name]) => name.startsWith('month.1999')),
    );
  for (const status of runs) {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into generation (id, project_id, account_id, status, options, steps, message, created_at)
       values (gen_random_uuid(), $1, $2, 'running', '{}', '[]', '', '1999-11-30T10:00:00Z') returning id`,
      [project, account],
    );
    // Where the clock of the server stands elsewhere, the month is that of UTC still.
    const change = `update generation set status = $2, ended_at = '1999-12-01T00:30:00+01', message = $2 where id = $1`;
    await database.pool.query(change, [rows[0]?.id, status]);
    await database.pool.query(change, [rows[0]?.id, status]);
  }
  const once = { 'month.1999-11.completed': 1, 'month.1999-11.failed': 1 };
  expect(await ended()).toEqual(once);
  await database.pool.query(`delete from project where id = '${project}'`);
  await addUpTallies(database.db);
  expect(await ended()).toEqual(once);
});
