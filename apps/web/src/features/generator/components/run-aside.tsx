import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Run } from '../model/run.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { AssumedPanel } from './assumed-panel.tsx';
import { SetupSummary } from './setup-summary.tsx';

type RunAsideProps = { readonly run: Run; readonly setup: FinishedSetup | null };

/** Beside the steps: what was assumed of an idea, until it stands beside the files, and what is built. */
export function RunAside({ run, setup }: RunAsideProps) {
  return (
    <div className="grid gap-4">
      {run.at !== 'completed' && <AssumedPanel notes={run.notes} />}
      {setup && (
        <Panel aria-labelledby="what">
          <PanelHead id="what" title="What is built" />
          <div className="px-4 py-2">
            <SetupSummary setup={setup} />
          </div>
        </Panel>
      )}
    </div>
  );
}
