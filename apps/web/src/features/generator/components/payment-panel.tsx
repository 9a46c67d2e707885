import type { PricingPlan } from '@backsmith/contract';
import { isComing, suggestPlan } from '@backsmith/options';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { Price } from '../../../shared/pricing/price.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Check } from '../../../shared/ui/icons.ts';
import { Note } from '../../../shared/ui/note.tsx';
import { type Due, freeLabelOf } from '../model/due.ts';
import type { GenerationFailure } from '../model/failure.ts';
import type { Setup } from '../model/setup.ts';

type PaymentPanelProps = {
  readonly failure: GenerationFailure;
  readonly features: Setup['features'];
  /** What building costs now, as the server said last: who was freed or has paid meanwhile is not asked for money. */
  readonly due: Due;
  /** Generates without paying; absent where that is not yet the step. */
  readonly onFree?: (() => void) | undefined;
  readonly onPay: (plan: PricingPlan) => void;
};

/** Generating needs a payment: why, for what, and the way to pay. Nothing moves by itself; what was brought stays. */
export function PaymentPanel({ failure, features, due, onFree, onPay }: PaymentPanelProps) {
  const { shown } = usePlans(planSource);
  const freeLabel = freeLabelOf(due);
  const plan = failure.plan ?? suggestPlan(shown, features);
  return (
    <div className="grid gap-3">
      <Note tone="busy" role="alert">
        <p className="font-strong">{failure.title}</p>
        {failure.detail !== undefined && <p>{failure.detail}</p>}
      </Note>
      {plan && (
        <section aria-label="Plan" className="grid gap-4 rounded-panel border border-line bg-surface p-4">
          <PlanSummary plan={plan} />
          <div className="flex flex-wrap gap-2">
            {freeLabel !== undefined && onFree ? (
              <Button tone="ember" onClick={onFree}>
                {freeLabel}
              </Button>
            ) : (
              <Button tone="ember" disabled={!plan.available} onClick={() => onPay(plan)}>
                Pay for {plan.name}
              </Button>
            )}
            <ButtonLink to="/pricing">See pricing</ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}

function PlanSummary({ plan }: { readonly plan: PricingPlan }) {
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-16 font-semibold">{plan.name}, one project</h2>
        <Price plan={plan} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-1.5 text-13 text-fg-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon of={Check} className="mt-0.5 text-accent-text" />
            <span>
              {feature}
              {isComing(feature) && <span className="text-12 text-fg-3"> coming, not built yet</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
