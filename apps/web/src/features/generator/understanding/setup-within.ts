import { choicesWithin } from '../model/column-choices.ts';
import { planWithin } from '../model/service-plan.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { presentOf, type Draft } from './use-draft.ts';

/**
 * What was chosen, as far as the schema at hand has it: choices for columns it lacks are left out, and a plan follows it.
 *
 * @param draft null: what could not be read here is judged by the server
 */
export function setupWithin(setup: FinishedSetup, draft: Draft | null): FinishedSetup {
  if (draft === null) return { ...setup, choices: choicesWithin(setup.choices, []) };
  const { source } = presentOf(draft);
  return {
    ...setup,
    choices: choicesWithin(setup.choices, source.tables),
    services: planWithin(setup.services, source),
  };
}
