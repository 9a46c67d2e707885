import { type PricingPlan, suggestPlan } from '@backsmith/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { LazyPayment } from '../../../shared/payment/lazy-payment.tsx';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { Price } from '../../../shared/pricing/price.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { useSession } from '../../../shared/session/session-context.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import type { GenerationFailure } from '../model/failure.ts';
import type { Setup } from '../model/setup.ts';

type PaymentPanelProps = {
  readonly failure: GenerationFailure;
  readonly features: Setup['features'];
  /** Generates without paying, for those who may. */
  readonly onFree?: (() => void) | undefined;
  readonly onPaid: () => void;
};

/** Generating needs a payment: why, for what, and the way to pay. Nothing moves by itself; what was brought stays. */
export function PaymentPanel({ failure, features, onFree, onPaid }: PaymentPanelProps) {
  const { user } = useSession();
  const { shown } = usePlans(planSource);
  const [isPaying, setPaying] = useState(false);
  const plan = failure.plan ?? shown.find(({ key }) => key === suggestPlan(features));
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
            {onFree ? (
              <Button tone="ember" onClick={onFree}>
                Generate for free
              </Button>
            ) : (
              <Button tone="ember" disabled={!plan.available} onClick={() => setPaying(true)}>
                Pay for {plan.name}
              </Button>
            )}
            <ButtonLink to="/pricing">See pricing</ButtonLink>
          </div>
        </section>
      )}
      {isPaying && plan && user !== null && (
        <LazyPayment
          plan={plan}
          userId={user.id}
          onClose={() => setPaying(false)}
          onPaid={() => {
            setPaying(false);
            onPaid();
          }}
        />
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
      <ul className="grid gap-1.5 text-13 text-fg-2 sm:grid-cols-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon of={Check} className="mt-0.5 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
