import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { classify, isKnown } from './classify.ts';
import { type Clause, previousSign, type State } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { isJoint } from './list-run.ts';

export function nextVerbal(items: readonly Item[], at: number): Item | undefined {
  let index = at + 1;
  // "extras such as towels are added to the bill"
  const examples = items[index];
  if (examples?.kind === 'list' && examples.source === 'examples') index += 1;
  while (items[index]?.kind === 'adjective') index += 1;
  const next = items[index];
  if (next?.kind === 'be') return next;
  return next?.kind === 'verb' && !next.attached ? next : undefined;
}

/** "medicines from makers, batches with a date, sales": in a list without a verb the next thing is no maker. */
export function beginsAnew(
  { clause, items, findings }: State,
  phrase: Phrase,
  sign: string | undefined,
  at: number,
): boolean {
  if (isBehindReduced(clause, items, at)) return phrase.plural && classify(findings, phrase, 'object') === 'entity';
  if (clause.verb !== undefined || clause.prep === undefined || clause.subjects.length === 0) return false;
  if ((sign !== ',' && sign !== 'and') || !phrase.plural || phrase.owner !== undefined) return false;
  if (clause.prep === 'between' || classify(findings, phrase, 'object') !== 'entity') return false;
  return (
    isDoneBehind(items, at) ||
    (!(sign === 'and' && endsList(clause, items, at)) && standsApart(clause, items, at, sign))
  );
}

/** "and restorations done by restorers" */
function isDoneBehind(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  return next?.kind === 'verb' && next.attached && next.passive;
}

/** Whether what stands around a thing, or before the list it stands in, keeps it apart from what was said before. */
function standsApart(clause: Clause, items: readonly Item[], at: number, sign: string): boolean {
  const next = items[at + 1];
  if (isBehindPair(clause, items, at) || isGoneOnWith(items, at, sign)) return true;
  if (next?.kind === 'list' && next.source === 'brackets') return true;
  return sign === ',' && ['from', 'for', 'to', 'by', 'in', 'at', 'on', 'per'].includes(clause.prep ?? '');
}

/** "applications moving through stages (…), interviews with feedback": the list around such a clause goes on. */
function isBehindReduced({ verb, prep }: Clause, items: readonly Item[], at: number): boolean {
  return (
    verb?.attached === true && prep !== undefined && previousSign(items, at) === ',' && isGoneOnWith(items, at, ',')
  );
}

/** Whether a thing in a list stands behind a clause that says something of one before it: the list around the clause goes on. */
export function isBehindClause(state: State, phrase: Phrase, at: number): boolean {
  const { items } = state;
  return (
    isBehindContact(items, at) ||
    isBehindRelative(items, at) ||
    isBareBehindClause(state, phrase, at) ||
    isListedBehindClause(state, phrase, at)
  );
}

/** "gardeners rent a plot per season, waiting list": one more of what there is, not of what they rent. */
function isBareBehindClause(
  { clause, items }: State,
  { plural, determiner, owner, words }: Phrase,
  at: number,
): boolean {
  const { verb, prep, objects, subjects } = clause;
  if (verb === undefined || !['acts', 'creates'].includes(verb.verb.sense) || verb.passive || subjects.length === 0)
    return false;
  if (prep === undefined || prep === 'with' || objects.length === 0 || previousSign(items, at) !== ',') return false;
  const isBare = !plural && determiner === undefined && owner === undefined;
  return isBare && words.length > 1 && isKnown(conceptKey({ words })) && !isAttributePhrase(words);
}

/** "teachers who are paid per hour, attendance": the list around such a clause goes on. */
function isBehindRelative(items: readonly Item[], at: number): boolean {
  if (previousSign(items, at) !== ',' || nextVerbal(items, at) !== undefined) return false;
  const from = items
    .slice(0, at - 1)
    .findLastIndex(({ kind }) => kind === 'sign' || kind === 'list' || kind === 'relative');
  const [joint, thing, relative, be] = items.slice(Math.max(0, from - 2), from + 2);
  if (relative?.kind !== 'relative' || !['who', 'that', 'which'].includes(relative.word)) return false;
  const isDone = be?.kind === 'verb' && be.passive && items[from + 2]?.kind !== 'sign';
  return isDone && isJoint(joint) && thing?.kind === 'phrase' && thing.phrase.plural;
}

/** "actors and the roles they play, costumes": what stands behind such a clause goes on with the list around it. */
function isBehindContact(items: readonly Item[], at: number): boolean {
  const [thing, who, verb, joint, next] = items.slice(Math.max(0, at - 4), at + 1);
  if (at < 4 || thing?.kind !== 'phrase' || who?.kind !== 'pronoun' || verb?.kind !== 'verb' || verb.passive)
    return false;
  return isJoint(joint) && next?.kind === 'phrase' && next.phrase.plural && thing.phrase.plural;
}

/** "cuts are produced from them, products with a price": a list of what there is goes on behind a clause. */
function isListedBehindClause({ clause, items }: State, { plural, determiner, owner }: Phrase, at: number): boolean {
  const { verb, prep, listing } = clause;
  if (verb === undefined || verb.attached || prep === undefined || prep === 'with' || listing) return false;
  if (clause.subjects.length === 0 || ['has', 'keeps'].includes(verb.verb.sense)) return false;
  if (!plural || determiner !== undefined || owner !== undefined || previousSign(items, at) !== ',') return false;
  const next = items[at + 1];
  return next?.kind === 'prep' && ['with', 'for', 'per'].includes(next.word) && nextVerbal(items, at) === undefined;
}

/** "batches with a date", "guests with diets, vendors we hire for each wedding": more is said of it. */
function isGoneOnWith(items: readonly Item[], at: number, sign: string): boolean {
  const next = items[at + 1];
  if (next?.kind === 'prep') return next.word !== 'of';
  return sign === ',' && next?.kind === 'pronoun' && items[at + 2]?.kind === 'verb';
}

/** "tanks with a size and a date, tankers, routes": "and" has ended what the tanks have. */
function isBehindPair({ prep, listing }: Clause, items: readonly Item[], at: number): boolean {
  if (prep !== 'with' || !listing) return false;
  const from = items.slice(0, at).findLastIndex(({ kind }) => kind === 'prep');
  const signs = items.slice(from, at).flatMap((item) => (item.kind === 'sign' ? [item.text] : []));
  return signs.at(-2) === 'and' && signs.at(-1) === ',';
}

/** "with number, date and lines (…)": the member that "and" joins closes the list since the preposition. */
function endsList({ prep, listing }: Clause, items: readonly Item[], at: number): boolean {
  if (prep !== 'with' || !listing) return false;
  const from = items.slice(0, at).findLastIndex(({ kind }) => kind === 'prep');
  const signs = items.slice(from, at).flatMap((item) => (item.kind === 'sign' ? [item.text] : []));
  return signs.filter((text) => text === 'and').length === 1 && signs.includes(',');
}

/** "Designs with title and size belong to …": who acts stands before the list. */
export function endsPropertyList({ clause, findings }: State, phrase: Phrase, sign: string | undefined): boolean {
  if (clause.prep !== 'with' || !clause.listing || clause.verb !== undefined || sign === undefined) return false;
  if (clause.subjects.length === 0 || phrase.plural || phrase.determiner !== undefined) return false;
  return classify(findings, phrase, 'list', true) === 'attribute';
}
