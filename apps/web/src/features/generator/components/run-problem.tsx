import { Button } from '../../../shared/ui/button.tsx';
import type { PaymentGate } from '../use-payment-gate.ts';
import { isPayable } from '../model/gate.ts';
import type { Run } from '../model/run.ts';
import { FailurePanel } from './failure-panel.tsx';
import { EMPTY_SETUP, type Setup } from '../model/setup.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { RunHandlers } from './run-actions.tsx';

const NO_FEATURES = EMPTY_SETUP.features;

type RunProblemProps = RunHandlers & {
  readonly run: Extract<Run, { at: 'failed' }>;
  readonly gate: PaymentGate;
  readonly features: Setup['features'] | undefined;
};

/** Why a run ended early, with the ways on. */
export function RunProblem({ run, gate, features = NO_FEATURES, onRetry, onOtherFile, onAnother }: RunProblemProps) {
  const { schema, failure } = run;
  if (isPayable(failure)) {
    const retry = () => schema && onRetry(schema);
    return (
      <PaymentPanel
        failure={failure}
        features={features}
        onFree={gate.isFree ? retry : undefined}
        onPaid={() => {
          gate.afterPayment();
          retry();
        }}
      />
    );
  }
  return (
    <FailurePanel failure={failure}>
      {schema && (
        <Button size="sm" onClick={() => onRetry(schema)}>
          Try again
        </Button>
      )}
      <Button size="sm" onClick={onOtherFile}>
        {schema === null ? 'Back to the file' : 'Choose another file'}
      </Button>
      <Button size="sm" onClick={onAnother}>
        Start over
      </Button>
    </FailurePanel>
  );
}
