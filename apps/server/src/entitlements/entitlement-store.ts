import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { featuresOn, type Features } from '@backsmith/options';
import type { Db } from '../db/database.ts';
import { account, entitlement, generation, payment, project } from '../db/schema.ts';

/** Whether the money of a payment is still ours: not refunded, and no dispute about it is open or lost. */
const moneyIsKept = sql<boolean>`(${payment.status} <> 'refunded' and coalesce(${payment.dispute}, 'won') = 'won')`;

/** Whether a right covers everything that is switched on. */
function covering(wanted: Features) {
  const names = featuresOn(wanted);
  return names.length === 0 ? undefined : arrayContains(entitlement.covers, [...names]);
}

/** Grants the right that a payment bought; once, however often this is called. */
export async function grantEntitlement(db: Db, fresh: typeof entitlement.$inferInsert): Promise<void> {
  await db.insert(entitlement).values(fresh).onConflictDoNothing({ target: entitlement.paymentId });
}

/**
 * Takes an unused right away, after a refund or while the payment is disputed. One that is reserved loses its way back
 * instead, see `releaseEntitlement`.
 */
export async function withdrawEntitlement(db: Db, paymentId: string): Promise<void> {
  await db
    .update(entitlement)
    .set({ status: 'withdrawn' })
    .where(and(eq(entitlement.paymentId, paymentId), eq(entitlement.status, 'unused')));
}

/** Gives a withdrawn right back: the dispute about its payment was won. */
export async function giveBackEntitlement(db: Db, paymentId: string): Promise<void> {
  await db
    .update(entitlement)
    .set({ status: 'unused' })
    .where(and(eq(entitlement.paymentId, paymentId), eq(entitlement.status, 'withdrawn')));
}

/**
 * Reserves one unused right that covers the features, the smallest and oldest first.
 *
 * One statement decides: whoever comes second finds it reserved.
 *
 * @returns the payment it came from; undefined when there is none.
 */
export async function reserveEntitlement(
  db: Db,
  accountId: string,
  wanted: Features,
  run: { readonly generationId: string; readonly projectId: string },
): Promise<string | undefined> {
  const candidate = db
    .select({ id: entitlement.paymentId })
    .from(entitlement)
    .where(and(eq(entitlement.accountId, accountId), eq(entitlement.status, 'unused'), covering(wanted)))
    .orderBy(asc(sql`cardinality(${entitlement.covers})`), asc(entitlement.createdAt))
    .limit(1)
    .for('update');
  const reserved = await db
    .update(entitlement)
    .set({ status: 'reserved', ...run })
    .where(and(sql`${entitlement.paymentId} = (${candidate})`, eq(entitlement.status, 'unused')))
    .returning({ paymentId: entitlement.paymentId });
  return reserved[0]?.paymentId;
}

/** The payment behind what a generation reserved, held as a refund and a dispute hold it: neither then overlooks the other. */
async function holdReserved(tx: Db, generationId: string) {
  return tx
    .select({ paymentId: payment.id, isKept: moneyIsKept })
    .from(payment)
    .innerJoin(entitlement, eq(entitlement.paymentId, payment.id))
    .where(and(eq(entitlement.generationId, generationId), eq(entitlement.status, 'reserved')))
    .for('update', { of: payment });
}

/** Uses up what a generation reserved; false where its money went back meanwhile. */
export async function consumeEntitlement(
  tx: Db,
  generationId: string,
  tables: readonly string[] | undefined,
  now: Date,
): Promise<boolean> {
  const held = await holdReserved(tx, generationId);
  if (held.some(({ isKept }) => !isKept)) return false;
  await tx
    .update(entitlement)
    .set({ status: 'consumed', consumedAt: now, tables: tables ?? null })
    .where(and(eq(entitlement.generationId, generationId), eq(entitlement.status, 'reserved')));
  return true;
}

/** Gives back what a generation reserved, or withdraws it where the money went back meanwhile. */
export async function releaseEntitlement(tx: Db, generationId: string): Promise<void> {
  for (const { paymentId, isKept } of await holdReserved(tx, generationId)) {
    const back = { status: isKept ? 'unused' : 'withdrawn', generationId: null, projectId: null } as const;
    await tx
      .update(entitlement)
      .set(back)
      .where(and(eq(entitlement.paymentId, paymentId), eq(entitlement.status, 'reserved')));
  }
}

/** Counts one free generation of an exempt account; false when the exemption has lapsed, or there is none. */
export async function useExemption(db: Db, accountId: string, now: Date): Promise<boolean> {
  const used = await db
    .update(account)
    .set({ generationsUsed: sql`${account.generationsUsed} + 1` })
    .where(
      and(
        eq(account.id, accountId),
        eq(account.paymentExempt, true),
        or(isNull(account.exemptionExpiresAt), gt(account.exemptionExpiresAt, now)),
        or(isNull(account.generationsLimit), lt(account.generationsUsed, account.generationsLimit)),
      ),
    )
    .returning({ id: account.id });
  return used.length > 0;
}

/** Gives back a free generation that came to nothing. */
export async function returnExemption(db: Db, generationId: string): Promise<void> {
  const owner = db.select({ id: generation.accountId }).from(generation).where(eq(generation.id, generationId));
  await db
    .update(account)
    .set({ generationsUsed: sql`greatest(${account.generationsUsed} - 1, 0)` })
    .where(inArray(account.id, owner));
}

/** Rights a project was generated with whose money is ours still; the payment has to be joined. */
function usedFor(accountId: string, projectId: string) {
  return and(
    moneyIsKept,
    eq(entitlement.accountId, accountId),
    eq(entitlement.projectId, projectId),
    eq(entitlement.status, 'consumed'),
  );
}

/** True when this project was paid for not longer ago than `since`, by a payment that covers the features and stands. */
export async function isPaidFor(
  db: Db,
  accountId: string,
  projectId: string,
  wanted: Features,
  since: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: entitlement.paymentId })
    .from(entitlement)
    .innerJoin(payment, eq(payment.id, entitlement.paymentId))
    .where(and(usedFor(accountId, projectId), gt(entitlement.consumedAt, since), covering(wanted)))
    .limit(1);
  return found.length > 0;
}

/** The rights a project was generated with whose money is ours still, the latest used first. */
export async function listUsedRights(
  db: Db,
  accountId: string,
  projectId: string,
): Promise<readonly { readonly consumedAt: Date; readonly covers: readonly string[] }[]> {
  const found = await db
    .select({ consumedAt: entitlement.consumedAt, covers: entitlement.covers })
    .from(entitlement)
    .innerJoin(payment, eq(payment.id, entitlement.paymentId))
    .where(usedFor(accountId, projectId))
    .orderBy(desc(entitlement.consumedAt));
  return found.flatMap(({ consumedAt, covers }) => (consumedAt === null ? [] : { consumedAt, covers }));
}

/**
 * The payment a draft is paid for with: it covers all that is asked for, and is unused, or used for what was made of that draft.
 *
 * @param covers the names of the features that are to be covered
 */
export async function findPaymentOfDraft(
  db: Db,
  accountId: string,
  draft: string,
  covers: readonly string[],
): Promise<string | undefined> {
  const isItsOwn = and(inArray(entitlement.status, ['reserved', 'consumed']), eq(project.draft, draft));
  const found = await db
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(entitlement, eq(entitlement.paymentId, payment.id))
    .leftJoin(project, eq(project.id, entitlement.projectId))
    .where(
      and(
        ...[eq(entitlement.accountId, accountId), eq(payment.draft, draft), moneyIsKept],
        covers.length === 0 ? undefined : arrayContains(entitlement.covers, [...covers]),
        or(eq(entitlement.status, 'unused'), isItsOwn),
      ),
    )
    .limit(1);
  return found[0]?.id;
}

/** The tables of the versions of a project that were paid for, the latest first; null where they are not known. */
export async function listPaidTables(db: Db, projectId: string): Promise<readonly (readonly string[] | null)[]> {
  const found = await db
    .select({ tables: entitlement.tables })
    .from(entitlement)
    .where(and(eq(entitlement.projectId, projectId), eq(entitlement.status, 'consumed')))
    .orderBy(desc(entitlement.consumedAt));
  return found.map((row) => row.tables);
}
