import { NOISE_NOUNS } from '../vocabulary/grammar-words.ts';
import { isKnown } from './classify.ts';
import type { State } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { classOf } from './thing-class.ts';

/** "set hourly rates per garage": the property of what it is counted by, where that is a thing of the text. */
export function isPerThing({ findings, items }: State, at: number): boolean {
  const [prep, thing] = [items[at + 1], items[at + 2]];
  if (prep?.kind !== 'prep' || prep.word !== 'per' || thing?.kind !== 'phrase') return false;
  const key = conceptKey(thing.phrase);
  return isKnown(key) && !NOISE_NOUNS.has(key) && (findings.concepts.has(key) || classOf(key) === 'place');
}
