import type { ModelOutcome } from './ask-model.ts';

type Reason = Extract<ModelOutcome, { kind: 'nothing' }>['why'];

const REASONS: Readonly<Record<Exclude<Reason, 'gone'>, string>> = {
  refused: 'The language model declined to answer',
  unreadable: 'The language model gave no answer that fits',
  'too slow': 'The language model took too long',
  busy: 'The language model has too much to do at the moment',
  key: 'The language model could not be used',
  rejected: 'The language model could not be used',
  unreachable: 'The language model could not be reached',
  'used up': 'Your share of the language model is used up for today',
};

/** Tells the user that a schema was made without the language model, and why. */
export function fallbackNote(why: Exclude<Reason, 'gone'>): string {
  return `${REASONS[why]}, so this schema was made by our own rules.`;
}
