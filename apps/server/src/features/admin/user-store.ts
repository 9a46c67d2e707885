import { and, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Db } from '../../db/database.ts';
import { readTallies } from '../../db/tally-store.ts';
import { account } from '../../db/schema.ts';
import type { Account } from '../../identity/account-store.ts';
import { emailKey } from '../../identity/email-key.ts';

/** An account with what it made and paid. */
export type UserRow = Account & {
  readonly projectCount: number;
  /** Cents by currency. */
  readonly revenueCents: Readonly<Record<string, number>>;
};

export type UserFilter = {
  readonly search: string | undefined;
  readonly role: Account['role'] | undefined;
  readonly paymentExempt: boolean | undefined;
};

/** @param testMode whether payments of tests count, or those of money */
function columns(testMode: boolean) {
  return {
    ...getTableColumns(account),
    projectCount: sql<number>`(select count(*)::int from project as made where made.account_id = account.id)`.as(
      'project_count',
    ),
    revenueCents: sql<Record<string, number>>`(select coalesce(jsonb_object_agg(one.currency, one.cents), '{}')
      from (select paid.currency, sum(paid.amount_cents - paid.refunded_cents) as cents from payment as paid
        where paid.account_id = account.id and paid.status in ('succeeded', 'refunded') and paid.test_mode = ${testMode}
        group by paid.currency) as one)`.as('revenue_cents'),
  };
}

function matching({ search = '', role, paymentExempt }: UserFilter) {
  const part = containing(search);
  const texts = [account.firstName, account.lastName, account.email, account.company];
  return and(
    role === undefined ? undefined : eq(account.role, role),
    paymentExempt === undefined ? undefined : eq(account.paymentExempt, paymentExempt),
    search === '' ? undefined : or(...texts.map((text) => ilike(text, part))),
  );
}

/** A page of accounts, the newest first. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: { readonly page: number; readonly limit: number },
  testMode: boolean,
): Promise<readonly UserRow[]> {
  // First which ones, then what is told of them: otherwise it is worked out for all that stand before the page.
  const shown = db
    .select({ id: account.id })
    .from(account)
    .where(matching(filter))
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  return db
    .select(columns(testMode))
    .from(account)
    .where(inArray(account.id, shown))
    .orderBy(desc(account.createdAt), desc(account.id));
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const where = matching(filter);
  if (where === undefined) return (await readTallies(db, 'account')).get('account') ?? 0;
  return (await db.select({ all: count() }).from(account).where(where))[0]?.all ?? 0;
}

export async function findUser(db: Db, id: string, testMode: boolean): Promise<UserRow | undefined> {
  return (await db.select(columns(testMode)).from(account).where(eq(account.id, id)))[0];
}

/** Gives an account another address, which the administrator vouches for; false when somebody else has it. */
export async function changeEmail(tx: Db, id: string, email: string, now: Date): Promise<boolean> {
  const key = emailKey(email);
  const changed = await tx
    .update(account)
    .set({ email, emailKey: key, emailConfirmedAt: now })
    .where(
      and(
        eq(account.id, id),
        sql`not exists (select 1 from account as other where other.email_key = ${key} and other.id <> ${id})`,
      ),
    )
    .returning({ id: account.id });
  return changed.length > 0;
}
