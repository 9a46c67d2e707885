import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import type { PaymentGate } from '../use-payment-gate.ts';
import { isPayable } from '../model/gate.ts';
import { isBuiltAlready, wasStopped, type Run } from '../model/run.ts';
import { FailurePanel } from './failure-panel.tsx';
import { EMPTY_SETUP, type Setup } from '../model/setup.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { RunHandlers } from './run-actions.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { usePaymentDialog } from './use-payment-dialog.tsx';

const NO_FEATURES = EMPTY_SETUP.features;

type RunProblemProps = Omit<RunHandlers, 'onReview' | 'onFollow'> & {
  readonly run: Extract<Run, { at: 'failed' }>;
  readonly gate: PaymentGate;
  readonly features: Setup['features'] | undefined;
};

/** Why a run ended early, with the ways on. */
export function RunProblem({ run, gate, features = NO_FEATURES, onRetry, onBack, onAnother, onAnew }: RunProblemProps) {
  const { schema, failure } = run;
  // Where payment was asked for before there was a schema, the way on begins at the file or the idea.
  const retry = () => (schema ? onRetry(schema) : onBack());
  const { pay, dialog } = usePaymentDialog(gate, () => {
    gate.afterPayment();
    retry();
  });
  const due = gate.dueFor(features);
  if (isPayable(failure) && due.kind === 'pending' && !dialog) {
    return <PendingPayment payment={due.payment} isAwaited onPaid={retry} onDeclined={gate.checkAgain} />;
  }
  if (isPayable(failure)) {
    return (
      <>
        {dialog}
        <PaymentPanel failure={failure} features={features} due={due} onFree={retry} onPay={pay} />
      </>
    );
  }
  if (isBuiltAlready(run)) {
    return (
      <FailurePanel failure={failure} isWanted>
        {failure.projectId !== undefined && (
          <ButtonLink size="sm" tone="ember" to={`/projects/${encodeURIComponent(failure.projectId)}`}>
            Open the project
          </ButtonLink>
        )}
        {onAnew && (
          <Button size="sm" onClick={onAnew}>
            Build this as another project
          </Button>
        )}
      </FailurePanel>
    );
  }
  return (
    <FailurePanel failure={failure} isWanted={wasStopped(run)} onSuggestion={onBack}>
      {schema && (
        <Button size="sm" onClick={() => onRetry(schema)}>
          Try again
        </Button>
      )}
      <Button size="sm" onClick={() => onBack()}>
        {backLabel(run)}
      </Button>
      <Button size="sm" onClick={onAnother}>
        Start over
      </Button>
    </FailurePanel>
  );
}

function backLabel({ schema }: RunProblemProps['run']): string {
  return schema?.schemaType === 'uploaded_file' ? 'Choose another file' : 'Back';
}
