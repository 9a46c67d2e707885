import type { Item, Phrase } from '../read/items.ts';
import { wordSet } from '../model/word-set.ts';
import { beginsAnew, endsPropertyList, isBehindClause, nextVerbal } from './clause-borders.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { addAttribute, type Context, newClause, previousSign, type State, usualPerson } from './clause-state.ts';
import { relateVerb } from './relate.ts';
import { isKnown } from './classify.ts';
import { conceptKey } from './concept-key.ts';
import { isJoint, runEnd } from './list-run.ts';
import type { Findings } from './findings.ts';
import { readActUponTopic, readAdditionOfIt } from './read-bare-act.ts';
import { readList } from './read-list.ts';
import { isWritingDown, readObject } from './read-object.ts';
import { readOfList } from './read-of-list.ts';
import { readSubject } from './read-subject.ts';
import { readVerb } from './read-verb.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';

/** Reads one sentence: who does what, what has what, and the lists in between. */
export function readSentence(findings: Findings, context: Context, items: readonly Item[], opening: boolean): void {
  const state: State = { findings, context, items, clause: newClause(), opening, each: undefined };
  if (readProperties(state)) return;
  items.forEach((item, at) => readItem(state, item, at));
}

/** "…; start, end, price": properties alone are those of what was spoken of before. */
function readProperties({ findings, context, items }: State): boolean {
  const phrases = items.flatMap((item) => (item.kind === 'phrase' ? [item.phrase] : []));
  const owner = context.last ?? context.topic;
  if (owner === undefined || phrases.length < 2 || !items.every((item) => item.kind === 'phrase' || isJoint(item)))
    return false;
  const isPlain = ({ words, plural, owner: whose }: Phrase): boolean =>
    !plural && whose === undefined && isAttributePhrase(words);
  if (!phrases.every(isPlain) || phrases.some((phrase) => findings.concepts.has(conceptKey(phrase)))) return false;
  for (const phrase of phrases) addAttribute(findings, owner, phrase);
  return true;
}

function readItem(state: State, item: Item, at: number): void {
  const { clause, items } = state;
  switch (item.kind) {
    case 'phrase':
      readPhrase(state, item.phrase, at);
      break;
    case 'verb':
      readVerb(state, item, at);
      break;
    case 'be':
      readBe(state, at);
      break;
    case 'prep':
      if (opensClause(state, item.word, at)) state.clause = newClause();
      if (item.word !== 'of') clause.list = undefined;
      else if (clause.listing) clause.list = { prep: clause.prep, anchor: clause.anchor };
      state.clause.again = repeats(state, item.word, at);
      state.clause.anchor = anchorOf(state, item.word, at);
      state.clause.prep = item.word;
      state.clause.listing = false;
      break;
    case 'sign':
      if (!isJoint(item) && item.text !== '"' && !isBehindHas(items, at))
        state.clause = newClause(goesOn(state, item.text, at) ? clause.subjects : []);
      break;
    case 'relative':
      clause.relative = item.word;
      clause.prep = undefined;
      break;
    case 'pronoun':
      readPronoun(state, item.word, at);
      break;
    case 'list':
      readList(state, item, at);
      break;
    case 'adjective':
      break;
  }
}

/** "each episode has: guests, sponsors with spots": the sign only begins what it has. */
function isBehindHas(items: readonly Item[], at: number): boolean {
  const [verb, sign] = [items[at - 1], items[at]];
  return sign?.kind === 'sign' && sign.text === ':' && verb?.kind === 'verb' && verb.verb.sense === 'has';
}

/** "Deliveries: one order is split into several": what stands behind the sign may have a subject of its own. */
function goesOn({ clause, items }: State, sign: string, at: number): boolean {
  const [next, verbal] = items.slice(at + 1, at + 3);
  if (sign !== ':' && sign !== '-') return false;
  if (sign === '-' || next?.kind !== 'phrase' || clause.subjects.includes(conceptKey(next.phrase))) return true;
  return verbal?.kind !== 'be' && verbal?.kind !== 'verb';
}

/** "…, and for each delivery a receipt is printed": what the rest of the sentence is about. */
function opensClause({ clause, items }: State, word: string, at: number): boolean {
  const each = items[at + 1];
  if (clause.verb === undefined || previousSign(items, at) === undefined || !['for', 'after', 'before'].includes(word))
    return false;
  if (each?.kind !== 'phrase' || !['each', 'every'].includes(each.phrase.determiner ?? '')) return false;
  const who = items[at + 2]?.kind === 'sign' ? items[at + 3] : items[at + 2];
  return who?.kind === 'phrase' && items.slice(at + 3).some(({ kind }) => kind === 'verb' || kind === 'be');
}

const BEING = {
  verb: { lemma: 'be', form: 'base', participle: false, sense: 'other' },
  passive: false,
  attached: false,
} as const;

/** "belongs to one angler and is valid for lakes": still about who belongs, not about the last thing named. */
function readBe(state: State, at: number): void {
  const { clause, items } = state;
  if (clause.verb !== undefined && clause.subjects.length > 0 && previousSign(items, at) === 'and')
    state.clause = { ...newClause(clause.subjects), verb: BEING, last: clause.last };
  else {
    clause.prep = undefined;
    if (clause.relative === undefined) clause.listing = false;
    clause.verb ??= BEING;
  }
}

/** "is in a depot, in a truck or in a shop", "done on a device by a nurse, under a rule": not about the noun just before. */
function repeats({ clause, items }: State, word: string, at: number): boolean {
  const { addition, verb, listing } = clause;
  if (addition === undefined || listing || !isJoint(items[at - 1])) return false;
  if (addition.prep === word) return true;
  return verb?.passive === true && previousSign(items, at) === ',' && !['of', 'with', 'including'].includes(word);
}

/** What "with" adds to: "orders per table with items", "they place an order for a city, with weight and price". */
function anchorOf({ clause, items }: State, word: string, at: number): string | undefined {
  if (word !== 'with') return undefined;
  const told =
    behindValues(clause, items[at - 1]) ??
    leftBy(clause, items[at + 1]) ??
    toldOf(clause, previousSign(items, at)) ??
    cameFrom(clause, items, at) ??
    heldAt(clause, items, at);
  if (told !== undefined) return told;
  const [noted] = clause.objects;
  if (noted !== undefined && isWritingDown(clause) && isRecord(noted)) return noted;
  if (clause.prep === 'per') return clause.anchor;
  return isAfterthought(clause, items, at) ? noted : undefined;
}

/** "deals go through stages (lead, won) with an amount": the deals', as the stages are values of theirs. */
function behindValues({ attribute, last, subjects }: State['clause'], before: Item | undefined): string | undefined {
  if (before?.kind !== 'list' || last === undefined || !ENUM_HEADS.has(last.key) || subjects.length !== 1)
    return undefined;
  return attribute === undefined && before.members.every(({ values }) => values === undefined)
    ? subjects[0]
    : undefined;
}

/** "they make an order of transport from A to B, with weight and price": said of the order, not of what stands before the comma. */
function isAfterthought({ verb, objects, last }: State['clause'], items: readonly Item[], at: number): boolean {
  const [object, more] = objects;
  if (verb === undefined || object === undefined || previousSign(items, at) !== ',') return false;
  if (more !== undefined) return true;
  return last?.reading === 'entity' && last.key !== object && !isPerson(object) && runEnd(items, at + 1) > at + 2;
}

/** "sites belong to clients, with a latitude", "a note is printed for each load with its weight": still about the subject. */
function toldOf({ verb, subjects, last, prep }: State['clause'], sign: string | undefined): string | undefined {
  const [subject, more] = subjects;
  if (verb === undefined || subject === undefined || more !== undefined || prep === undefined || prep === 'with')
    return undefined;
  const isForEach = prep === 'for' && verb.passive && ['each', 'every'].includes(last?.phrase.determiner ?? '');
  const isPlaced = verb.passive || verb.verb.sense === 'belongs' || ['be', 'happen', 'run'].includes(verb.verb.lemma);
  return isForEach || (sign === ',' && isPlaced && prep !== 'into' && !isPerson(subject)) ? subject : undefined;
}

/** "alarms are raised by turbines with a code": the record's, not that of the thing that leaves it. */
function leftBy({ verb, subjects, last, prep }: State['clause'], first: Item | undefined): string | undefined {
  const [subject, more] = subjects;
  if (prep !== 'by' || verb?.passive !== true || subject === undefined || more !== undefined) return undefined;
  if (last?.reading !== 'entity' || (isPerson(last.key) && !isToldOfRecords(first))) return undefined;
  return isRecord(subject) ? subject : undefined;
}

/** "tickets reported by tenants with priority": what no person has. */
function isToldOfRecords(item: Item | undefined): boolean {
  return item?.kind === 'phrase' && OF_RECORDS.has(item.phrase.words.at(-1) ?? '');
}

const OF_RECORDS = wordSet(
  'priority severity urgency category subject reason deadline amount quantity total description photo photos attachment attachments',
);

/** "a lesson takes place in a room with a teacher and pupils": whom and what it is with, whatever the room has. */
function heldAt(
  { verb, subjects, last, prep }: State['clause'],
  items: readonly Item[],
  at: number,
): string | undefined {
  const [subject, more] = subjects;
  if (subject === undefined || more !== undefined || !['at', 'in', 'on'].includes(prep ?? '')) return undefined;
  if (last?.reading !== 'entity' || last.phrase.plural || classOf(last.key) !== 'place') return undefined;
  if (classOf(subject) === 'place' || (verb?.passive !== true && verb?.verb.lemma !== 'happen')) return undefined;
  const members = items.slice(at + 1, runEnd(items, at + 1) + 1);
  const isThing = (item: Item): boolean =>
    item.kind === 'phrase' && isKnown(conceptKey(item.phrase)) && !isAttributePhrase(item.phrase.words);
  return members.some(isThing) ? subject : undefined;
}

/** "samples come from wards with a barcode, a priority and a time": two or more properties are of what comes. */
function cameFrom(
  { verb, subjects, last, prep }: State['clause'],
  items: readonly Item[],
  at: number,
): string | undefined {
  const [subject, more] = subjects;
  if (subject === undefined || more !== undefined || isPerson(subject) || runEnd(items, at + 1) <= at + 2)
    return undefined;
  const isMoved = verb?.passive === true || verb?.verb.sense === 'belongs';
  if (!isMoved || !['from', 'to', 'at', 'by'].includes(prep ?? '')) return undefined;
  return last?.reading === 'entity' && last.phrase.plural && !isPerson(last.key) ? subject : undefined;
}

/** "it" and the like behind a verb, where it does not act itself: whether that was what it is. */
function readObjectPronoun(state: State, word: string, at: number): boolean {
  if (state.clause.verb === undefined) return false;
  if (['me', 'us', 'you'].includes(word)) return true;
  const isActing = word === 'it' && nextVerbal(state.items, at) !== undefined;
  if (isActing || !['it', 'them', 'this', 'him', 'her'].includes(word)) return false;
  if (!readAdditionOfIt(state, at) && !isPutSomewhere(state, word, at)) readActUponTopic(state);
  return true;
}

/** "volunteers sort them into boxes": what is put there was named before. */
function isPutSomewhere({ clause, context: { named, topic }, items }: State, word: string, at: number): boolean {
  const [prep, place] = items.slice(at + 1, at + 3);
  const meant = word === 'it' ? (topic ?? named) : named;
  if (!['it', 'them'].includes(word) || prep?.kind !== 'prep' || !['in', 'into', 'onto', 'on'].includes(prep.word))
    return false;
  if (place?.kind !== 'phrase' || meant === undefined || isPerson(meant) || clause.subjects.includes(meant))
    return false;
  clause.objects.push(meant);
  clause.last = {
    phrase: { words: meant.split(' '), key: meant, plural: word === 'them' },
    key: meant,
    reading: 'entity',
  };
  return true;
}

/** "keys are handed out to people": whoever the text names elsewhere, else persons. */
function readUnnamed({ clause, findings, items }: State, word: string, at: number): boolean {
  const { verb, prep = '', subjects } = clause;
  if (!['people', 'somebody', 'someone'].includes(word) || items[at - 1]?.kind !== 'prep' || verb === undefined)
    return false;
  if (!['to', 'from', 'by'].includes(prep) || !verb.passive || nextVerbal(items, at) !== undefined) return false;
  const key = usualPerson(findings, 'person');
  relateVerb(findings, subjects, verb.verb, true, { key, plural: true, many: false }, prep);
  clause.objects.push(key);
  return true;
}

function readPronoun(state: State, word: string, at: number): void {
  const { clause, context } = state;
  if (readObjectPronoun(state, word, at) || readUnnamed(state, word, at)) return;
  const named =
    state.items[at - 1]?.kind === 'phrase' && clause.last?.reading === 'entity' ? clause.last.key : undefined;
  const isBehindOccasion = state.each !== undefined && clause.verb === undefined;
  if (clause.verb !== undefined || clause.subjects.length > 0 || isBehindOccasion) state.clause = newClause();
  const isThey = ['they', 'he', 'she'].includes(word);
  const meant = isThey ? (context.person ?? personBefore(state, at) ?? context.topic) : meantThing(state, word, at);
  state.clause.people = ['people', 'somebody', 'someone', 'anyone', 'anybody', 'everyone', 'everybody'].includes(word);
  if (meant === undefined) state.clause.noSubject = true;
  else state.clause.subjects = [meant];
  // "the object they bring"
  if (meant !== undefined && isThey && named !== undefined && named !== meant) state.clause.objects = [named];
}

/** "we keep actors and the roles they play": the persons of the same list. */
function personBefore({ items, findings }: State, at: number): string | undefined {
  const named = items
    .slice(0, at)
    .flatMap((item) => (item.kind === 'phrase' && item.phrase.plural ? [conceptKey(item.phrase)] : []));
  return named.findLast((key) => isPerson(key) && (findings.concepts.get(key)?.mentions ?? 0) > 0);
}

/** "it" is what the text is about, "each of them" and "the latter" are what was named last. */
function meantThing({ context, findings, items }: State, word: string, at: number): string | undefined {
  if (word !== 'eachofthem') return word === 'it' ? context.topic : undefined;
  const several = items
    .slice(0, at)
    .flatMap((item) => (item.kind === 'phrase' && item.phrase.plural ? [conceptKey(item.phrase)] : []))
    .findLast((key) => (findings.concepts.get(key)?.mentions ?? 0) > 0);
  return several ?? context.last ?? context.topic;
}

function readPhrase(state: State, phrase: Phrase, at: number): void {
  const { clause, items } = state;
  const sign = previousSign(items, at);
  const verbal = nextVerbal(items, at);
  const relative = clause.relative;
  if (readWhose(state, phrase, at) || readOfList(state, phrase, at)) return;
  resumeList(state, at);
  if (isBehindClause(state, phrase, at)) state.clause = newClause();
  if (verbal !== undefined && endsPropertyList(state, phrase, sign)) {
    readObject(state, phrase, at);
    clause.prep = undefined;
    clause.listing = false;
    return;
  }
  if (verbal !== undefined && isBehindTime(state, phrase, at)) beginBehindTime(state, phrase);
  else if (verbal !== undefined) beginWhoActs(state, relative, sign);
  if (beginsAnew(state, phrase, sign, at)) state.clause = newClause();
  if (state.clause.verb === undefined && state.clause.prep === undefined)
    readSubject(state, phrase, at, verbal !== undefined);
  else readObject(state, phrase, at);
}

/** "a reference, the date of loss, a description": behind "of loss" the list goes on; "the text for the cake, the date" too. */
function resumeList({ clause, items }: State, at: number): void {
  const [property, prep, here] = [items[at - 4], items[at - 3], items[at]];
  const { prep: word = '' } = clause;
  if (!['of', 'for'].includes(word) || !isJoint(items[at - 1]) || prep?.kind !== 'prep' || prep.word !== word) return;
  if (word === 'for' && !(here?.kind === 'phrase' && !here.phrase.plural && isAttributePhrase(here.phrase.words)))
    return;
  if (property?.kind !== 'phrase' || !isAttributePhrase(property.phrase.words)) return;
  if (clause.list === undefined && clause.verb === undefined) return;
  clause.prep = clause.list?.prep;
  clause.anchor = clause.list?.anchor;
  clause.listing = clause.list !== undefined;
}

/** "a report is printed, whose number …": a property of whatever was named last. */
function readWhose({ clause, context, findings, items }: State, phrase: Phrase, at: number): boolean {
  const before = items[at - 1];
  if (before?.kind !== 'relative' || before.word !== 'whose' || !isAttributePhrase(phrase.words)) return false;
  const owner = clause.last?.reading === 'entity' ? clause.last.key : (clause.subjects.at(-1) ?? context.topic);
  if (owner === undefined) return false;
  addAttribute(findings, owner, phrase);
  return true;
}

/** "at the end the owner pays": who acts stands right behind when or where it is done. */
function isBehindTime({ clause, items }: State, { determiner = '' }: Phrase, at: number): boolean {
  if (items[at - 1]?.kind !== 'phrase' || items[at - 2]?.kind !== 'prep' || clause.prep === undefined) return false;
  if (at > 2 && items[at - 3]?.kind !== 'sign') return false;
  return ['a', 'an', 'the', 'each', 'every', 'their', 'our'].includes(determiner);
}

/** "on a visit the driver collects knives": the visit has a driver. */
function beginBehindTime(state: State, phrase: Phrase): void {
  const { last } = state.clause;
  const actor = conceptKey(phrase);
  state.clause = newClause();
  if (last?.reading === 'entity' && classOf(last.key) === 'event' && isPerson(actor))
    state.findings.relations.push({ from: last.key, to: actor, kind: 'many-to-one', weak: true });
}

/** Who acts next begins a clause: of its own, or one that says more about the thing before it. */
function beginWhoActs(state: State, relative: string | undefined, sign: string | undefined): void {
  const { clause } = state;
  const { verb, prep, last, objects } = clause;
  const isContact = relative === 'that' && verb === undefined && last?.reading === 'entity';
  const isNext =
    verb !== undefined && prep === undefined && (relative !== undefined || sign !== undefined || objects.length > 0);
  if (!isContact && !isNext && (sign === undefined || (verb === undefined && prep === undefined))) return;
  state.clause = newClause();
  if ((isContact || isNext) && relative !== undefined && last?.reading === 'entity') state.clause.objects = [last.key];
}
