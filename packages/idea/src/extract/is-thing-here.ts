import { singularize } from '@backsmith/text';
import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { NOISE_NOUNS } from '../vocabulary/grammar-words.ts';
import { isKnown } from './classify.ts';
import type { Clause, State } from './clause-state.ts';
import { isJoint } from './list-run.ts';
import { classOf, isPerson } from './thing-class.ts';

/** Whether its place makes a phrase a thing, whatever its words say. */
export function isThingHere({ clause, items }: State, phrase: Phrase, key: string, at: number): boolean {
  const behind = isJoint(items[at + 1]) && items[at + 2]?.kind === 'phrase' ? items[at + 3] : items[at + 1];
  const isCounted = behind?.kind === 'list' || clause.verb?.verb.lemma === 'pay';
  if (clause.prep === 'per' && isKnown(key) && !NOISE_NOUNS.has(key) && isCounted) return true;
  if (holdsProperties(items, phrase, at)) return true;
  if (isGivenForEach(items, phrase, at) || isBelongedTo(clause, phrase, key)) return true;
  return isAskedFor(clause, key) || isLeft(clause, phrase, key);
}

/** "endpoints (url, secret, enabled)": what has two properties and more is a thing, whatever it is called. */
function holdsProperties(items: readonly Item[], { plural, words }: Phrase, at: number): boolean {
  const next = items[at + 1];
  if (!plural || next?.kind !== 'list' || next.source !== 'brackets' || ENUM_HEADS.has(singularize(words.at(-1) ?? '')))
    return false;
  return next.members.filter((one) => isAttributePhrase(one.words)).length > 1;
}

/** "Students get a grade for each exam": a record for every pair of them. */
function isGivenForEach(items: readonly Item[], phrase: Phrase, at: number): boolean {
  const [prep, each] = [items[at + 1], items[at + 2]];
  if (prep?.kind !== 'prep' || !['for', 'per', 'in', 'on'].includes(prep.word) || each?.kind !== 'phrase') return false;
  const { determiner = '' } = each.phrase;
  if (!['each', 'every'].includes(determiner)) return false;
  return ['a', 'an', 'one'].includes(phrase.determiner ?? '') || RECORDS.has(phrase.words.at(-1) ?? '');
}

/** "reviewers leave remarks": what persons make is a record, called like a property or not. */
function isLeft({ verb, prep, subjects }: Clause, { plural }: Phrase, key: string): boolean {
  const [subject] = subjects;
  if (prep !== undefined || !plural || subject === undefined || !isPerson(subject) || !isKnown(key)) return false;
  return (
    ['leave', 'write', 'post', 'make', 'add', 'give', 'send'].includes(verb?.verb.lemma ?? '') &&
    classOf(key) === 'part'
  );
}

/** Papers that are kept for each of what they are about. */
const RECORDS = new Set(['log', 'record', 'report', 'card', 'sheet', 'diary', 'protocol', 'checklist', 'file']);

/** "clients ask for offer": whoever asks for a record wants one. */
function isAskedFor({ verb, prep, subjects }: Clause, key: string): boolean {
  const [subject] = subjects;
  if (prep !== 'for' || subject === undefined || !isPerson(subject) || !isKnown(key)) return false;
  return ['ask', 'call', 'apply', 'wait'].includes(verb?.verb.lemma ?? '') && ['event', 'doc'].includes(classOf(key));
}

/** "every doctor belongs to one specialty": what things belong to is a thing. */
function isBelongedTo({ verb, prep, subjects }: Clause, { determiner }: Phrase, key: string): boolean {
  const isPlaced = verb?.verb.lemma === 'lie' && prep === 'in';
  const isOwned = verb?.verb.lemma === 'belong' && prep === 'to';
  if ((!isPlaced && !isOwned) || subjects.length === 0) return false;
  // "children belong to a pack": whatever the word means, it is a group of theirs
  if (!isKnown(key)) return isOwned && subjects.some(isPerson) && ['a', 'an', 'one'].includes(determiner ?? '');
  return determiner !== undefined && ['a', 'an', 'one', 'exactly', 'several', 'many'].includes(determiner);
}
