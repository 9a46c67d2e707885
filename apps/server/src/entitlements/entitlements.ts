import { generationLimitMessage, MESSAGES, type PricingPlan, type Regeneration } from '@backsmith/contract';
import { suggestPlan } from '@backsmith/options';
import { secondsAfter, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { StoredOptions } from '../db/stored.ts';
import { findAccount, type Account } from '../identity/account-store.ts';
import { listActivePlans } from '../pricing/plan-store.ts';
import { planView, type Sales } from '../pricing/plan-view.ts';
import type { GenerationRow } from '../projects/generation-store.ts';
import { Refusal } from '../refusal.ts';
import { lapseOf } from './exemption.ts';
import {
  consumeEntitlement,
  listPaidTables,
  listUsedRights,
  isPaidFor,
  releaseEntitlement,
  reserveEntitlement,
  returnExemption,
  useExemption,
} from './entitlement-store.ts';

/** What pays for a generation. */
export type PaidBy = GenerationRow['paidBy'];

/** A generation that is about to be accepted. */
export type Run = {
  readonly generationId: string;
  readonly projectId: string;
  readonly features: StoredOptions['features'];
};

/** Until when a project may be generated again without another payment; the latest right counts. */
export async function regenerationOf(
  db: Db,
  paymentNeeded: boolean,
  account: Account,
  projectId: string,
  now: Date,
): Promise<Regeneration> {
  const [right] = await listUsedRights(db, account.id, projectId);
  const end = right && secondsAfter(right.consumedAt, REGENERATION);
  const isOpen = end !== undefined && end > now;
  const isExempt = account.paymentExempt && lapseOf(account, now) === null;
  const paid = isOpen ? 'paid' : null;
  const owed = isExempt ? 'exempt' : paid;
  return {
    free: paymentNeeded ? owed : 'unpaid-server',
    until: end?.toISOString() ?? null,
    covers: [...(right?.covers ?? [])],
  };
}

/** The one place that decides who may generate what. All of it happens in the transactions of the generation itself. */
export type Entitlements = {
  /** False: whoever is signed in may generate. */
  readonly paymentNeeded: boolean;
  /** Takes what pays for the run. @throws Refusal PAYMENT_REQUIRED, EXEMPTION_EXPIRED or GENERATION_LIMIT_REACHED. */
  reserve(tx: Db, account: Account, run: Run): Promise<PaidBy>;
};

/** A project may be generated again for so long after it was paid for. Seconds. */
const REGENERATION = 30 * 24 * 60 * 60;

/** Every generation is paid for: by an exemption, by an earlier payment for the same project, or by an unused payment. */
export function entitlementsOf(clock: Clock, sales: Sales): Entitlements {
  return {
    paymentNeeded: true,
    reserve: async (tx, account, run) => {
      const now = clock();
      if (await useExemption(tx, account.id, now)) return 'exemption';
      const since = secondsAfter(now, -REGENERATION);
      if (await isPaidFor(tx, account.id, run.projectId, run.features, since)) return 'regeneration';
      if (await reserveEntitlement(tx, account.id, run.features, run)) return 'entitlement';
      throw await refusalFor(tx, account, run, now, sales);
    },
  };
}

/** Nothing is paid for: every signed-in account may generate. */
export const freeForAll: Entitlements = { paymentNeeded: false, reserve: () => Promise.resolve(null) };

async function refusalFor(tx: Db, account: Account, run: Run, now: Date, sales: Sales): Promise<Refusal> {
  const found = suggestPlan(await listActivePlans(tx), run.features);
  // As it is now: runs at the same moment may have used up what the request still found.
  const current = (await findAccount(tx, account.id)) ?? account;
  return nothingLeft(current, now, found ? { plan: planView(found, now, sales) } : {});
}

/** The refusal of an account that has nothing left to generate with. */
export function nothingLeft(account: Account, now: Date, details: { readonly plan?: PricingPlan } = {}): Refusal {
  const lapse = lapseOf(account, now);
  switch (lapse) {
    case 'EXEMPTION_EXPIRED':
      return new Refusal(lapse, MESSAGES.exemptionExpired, details);
    case 'GENERATION_LIMIT_REACHED':
      return new Refusal(lapse, generationLimitMessage(account.generationsLimit ?? 0), details);
    case null:
      return new Refusal('PAYMENT_REQUIRED', MESSAGES.paymentRequired, details);
  }
}

type Paid = Pick<GenerationRow, 'id' | 'paidBy'>;

/**
 * Uses up what the generation reserved: its archive is stored.
 *
 * @param tables of the version that is paid for by it.
 * @returns false when the money went back meanwhile: then there is nothing to use up, and nothing to hand out.
 */
export async function consume(
  tx: Db,
  generation: Paid,
  tables: readonly string[] | undefined,
  now: Date,
): Promise<boolean> {
  return generation.paidBy !== 'entitlement' || consumeEntitlement(tx, generation.id, tables, now);
}

/** A repetition may always have so many tables, however small the version was that was paid for. */
const ALWAYS_ALLOWED = 10;

/**
 * The sentence to refuse a free repetition with that has become another project: fewer than half of the tables that were paid
 * for are left, or there are more than twice as many. Undefined while it is the same.
 */
export async function otherProject(
  db: Db,
  generation: Paid & Pick<GenerationRow, 'projectId'>,
  tables: readonly string[] | undefined,
): Promise<string | undefined> {
  if (generation.paidBy !== 'regeneration' || tables === undefined) return undefined;
  const present = new Set(tables.map((name) => name.toLowerCase()));
  const verdicts = (await listPaidTables(db, generation.projectId)).map((names) => {
    if (names === null) return undefined;
    const kept = names.filter((name) => present.has(name.toLowerCase()));
    if (kept.length * 2 < names.length) return MESSAGES.otherProject;
    return tables.length > Math.max(ALWAYS_ALLOWED, names.length * 2) ? MESSAGES.tooManyTables : undefined;
  });
  if (verdicts.length === 0) return MESSAGES.otherProject;
  return verdicts.includes(undefined) ? undefined : verdicts[0];
}

/** Gives back what the generation reserved: it has failed or was cancelled. */
export async function release(tx: Db, generation: Paid): Promise<void> {
  if (generation.paidBy === 'entitlement') await releaseEntitlement(tx, generation.id);
  if (generation.paidBy === 'exemption') await returnExemption(tx, generation.id);
}
