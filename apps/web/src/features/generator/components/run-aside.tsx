import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Run } from '../model/run.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { RunCommands } from './run-commands.tsx';
import { SetupSummary } from './setup-summary.tsx';

type RunAsideProps = { readonly run: Run; readonly setup: FinishedSetup | null; readonly name: string | undefined };

/** Beside the steps: what is being built, and once it is built how to run it. */
export function RunAside({ run, setup, name }: RunAsideProps) {
  return (
    <div className="grid gap-4">
      {run.at === 'completed' && name !== undefined && <RunCommands archive={`${name}.zip`} folder={name} />}
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
