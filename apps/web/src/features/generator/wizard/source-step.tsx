import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { FinishedSetup } from '../model/setup.ts';
import { SuggestedPlan } from '../components/suggested-plan.tsx';
import { SetupSummary } from '../components/setup-summary.tsx';
import { StepPanel } from './step-panel.tsx';

type SourceStepProps = {
  readonly setup: FinishedSetup;
  /** The database the schema at hand is written for, where a backend runs on it. */
  readonly database: string | undefined;
  /** The prompt and the drop zone; absent where the schema is there and stays. */
  readonly fields: ReactNode;
  readonly onBack: () => void;
  readonly onStart: () => void;
};

/** Step 3: the schema, in words or as a file, and what was chosen. */
export function SourceStep({ setup, database, fields, onBack, onStart }: SourceStepProps) {
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
        {fields}
        <details open={fields === undefined}>
          <summary className="text-13 font-medium">What will be built</summary>
          <SetupSummary setup={setup} written={database} />
        </details>
      </div>
    </StepPanel>
  );
}
