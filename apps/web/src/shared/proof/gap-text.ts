import type { ProjectProof } from '@backsmith/contract';
import { STEP_NAMES } from './step-names.ts';

/** What was seen and what was not, in the names of the steps. Where all were, another database stood for the project's own. */
export function gapText(steps: ProjectProof['steps']): { readonly seen: string; readonly unseen: string } {
  const namesOf = (isSeen: boolean) =>
    steps.filter(({ status }) => (status === 'passed') === isSeen).map(({ step }) => STEP_NAMES[step]);
  return {
    seen: namesOf(true).join(', '),
    unseen: namesOf(false).join(', ') || 'How it starts on its own database: another one stood for it.',
  };
}
