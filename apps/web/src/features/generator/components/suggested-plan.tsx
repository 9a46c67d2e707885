import { suggestPlan } from '@backsmith/options';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { Price } from '../../../shared/pricing/price.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import type { Setup } from '../model/setup.ts';

/** The plan that covers what is chosen, with its price of now. */
export function SuggestedPlan({ features }: { readonly features: Setup['features'] }) {
  const { shown } = usePlans(planSource);
  const plan = suggestPlan(shown, features);
  if (plan === undefined) return 'No plan covers this yet.';
  return (
    <>
      Suggested plan: <span className="font-strong text-fg">{plan.name}</span>, <Price plan={plan} /> for this project
    </>
  );
}
