import type { PricingPlan } from '@backsmith/contract';
import { isComing } from '@backsmith/options';
import type { ReactNode } from 'react';
import { planCardTexts } from '../../content/plan-card.ts';
import { POPULAR_PLAN } from '../../content/plans.ts';
import { saidHere } from '../../language/said.ts';
import { classNames } from '../lib/class-names.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Check } from '../ui/icons.ts';
import { Price } from './price.tsx';

type PlanCardProps = {
  readonly plan: PricingPlan;
  readonly heading: 'h2' | 'h3';
  /** The card's own button. */
  readonly children?: ReactNode;
};

/** One plan: name, price, what it is for, its features as a checklist. */
export function PlanCard({ plan, heading: Heading, children }: PlanCardProps) {
  const { popular, perProject } = planCardTexts.get();
  const isPopular = plan.key === POPULAR_PLAN;
  return (
    <li
      className={classNames(
        'grid content-start gap-4 rounded-panel border bg-surface p-6',
        isPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-[26px] items-center justify-between gap-3">
        <Heading className="text-20 font-semibold">{plan.name}</Heading>
        {isPopular && <Badge tone="accent">{popular}</Badge>}
      </div>
      <div className="grid gap-2">
        <p className="flex min-h-10 flex-wrap items-baseline gap-2">
          <Price plan={plan} large />
          <span className="text-13 text-fg-2">{perProject}</span>
        </p>
        <p className="text-fg-2">{saidHere(plan.description)}</p>
      </div>
      {children}
      <ul className="grid gap-[9px] border-t border-line pt-4">
        {plan.features.map((feature) => (
          <Feature key={feature} name={feature} />
        ))}
      </ul>
    </li>
  );
}

function Feature({ name }: { readonly name: string }) {
  const isMissing = isComing(name);
  return (
    <li className="flex gap-2.5 text-fg-2">
      <Icon of={Check} className={classNames('mt-[3px]', isMissing ? 'text-fg-3' : 'text-accent-text')} />
      <span>
        {saidHere(name)}
        {isMissing && <span className="text-12 text-fg-3"> {planCardTexts.get().coming}</span>}
      </span>
    </li>
  );
}
