import type { EditState, Outcome } from '../edit-state.ts';

/** A way of saying a change. */
export type Rule = {
  readonly pattern: RegExp;
  readonly apply: (state: EditState, parts: readonly string[]) => Outcome | undefined;
};

export function rule(pattern: RegExp, apply: Rule['apply']): Rule {
  return { pattern, apply };
}

export const DETERMINED = String.raw`(?:the |an? |each |every |all |any )?`;
export const MUST = String.raw`(?:must|should|has to|have to|needs to|need to|shall|ought to|can|may|will)`;
