import { generationLimitMessage, MESSAGES, suggestPlan } from '@backsmith/contract';
import { secondsAfter, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { StoredOptions } from '../db/stored.ts';
import type { Account } from '../identity/account-store.ts';
import { findPlan } from '../pricing/plan-store.ts';
import { planView, type Sales } from '../pricing/plan-view.ts';
import type { GenerationRow } from '../projects/generation-store.ts';
import { Refusal } from '../refusal.ts';
import { lapseOf } from './exemption.ts';
import {
  consumeEntitlement,
  listPaidTables,
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
  const found = await findPlan(tx, suggestPlan(run.features));
  const details = found ? { plan: planView(found, now, sales) } : {};
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

/** Uses up what the generation reserved: its archive is stored. @param tables of the version that is paid for by it. */
export async function consume(
  tx: Db,
  generation: Paid,
  tables: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  if (generation.paidBy === 'entitlement') await consumeEntitlement(tx, generation.id, tables, now);
}

/** True unless a free repetition has become another project: fewer than half of the tables that were paid for are left. */
export async function isStillPaidFor(
  db: Db,
  generation: Paid & Pick<GenerationRow, 'projectId'>,
  tables: readonly string[] | undefined,
): Promise<boolean> {
  if (generation.paidBy !== 'regeneration' || tables === undefined) return true;
  const present = new Set(tables.map((name) => name.toLowerCase()));
  const paid = await listPaidTables(db, generation.projectId);
  return paid.some((names) => {
    const kept = names?.filter((name) => present.has(name.toLowerCase()));
    return names === null || kept === undefined || kept.length * 2 >= names.length;
  });
}

/** Gives back what the generation reserved: it has failed or was cancelled. */
export async function release(tx: Db, generation: Paid): Promise<void> {
  if (generation.paidBy === 'entitlement') await releaseEntitlement(tx, generation.id);
  if (generation.paidBy === 'exemption') await returnExemption(tx, generation.id);
}
