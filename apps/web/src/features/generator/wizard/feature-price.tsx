import { suggestPlan, type FeatureName, type Features } from '@backsmith/options';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { formatPrice } from '../../../shared/pricing/plans.ts';
import { usePlans } from '../../../shared/pricing/use-plans.ts';

/** What a part adds to the price, beside everything else that is switched on; what is covered anyway costs nothing more. */
export function FeaturePrice({ name, features }: { readonly name: FeatureName; readonly features: Features }) {
  const { shown } = usePlans(planSource);
  const [without, plan] = [false, true].map((on) => suggestPlan(shown, { ...features, [name]: on }));
  if (plan === undefined || without?.currency !== plan.currency) return null;
  const more = plan.currentPricing.current - without.currentPricing.current;
  return (
    <span className="text-13 whitespace-nowrap text-fg-2 tabular-nums">
      {more > 0 ? `+${formatPrice(more, plan.currency)}` : `in ${plan.name}`}
    </span>
  );
}
