import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { FRAME_NOUNS, NOISE_NOUNS } from '../vocabulary/grammar-words.ts';
import { isKnown } from './classify.ts';
import { nextVerbal } from './clause-borders.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { runStart } from './list-run.ts';
import { isPerson } from './thing-class.ts';

/** A phrase before a pronoun; the higher its rank, the rather is it meant: who acts, what stands behind a preposition, what is acted upon. */
type Named = { readonly phrase: Phrase; readonly rank: 0 | 1 | 2 };

/** What is done with persons rather than with things. */
const ABOUT_PERSONS = new Set(
  'interview hire invite remind tell notify inform contact call email teach supervise thank warn examine'.split(' '),
);

/**
 * The sentences with "it" and "them" behind a verb replaced by what they stand for: in "teachers upload worksheets, others rate
 * and download them" the worksheets are rated. A pronoun that can stand for nothing the sentence names before it stays as it is.
 */
export function withAntecedents(sentences: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  let named: Named[] = [];
  return sentences.map((items) => {
    if (!isOthers(items[0])) named = [];
    return items.map((item, at): Item => {
      const others = isOthers(item) ? ofTheirKind(items, at, named) : undefined;
      if (others !== undefined) return { kind: 'phrase', phrase: others };
      if (item.kind === 'phrase') named.push({ phrase: item.phrase, rank: rankOf(items, at) });
      const meant = item.kind === 'pronoun' ? meantBy(items, at, item.word, named) : undefined;
      return meant === undefined ? item : { kind: 'phrase', phrase: { ...meant, determiner: 'the' } };
    });
  });
}

/** "a user posts an offer; others can reserve it" */
function isOthers(item: Item | undefined): boolean {
  return item?.kind === 'phrase' && item.phrase.words.join(' ') === 'others';
}

/** Others who do something are persons of the kind that did something before. */
function ofTheirKind(items: readonly Item[], at: number, named: readonly Named[]): Phrase | undefined {
  if (nextVerbal(items, at) === undefined) return undefined;
  const before = named.find(({ phrase, rank }) => rank === 0 && isPerson(conceptKey(phrase)))?.phrase;
  return before === undefined ? undefined : { ...before, plural: true, determiner: 'the' };
}

function meantBy(items: readonly Item[], at: number, word: string, named: readonly Named[]): Phrase | undefined {
  const verb = items[at - 1];
  if (!['it', 'them'].includes(word) || verb?.kind !== 'verb' || nextVerbal(items, at) !== undefined) return undefined;
  // looking after or getting a thing says nothing of whose it is, and "give it a colour" is about the colour
  if (['keeps', 'has', 'belongs'].includes(verb.verb.sense) || items[at + 1]?.kind === 'phrase') return undefined;
  const persons = word === 'them' && ABOUT_PERSONS.has(verb.verb.lemma);
  const isMeant = ({ phrase }: Named): boolean =>
    isThing(phrase) && phrase.plural === (word === 'them') && isPerson(conceptKey(phrase)) === persons;
  const found = [2, 1].map((wanted) => named.findLast((one) => one.rank === wanted && isMeant(one)));
  return (found[0] ?? found[1])?.phrase;
}

function rankOf(items: readonly Item[], at: number): Named['rank'] {
  if (nextVerbal(items, at) !== undefined) return 0;
  const before = items[runStart(items, at) - 1];
  return before?.kind === 'prep' && before.word !== 'into' ? 1 : 2;
}

/** Whose business the text is about. */
const OURS = new Set(['our', 'my', 'your']);

/** No property, no number, no software. */
function isThing(phrase: Phrase): boolean {
  const key = conceptKey(phrase);
  if (phrase.owner !== undefined || OURS.has(phrase.determiner ?? '')) return false;
  if (NOISE_NOUNS.has(headOf(key)) || FRAME_NOUNS.has(key)) return false;
  return !isAttributePhrase(phrase.words) || (phrase.plural && isKnown(key));
}
