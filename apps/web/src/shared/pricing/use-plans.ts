import type { PricingPlan } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import type { PlanSource } from './plan-cache.ts';
import { fallbackPlans } from './plans.ts';

type Plans = {
  /** What the cards show: the server's plans, else the fallback. */
  readonly shown: readonly PricingPlan[];
  /** What the server told; empty until it answered, and when it did not. */
  readonly list: readonly PricingPlan[];
};

/** The plans of the server. Until it answers, and if it does not, the cards show the fallback prices. */
export function usePlans(source: PlanSource): Plans & { readonly reload: () => void } {
  const [list, setList] = useState<readonly PricingPlan[]>([]);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isHere = true;
    source().then(
      (plans) => isHere && setList(plans),
      (cause: unknown) => console.info('The fallback prices are shown.', cause),
    );
    return () => {
      isHere = false;
    };
  }, [source, turn]);
  return { list, shown: list.length === 0 ? fallbackPlans : list, reload: () => setTurn(turn + 1) };
}
