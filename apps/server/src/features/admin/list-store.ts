import { and, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { beginning } from '../../db/containing.ts';
import type { Db } from '../../db/database.ts';
import { readTallies } from '../../db/tally-store.ts';
import { account, entitlement, generation, payment, project } from '../../db/schema.ts';
import type { PaymentWithUse } from '../../payments/payment-store.ts';

export type PageOf = { readonly page: number; readonly limit: number };

export type PaymentFilter = {
  readonly search?: string | undefined;
  readonly status?: PaymentWithUse['payment']['status'] | undefined;
};

/** A page of all payments, the latest first. */
export async function listAllPayments(
  db: Db,
  filter: PaymentFilter,
  { page, limit }: PageOf,
): Promise<readonly PaymentWithUse[]> {
  return db
    .select({ payment, entitlement })
    .from(payment)
    .leftJoin(entitlement, eq(entitlement.paymentId, payment.id))
    .where(paymentsLike(filter))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countAllPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const where = paymentsLike(filter);
  if (where === undefined) return (await readTallies(db, 'payment')).get('payment') ?? 0;
  return (await db.select({ all: count() }).from(payment).where(where))[0]?.all ?? 0;
}

function paymentsLike({ search = '', status }: PaymentFilter): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(payment.status, status),
    beginsWith(search, [payment.email, payment.receiptNumber, payment.intentId]),
  );
}

/** A generation that failed, with whose it was. */
export type FailedGeneration = {
  readonly generation: typeof generation.$inferSelect;
  readonly projectName: string;
  readonly email: string;
};

/** A page of generations that failed, the latest first. Stopped ones are none: that was wanted. */
export async function listFailures(
  db: Db,
  search: string | undefined,
  { page, limit }: PageOf,
): Promise<readonly FailedGeneration[]> {
  return db
    .select({ generation, projectName: project.name, email: account.email })
    .from(generation)
    .innerJoin(project, eq(project.id, generation.projectId))
    .innerJoin(account, eq(account.id, generation.accountId))
    .where(failuresLike(search))
    .orderBy(desc(generation.endedAt), desc(generation.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countFailures(db: Db, search: string | undefined): Promise<number> {
  return (await db.select({ all: count() }).from(generation).where(failuresLike(search)))[0]?.all ?? 0;
}

/** By columns of the generation alone, so that the index of failures is enough to find them. */
function failuresLike(search = ''): SQL | undefined {
  const isFailed = eq(generation.status, 'failed');
  if (search === '') return isFailed;
  const start = beginning(search.toLowerCase());
  const whose = sql`${generation.accountId} in (select holder.id from account holder where lower(holder.email) like ${start})`;
  return and(isFailed, or(whose, sql`lower(${generation.errorCode}) like ${start}`));
}

function beginsWith(search: string, columns: readonly Parameters<typeof ilike>[0][]): SQL | undefined {
  if (search === '') return undefined;
  const start = beginning(search.toLowerCase());
  return or(...columns.map((column) => sql`lower(${column}) like ${start}`));
}
