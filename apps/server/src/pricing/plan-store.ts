import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { plan, planPrice } from '../db/schema.ts';

export type PlanRow = typeof plan.$inferSelect;

/** The plans that are shown, in their order. */
export async function listActivePlans(db: Db): Promise<readonly PlanRow[]> {
  return db.select().from(plan).where(eq(plan.isActive, true)).orderBy(asc(plan.sortOrder), asc(plan.name));
}

/** An active plan by its key. */
export async function findPlan(db: Db, key: string): Promise<PlanRow | undefined> {
  const found = await db
    .select()
    .from(plan)
    .where(and(eq(plan.key, key), eq(plan.isActive, true)));
  return found[0];
}

/** The prices a plan had until some time after `since`. */
export async function listFormerPrices(db: Db, planId: string, since: Date) {
  return db
    .select()
    .from(planPrice)
    .where(and(eq(planPrice.planId, planId), gt(planPrice.validUntil, since)));
}
