import type { AdminPlan } from '@backsmith/contract';
import type { FormerPrice } from '../../pricing/plan-admin-store.ts';
import type { PlanRow } from '../../pricing/plan-store.ts';
import { pricingAt, unitsOf } from '../../pricing/price.ts';

type Besides = { readonly former: readonly FormerPrice[]; readonly payments: number; readonly now: Date };

/** The plan as administrators see it. Prices in whole units of the currency. */
export function adminPlanView(row: PlanRow, { former, payments, now }: Besides): AdminPlan {
  const { id, key, name, description, currency, discountPercentage, sortOrder, isActive, metadata } = row;
  return {
    ...{ id, key, name, description, currency, discountPercentage, sortOrder, isActive, metadata, payments },
    features: [...row.features],
    covers: [...row.covers],
    ...pricesOf(row),
    stripeProductId: row.stripeProductId,
    stripePriceId: row.stripePriceId,
    discountStartDate: row.discountStartsAt?.toISOString() ?? null,
    discountEndDate: row.discountEndsAt?.toISOString() ?? null,
    isArchived: row.archivedAt !== null,
    formerPrices: former.map((one) => ({
      currency: one.currency,
      ...pricesOf(one),
      discountPercentage: one.discountPercentage,
      validUntil: one.validUntil.toISOString(),
    })),
    currentPricing: pricingAt(row, now),
  };
}

function pricesOf({ originalCents, discountedCents }: Pick<PlanRow, 'originalCents' | 'discountedCents'>) {
  return {
    originalPrice: unitsOf(originalCents),
    discountedPrice: discountedCents === null ? null : unitsOf(discountedCents),
  };
}
