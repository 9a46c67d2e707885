import type { PricingPlan } from '@backsmith/contract';
import type { ReactNode } from 'react';
import type { Due } from '../model/due.ts';
import type { GenerationFailure } from '../model/failure.ts';
import { isPayable } from '../model/gate.ts';
import type { Setup } from '../model/setup.ts';
import { FailurePanel } from './failure-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';

type BuildProblemProps = {
  readonly failure: GenerationFailure | null;
  /** Says that a bank still decides on the payment: no other is asked for meanwhile. */
  readonly pending: ReactNode;
  readonly features: Setup['features'];
  readonly due: Due;
  readonly onFree: () => void;
  readonly onPay: (plan: PricingPlan) => void;
  readonly onSuggestion: (idea: string) => void;
};

/** What keeps a draft from being built: a payment on its way, one that is due, or what went wrong. */
export function BuildProblem({ failure, pending, onSuggestion, ...payment }: BuildProblemProps) {
  const payable = failure !== null && isPayable(failure);
  return (
    <div className="grid gap-3">
      {pending}
      {payable && pending === null && <PaymentPanel failure={failure} {...payment} />}
      {failure !== null && !payable && <FailurePanel failure={failure} onSuggestion={onSuggestion} />}
    </div>
  );
}
