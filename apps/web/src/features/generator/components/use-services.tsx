import type { ReactNode } from 'react';
import { Note } from '../../../shared/ui/note.tsx';
import { unfitDatabase } from '../model/fit.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';
import { useCut, type ServiceReview } from '../understanding/use-cut.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { UnfitNote } from './unfit-note.tsx';

/** The services a schema under review becomes, and what keeps it from being built as things are chosen. */
export function useServices(setup: FinishedSetup, draft: Draft | null, onSetup: (change: Partial<Setup>) => void) {
  const services = useCut(
    draft,
    { plan: setup.services, count: setup.servicesCount },
    setup.architectureType === 'microservice',
    setup.features.security,
  );
  const blocked = draft && blockOf(setup, presentOf(draft).dialect, services, onSetup);
  return { services, blocked };
}

/** Why a schema that was understood cannot be built as things are chosen: no request is sent that would be refused. */
function blockOf(
  setup: FinishedSetup,
  dialect: string,
  services: ServiceReview | null,
  onSetup: (change: Partial<Setup>) => void,
): ReactNode {
  if (unfitDatabase(setup, dialect) !== undefined) {
    return <UnfitNote setup={setup} dialect={dialect} onChange={onSetup} />;
  }
  const [problem] = services?.problems ?? [];
  if (problem === undefined) return null;
  return (
    <Note tone="bad">
      <p>{problem.message}</p>
      {problem.hint !== undefined && <p>{problem.hint}</p>}
    </Note>
  );
}
