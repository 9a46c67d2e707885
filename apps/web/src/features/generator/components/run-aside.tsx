import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Run } from '../model/run.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { SetupSummary } from './setup-summary.tsx';

type RunAsideProps = { readonly run: Run; readonly setup: FinishedSetup | null };

/** Beside the steps: what was assumed of an idea, and what is built. */
export function RunAside({ run, setup }: RunAsideProps) {
  return (
    <div className="grid gap-4">
      {run.notes !== undefined && run.notes.length > 0 && (
        <Panel aria-labelledby="assumed">
          <PanelHead id="assumed" title="What was assumed" />
          <ul className="grid list-disc gap-1.5 py-3 pr-4 pl-8 text-13 text-fg-2">
            {run.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      )}
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
