import { PRODUCT, type PricingPlan } from '@backsmith/contract';
import { useState } from 'react';
import { POPULAR_PLAN, pricingTexts } from '../../content/plans.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { LazyPayment } from '../../shared/payment/lazy-payment.tsx';
import { LoginRequiredDialog } from '../../shared/payment/login-required-dialog.tsx';
import { planSource } from '../../shared/pricing/plan-cache.ts';
import { PlanCard } from '../../shared/pricing/plan-card.tsx';
import { usePlans } from '../../shared/pricing/use-plans.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { Accordion } from '../../shared/ui/accordion.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Comparison } from './comparison.tsx';

/** The plans, what each brings, and the way to pay for one. */
export function PricingPage() {
  const pricing = pricingTexts.get();
  const { user } = useSession();
  const { go } = useNavigation();
  const { shown } = usePlans(planSource);
  const [wanted, setWanted] = useState<PricingPlan | null>(null);
  const main = shown.find(({ key }) => key === POPULAR_PLAN) ?? shown[0];
  const close = () => setWanted(null);
  const label = user === null ? pricing.start : pricing.startSignedIn;

  return (
    <div className="mx-auto max-w-[1200px] border-b border-line sm:border-x">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 px-5 pt-12 pb-10 sm:px-12 sm:pt-[clamp(56px,7vw,96px)] md:pb-14">
        <div className="grid max-w-[720px] gap-5">
          <h1 className="text-60">{pricing.title}</h1>
          <p className="lead">{pricing.lead}</p>
        </div>
        <Button tone="ember" size="lg" disabled={main?.available !== true} onClick={() => main && setWanted(main)}>
          {label}
        </Button>
      </div>
      <ul className="rises grid gap-4 px-5 pb-16 sm:px-12 md:grid-cols-3 md:pb-24" aria-label={pricing.plans}>
        {shown.map((plan) => (
          <PlanCard key={plan.key} plan={plan} heading="h2">
            <BuyButton plan={plan} isSignedIn={user !== null} onBuy={() => setWanted(plan)} />
          </PlanCard>
        ))}
      </ul>
      <Comparison plans={shown} />
      <section aria-labelledby="paying-title" className="later px-5 py-16 sm:px-12 md:py-24">
        <div className="rises grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <h2 id="paying-title" className="text-40">
            {pricing.paying}
          </h2>
          <Accordion items={pricing.questions} heading="h3" />
        </div>
      </section>
      {wanted && user === null && <LoginRequiredDialog onClose={close} />}
      {wanted && user !== null && (
        <LazyPayment plan={wanted} userId={user.id} onClose={close} onPaid={() => void go(PRODUCT.chatPath)} />
      )}
    </div>
  );
}

type BuyButtonProps = { readonly plan: PricingPlan; readonly isSignedIn: boolean; readonly onBuy: () => void };

function BuyButton({ plan, isSignedIn, onBuy }: BuyButtonProps) {
  const { get, buy, notForSale } = pricingTexts.get();
  const reason = `why-not-${plan.key}`;
  return (
    <div className="grid gap-1.5">
      <Button
        tone={plan.key === POPULAR_PLAN ? 'ink' : 'plain'}
        size="lg"
        full
        disabled={!plan.available}
        aria-describedby={plan.available ? undefined : reason}
        onClick={onBuy}
      >
        {(isSignedIn ? buy : get)({ plan: plan.name })}
      </Button>
      {!plan.available && (
        <p id={reason} className="text-12 text-fg-3">
          {notForSale}
        </p>
      )}
    </div>
  );
}
