import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { readTallies } from '../db/tally-store.ts';
import { payment, plan, planPrice } from '../db/schema.ts';
import type { PlanRow } from './plan-store.ts';

/** What an administrator may set of a plan. */
export type PlanValues = Omit<PlanRow, 'id' | 'key' | 'archivedAt' | 'metadata' | 'createdAt' | 'updatedAt'>;

export type FormerPrice = typeof planPrice.$inferSelect;

/** Former prices shown of all plans together; older ones stay in the database. */
const MOST_FORMER = 200;

/** All plans in the order they are shown, archived ones among them. */
export async function listAllPlans(db: Db): Promise<readonly PlanRow[]> {
  return db.select().from(plan).orderBy(asc(plan.sortOrder), asc(plan.name));
}

/** A plan by its id, held until the end of the transaction. */
export async function lockPlan(tx: Db, id: string): Promise<PlanRow | undefined> {
  return (await tx.select().from(plan).where(eq(plan.id, id)).for('update'))[0];
}

/** The prices plans had, the latest first. */
export async function listFormer(db: Db): Promise<readonly FormerPrice[]> {
  return db.select().from(planPrice).orderBy(desc(planPrice.id)).limit(MOST_FORMER);
}

/** How many payments name each plan, by its key. */
export async function countPayments(db: Db): Promise<ReadonlyMap<string, number>> {
  const tallies = await readTallies(db, 'payment');
  return new Map([...tallies].map(([name, count]) => [name.slice('payment.'.length), count]));
}

/** True when a payment names the plan. */
export async function isPaidFor(tx: Db, key: string): Promise<boolean> {
  return (await tx.select({ id: payment.id }).from(payment).where(eq(payment.planKey, key)).limit(1)).length > 0;
}

/** Makes a plan; undefined when its key is taken, also by an archived one. */
export async function insertPlan(tx: Db, key: string, values: PlanValues): Promise<PlanRow | undefined> {
  return (
    await tx
      .insert(plan)
      .values({ ...values, key })
      .onConflictDoNothing()
      .returning()
  )[0];
}

/** Changes a plan; the price it had is kept by the database. */
export async function updatePlan(
  tx: Db,
  id: string,
  change: Partial<PlanValues> & { readonly archivedAt?: Date; readonly updatedAt: Date },
): Promise<PlanRow | undefined> {
  return (await tx.update(plan).set(change).where(eq(plan.id, id)).returning())[0];
}

export async function deletePlanRow(tx: Db, id: string): Promise<void> {
  await tx.delete(plan).where(eq(plan.id, id));
}
