import { useArchive } from '../result/use-archive.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { RunCommands } from './run-commands.tsx';

type RunItProps = { readonly projectId: string; readonly name: string; readonly setup: FinishedSetup | null };

/** How to run it: as its archive says, and until that is read as it was chosen here. */
export function RunIt({ projectId, name, setup }: RunItProps) {
  const { data: archive } = useArchive(projectId);
  const architecture = archive?.architecture ?? setup?.architectureType;
  return <RunCommands archive={`${name}.zip`} folder={name} architecture={architecture} />;
}
