import { formatPrice } from './plans.ts';
import { usePlans } from './use-plans.ts';
import { plansOfVisit } from './visit-plans.ts';

/** The lowest price of this visit: "From $100 a project." Nothing where no plan is on sale. */
export function FromPrice() {
  const { shown } = usePlans(plansOfVisit);
  const [lowest] = shown
    .filter(({ available }) => available)
    .toSorted((one, other) => one.currentPricing.current - other.currentPricing.current);
  return lowest && <>From {formatPrice(lowest.currentPricing.current, lowest.currency)} a project.</>;
}
