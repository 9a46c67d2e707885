import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Run } from '../model/run.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { RunCommands } from './run-commands.tsx';
import { useArchive } from '../result/use-archive.ts';
import { SetupSummary } from './setup-summary.tsx';

type RunAsideProps = { readonly run: Run; readonly setup: FinishedSetup | null; readonly name: string | undefined };

/** Beside the steps: what is being built, and once it is built how to run it. */
export function RunAside({ run, setup, name }: RunAsideProps) {
  return (
    <div className="grid gap-4">
      {run.at === 'completed' && name !== undefined && run.event.projectId !== undefined && (
        <RunIt projectId={run.event.projectId} name={name} setup={setup} />
      )}
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

type RunItProps = { readonly projectId: string; readonly name: string; readonly setup: FinishedSetup | null };

/** How to run it: as its archive says, and until that is read as it was chosen here. */
function RunIt({ projectId, name, setup }: RunItProps) {
  const { data: archive } = useArchive(projectId);
  const architecture = archive?.architecture ?? setup?.architectureType;
  return <RunCommands archive={`${name}.zip`} folder={name} architecture={architecture} />;
}
