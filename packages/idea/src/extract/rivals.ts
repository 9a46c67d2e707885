import type { State } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';

/** Whose a property may be besides: asked once for all members of a list. */
export function rivalsOf(state: State, owner: string, at: number): readonly string[] {
  const { clause } = state;
  const rivals = (clause.listing ? clause.rivals : undefined) ?? thingsBefore(state, owner, at);
  clause.rivals = rivals;
  return rivals;
}

/** The other things the sentence has named so far, the nearest first. */
function thingsBefore({ findings, items }: State, owner: string, at: number): readonly string[] {
  const keys = items.slice(0, at).flatMap((item) => (item.kind === 'phrase' ? [conceptKey(item.phrase)] : []));
  const isThing = (key: string): boolean => key !== owner && (findings.concepts.get(key)?.mentions ?? 0) > 0;
  return [...new Set(keys.toReversed())].filter(isThing);
}
