import { Button } from '../../../shared/ui/button.tsx';
import type { FinishedSetup } from '../model/setup.ts';
import { SuggestedPlan } from '../components/suggested-plan.tsx';
import { SetupSummary } from '../components/setup-summary.tsx';
import { StepPanel } from './step-panel.tsx';

type SourceStepProps = {
  readonly setup: FinishedSetup;
  readonly onBack: () => void;
  readonly onStart: () => void;
};

/** Step 3: what was chosen, and the way to the schema. */
export function SourceStep({ setup, onBack, onStart }: SourceStepProps) {
  return (
    <StepPanel
      title="Prompt/DB"
      remark={<SuggestedPlan features={setup.features} />}
      foot={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button tone="ember" onClick={onStart}>
            Start Generation
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <p className="text-fg-2">
          This is what will be built. Next you bring the schema: describe it in words, give a{' '}
          <span className="mono text-fg">.sql</span> file as your database tool writes it, or start from a model.
        </p>
        <SetupSummary setup={setup} />
      </div>
    </StepPanel>
  );
}
