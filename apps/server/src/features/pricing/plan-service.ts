import { type AdminPlan, MESSAGES, type PlanChange } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Database, Db } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import { noteAction } from '../../identity/action-store.ts';
import {
  countPayments,
  deletePlanRow,
  insertPlan,
  isPaidFor,
  listAllPlans,
  listFormer,
  lockPlan,
  type PlanValues,
  updatePlan,
} from '../../pricing/plan-admin-store.ts';
import type { PlanRow } from '../../pricing/plan-store.ts';
import { centsOf, unitsOf } from '../../pricing/price.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { Refusal } from '../../refusal.ts';
import { adminPlanView } from './admin-plan-view.ts';

export type PlanParts = { readonly db: Database; readonly clock: Clock };

/** All plans with what was paid for them and what they cost before. */
export async function plans({ db, clock }: PlanParts): Promise<readonly AdminPlan[]> {
  const [rows, former, payments] = await Promise.all([listAllPlans(db), listFormer(db), countPayments(db)]);
  return rows.map((row) => {
    const prices = former.filter(({ planId }) => planId === row.id);
    return adminPlanView(row, { former: prices, payments: payments.get(row.key) ?? 0, now: clock() });
  });
}

/** Makes a plan. Its key is its name as it was first; renaming keeps it, as payments name it. @throws Refusal PLAN_NAME_TAKEN */
export async function createPlan(parts: PlanParts, actor: Account, given: PlanChange): Promise<AdminPlan> {
  const made = await parts.db.transaction(async (tx) => {
    const row = await insertPlan(tx, given.name.toLowerCase(), valuesOf(given));
    if (!row) throw new Refusal('PLAN_NAME_TAKEN', MESSAGES.planNameTaken, { field: 'name' });
    await note(parts, tx, actor, 'plan created', row);
    return row;
  });
  return onePlan(parts, made.id);
}

/** Changes a plan. @throws Refusal NOT_FOUND, or PLAN_UNAVAILABLE where it is archived */
export async function changePlan(parts: PlanParts, actor: Account, id: string, given: PlanChange): Promise<AdminPlan> {
  return change(parts, actor, id, async (tx, known) => {
    const row = await updatePlan(tx, known.id, { ...valuesOf(given), updatedAt: parts.clock() });
    return { row, action: 'plan changed' };
  });
}

/** Shows a hidden plan, or hides a shown one. @throws Refusal NOT_FOUND, or PLAN_UNAVAILABLE where it is archived */
export async function togglePlan(parts: PlanParts, actor: Account, id: string): Promise<AdminPlan> {
  return change(parts, actor, id, async (tx, known) => {
    const row = await updatePlan(tx, known.id, { isActive: !known.isActive, updatedAt: parts.clock() });
    return { row, action: known.isActive ? 'plan deactivated' : 'plan activated' };
  });
}

/** Deletes a plan; one that was paid for is archived instead. @throws Refusal NOT_FOUND */
export async function deletePlan(parts: PlanParts, actor: Account, id: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const known = await existing(tx, id);
    const now = parts.clock();
    if (await isPaidFor(tx, known.key)) {
      await updatePlan(tx, known.id, { isActive: false, archivedAt: known.archivedAt ?? now, updatedAt: now });
      await note(parts, tx, actor, 'plan archived', known);
    } else {
      await deletePlanRow(tx, known.id);
      await note(parts, tx, actor, 'plan deleted', known);
    }
  });
}

type Changed = { readonly row: PlanRow | undefined; readonly action: string };

async function change(
  parts: PlanParts,
  actor: Account,
  id: string,
  work: (tx: Db, known: PlanRow) => Promise<Changed>,
): Promise<AdminPlan> {
  await parts.db.transaction(async (tx) => {
    const known = await existing(tx, id);
    if (known.archivedAt !== null) throw new Refusal('PLAN_UNAVAILABLE', MESSAGES.planArchived);
    const { row, action } = await work(tx, known);
    if (!row) throw new Refusal('NOT_FOUND', MESSAGES.planNotFound);
    await note(parts, tx, actor, action, row, known);
  });
  return onePlan(parts, id);
}

async function onePlan(parts: PlanParts, id: string): Promise<AdminPlan> {
  const found = (await plans(parts)).find((one) => one.id === id);
  if (!found) throw new Refusal('NOT_FOUND', MESSAGES.planNotFound);
  return found;
}

async function existing(tx: Db, id: string): Promise<PlanRow> {
  const found = isUuid(id) ? await lockPlan(tx, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND', MESSAGES.planNotFound);
  return found;
}

async function note(
  { clock }: PlanParts,
  tx: Db,
  actor: Account,
  action: string,
  row: PlanRow,
  before?: PlanRow,
): Promise<void> {
  const details = { ...factsOf(row), ...(before === undefined ? {} : { before: factsOf(before) }) };
  await noteAction(tx, actor, { action, target: row.key, details }, clock());
}

/** What the trail keeps of a plan: what people pay, and what for. */
function factsOf({ name, originalCents, discountedCents, discountPercentage, currency, covers, isActive }: PlanRow) {
  const discounted = discountedCents === null ? null : unitsOf(discountedCents);
  return { name, price: unitsOf(originalCents), discounted, discountPercentage, currency, covers, isActive };
}

function valuesOf(given: PlanChange): PlanValues {
  const { name, description, discountPercentage, currency, features, covers, sortOrder, isActive } = given;
  return {
    ...{ name, description, discountPercentage, currency, features, sortOrder, isActive },
    covers: [...new Set<string>(covers)],
    originalCents: wholeCents('originalPrice', given.originalPrice),
    discountedCents: given.discountedPrice == null ? null : wholeCents('discountedPrice', given.discountedPrice),
    stripeProductId: orNull(given.stripeProductId),
    stripePriceId: orNull(given.stripePriceId),
    discountStartsAt: given.discountStartDate ? new Date(given.discountStartDate) : null,
    discountEndsAt: given.discountEndDate ? new Date(given.discountEndDate) : null,
  };
}

function wholeCents(field: string, units: number): number {
  const cents = centsOf(units);
  if (cents === undefined) throw new Refusal('VALIDATION_ERROR', 'A price has at most two decimals.', { field });
  return cents;
}

function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' ? null : text;
}
