import type { PricingPlan } from '@backsmith/contract';
import { planCardTexts } from '../../content/plan-card.ts';
import { formatPrice } from './plans.ts';

type PriceProps = { readonly plan: Pick<PricingPlan, 'currency' | 'currentPricing'>; readonly large?: boolean };

/** What a plan costs now; with a discount also what it cost before, and by how much it fell. */
export function Price({ plan: { currency, currentPricing }, large = false }: PriceProps) {
  const { insteadOf, off } = planCardTexts.get();
  const { current, original, isDiscounted, discountPercentage } = currentPricing;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={large ? 'text-[40px] leading-none font-semibold tracking-[-0.04em]' : 'font-strong'}>
        {formatPrice(current, currency)}
      </span>
      {isDiscounted && (
        <>
          <s className="text-fg-3">
            <span className="sr-only">{insteadOf} </span>
            {formatPrice(original, currency)}
          </s>
          <span className="text-13 text-ok">{off({ percent: Math.round(discountPercentage) })}</span>
        </>
      )}
    </span>
  );
}
