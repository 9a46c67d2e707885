import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { classify } from './classify.ts';
import { addAttribute, type State } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { runEnd, runStart } from './list-run.ts';

type Run = { readonly phrases: readonly Phrase[]; readonly prep: string; readonly of: Phrase };

/**
 * "the date, place and price of each class", "name and price for every dish": the members of such a list are properties of
 * what stands behind it, also those that would be things elsewhere. Says whether the phrase was one of them.
 */
export function readOfList(state: State, phrase: Phrase, at: number): boolean {
  const { clause, findings, items } = state;
  const isSaidOfOthers = clause.verb !== undefined && clause.verb.verb.sense !== 'keeps' && clause.subjects.length > 0;
  if (isSaidOfOthers || (clause.prep !== undefined && clause.prep !== 'with')) return false;
  const run = runAround(items, at);
  if (run === undefined || !isOfEach(run) || classify(findings, run.of, 'subject') !== 'entity') return false;
  if (!arePropertiesOf(state, run)) return false;
  const owner = conceptKey(run.of);
  addAttribute(findings, owner, phrase);
  clause.last = { phrase, key: conceptKey(phrase), reading: 'attribute' };
  return true;
}

function runAround(items: readonly Item[], at: number): Run | undefined {
  const end = runEnd(items, at);
  const [prep, of] = [items[end], items[end + 1]];
  const phrases = items
    .slice(runStart(items, at), end)
    .flatMap((item) => (item.kind === 'phrase' ? [item.phrase] : []));
  if (phrases.length < 2 || prep?.kind !== 'prep' || of?.kind !== 'phrase') return undefined;
  return { phrases, prep: prep.word, of: of.phrase };
}

function isOfEach({ prep, of }: Run): boolean {
  const isEach = ['each', 'every', 'all'].includes(of.determiner ?? '');
  return (prep === 'of' && (isEach || of.plural)) || (['for', 'per', 'on'].includes(prep) && isEach);
}

/** At least half are properties by their words, and none is the plural of a thing the text speaks of elsewhere. */
function arePropertiesOf({ findings }: State, { phrases }: Run): boolean {
  const properties = phrases.filter(({ words }) => isAttributePhrase(words)).length;
  const isThing = (one: Phrase): boolean =>
    one.owner !== undefined || (findings.concepts.get(conceptKey(one))?.subjects ?? 0) > 0;
  return properties * 2 >= phrases.length && !phrases.some(isThing);
}
