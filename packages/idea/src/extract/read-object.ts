import { singularize } from '@backsmith/text';
import { wordSet } from '../model/word-set.ts';
import type { Item, Phrase } from '../read/items.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { QUANTITY_NOUNS } from '../vocabulary/grammar-words.ts';
import { classify, isKnown, type Place, type Reading } from './classify.ts';
import {
  addAttribute,
  type Clause,
  markOwn,
  note,
  readOwned,
  relateToEach,
  splitOwner,
  type State,
} from './clause-state.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';
import { chosenFor, relateChosen, rememberDeed } from './deed.ts';
import { isJoint, runEnd, runStart, siblingsHaveAttributes } from './list-run.ts';
import { isOther, isSeveral } from './phrase-words.ts';
import { readAddition } from './read-addition.ts';
import { readUnknownTaken } from './read-bare-act.ts';
import { isPerThing } from './per-thing.ts';
import { isThingHere } from './is-thing-here.ts';
import { doneOwner, isFoundOut, isWriting, startDoing } from './read-doing.ts';
import { givenIt, isGivenTo, isWhichWhich, relateRecipient, relateWhich } from './read-giving.ts';
import { readLending } from './read-lending.ts';
import { relateAlso, relateVerb } from './relate.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';
import { ACT_NOUNS } from '../vocabulary/verbs.ts';

/** Reads a phrase behind a verb or a preposition. */
export function readObject(state: State, phrase: Phrase, at: number): void {
  if (phrase.words.at(-1) === 'eachother') {
    readEachOther(state);
    return;
  }
  const { findings, clause, items } = state;
  const key = conceptKey(phrase);
  const reading = readingOf(state, phrase, key, at);
  if (phrase.owner !== undefined) {
    readOwned(state, phrase, phrase.owner, reading, key);
    clause.last = { phrase, key, reading };
    return;
  }
  if (reading === 'attribute' && clause.owned !== undefined && isJoint(items[at - 1])) {
    addAttribute(findings, clause.owned, phrase);
    clause.last = { phrase, key, reading };
    return;
  }
  if (reading === 'none' && readNamedOf(state, phrase)) return;
  if (reading !== 'none' && isDefinition(clause, phrase)) {
    const [subject = key] = clause.subjects;
    clause.last = { phrase, key: subject, reading: 'entity' };
    clause.head = subject;
    return;
  }
  if (clause.prep !== undefined) readAddition(state, phrase, key, reading, at);
  else if (reading === 'entity') readEntityObject(state, phrase, key, at);
  else if (reading === 'attribute') readAttributeObject(state, phrase, at);
  else if (QUANTITY_NOUNS.has(headOf(key)) && items[at + 1]?.kind === 'prep')
    clause.last = { phrase, key, reading: 'quantity' };
  else {
    readUnknownTaken(state);
    clause.last = { phrase, key, reading };
  }
}

function readingOf(state: State, phrase: Phrase, key: string, at: number): Reading {
  const reading = readingByPlace(state, phrase, key, at);
  return reading === 'entity' && isNamedProperty(state.findings, phrase, key) ? 'none' : reading;
}

function readingByPlace(state: State, phrase: Phrase, key: string, at: number): Reading {
  const { findings, clause, items } = state;
  if (isValueHolder(items, at, phrase, key)) return 'attribute';
  if (isTaught(clause, phrase)) return 'none';
  if (isFoundOut(state, phrase, key)) return 'attribute';
  if (isThingHere(state, phrase, key, at)) return 'entity';
  const isTheirs =
    (['its', 'their'].includes(phrase.determiner ?? '') && clause.last?.reading === 'entity') ||
    (clause.prep === undefined && goesOnTheirs(items, at));
  const place = isTheirs ? 'list' : placeOf(clause);
  return classify(findings, phrase, place, isTheirs || siblingsHaveAttributes(items, at));
}

/** "a vehicle with a license plate … recognise the plate": the property, said shortly. */
function isNamedProperty(
  { attributes, concepts }: Findings,
  { determiner, plural, words }: Phrase,
  key: string,
): boolean {
  const isShort = determiner === 'the' && !plural && words.length === 1;
  if (!isShort || (concepts.get(key)?.mentions ?? 0) > 0) return false;
  return attributes.some((attribute) => attribute.words.length > 1 && attribute.words.at(-1) === key);
}

/** "I teach piano": what is taught or played without an article is no thing one has. */
function isTaught({ verb, prep, noSubject }: Clause, { plural, determiner, words }: Phrase): boolean {
  if (!noSubject || plural || determiner !== undefined || words.length > 1 || prep !== undefined) return false;
  return ['teach', 'play', 'study', 'learn', 'coach'].includes(verb?.verb.lemma ?? '');
}

/** "their name, number and phone": the first of them says whose they are. */
function goesOnTheirs(items: readonly Item[], at: number): boolean {
  const index = runStart(items, at);
  const first = items[index];
  return index < at && first?.kind === 'phrase' && ['its', 'their'].includes(first.phrase.determiner ?? '');
}

/** "the date of loss": the property goes on in what stands behind "of", which is no thing; values behind it are its own. */
function readNamedOf(state: State, { words }: Phrase): boolean {
  const { clause, findings } = state;
  const { last, list } = clause;
  if (clause.prep !== 'of' || last?.reading !== 'attribute' || words.length > 1) return false;
  const owner = list?.anchor ?? (clause.verb === undefined ? undefined : ownerOf(state));
  if (owner === undefined) return false;
  const named = { ...last.phrase, words: [...last.phrase.words, 'of', ...words] };
  addAttribute(findings, owner, named);
  if (ENUM_HEADS.has(last.phrase.key)) clause.attribute = { owner, phrase: named };
  return true;
}

/** What says no more than that something is one or several: "a stock is a group of fish". */
const GENERAL = wordSet(
  'group set collection kind type sort piece sample list bundle series number part unit copy pair combination',
);

function isDefinition({ verb, prep, objects, subjects }: Clause, { words }: Phrase): boolean {
  if (verb?.verb.lemma !== 'be' || prep !== undefined || objects.length > 0 || subjects.length !== 1) return false;
  return GENERAL.has(singularize(words.at(-1) ?? ''));
}

/** "users follow each other": who acts is acted upon as well. */
function readEachOther({ findings, clause }: State): void {
  const { verb, subjects } = clause;
  if (verb === undefined) return;
  for (const key of subjects)
    relateVerb(findings, [key], verb.verb, verb.passive, { key, plural: true, many: true, other: true });
}

/** "we run a small theatre" */
function runsOwn({ noSubject, people, verb }: Clause, { plural }: Phrase): boolean {
  return noSubject && !people && !plural && RUNNING.has(verb?.verb.lemma ?? '');
}

/** What somebody does with a business of their own. */
const RUNNING = new Set(['run', 'have', 'own', 'manage', 'operate', 'be', 'work', 'start', 'open', 'lead']);

/** What is done by means of something: "paid by card", "identified by a number". */
const BY_MEANS = new Set(
  'identify describe characterize characterise define know distinguish give specify pay reach contact send deliver sort group order protect secure limit filter notify inform book name call'.split(
    ' ',
  ),
);

/** What is written down or chosen is more often a property than a thing. */
const NOTING = new Set(['write', 'note', 'measure', 'specify', 'state']);

function notes(verb: Clause['verb']): boolean {
  return verb?.passive === false && NOTING.has(verb.verb.lemma);
}

function placeOf({ prep, verb, noSubject, people }: Clause): Place {
  if (prep === 'by' && verb?.passive === true && !BY_MEANS.has(verb.verb.lemma)) return 'object';
  if (prep !== undefined && prep !== 'with') return 'prep';
  if ((noSubject && !people) || (prep === undefined && (tells(verb) || notes(verb)))) return 'list';
  const sense = verb?.verb.sense;
  return prep === 'with' || sense === 'has' || sense === 'keeps' ? 'list' : 'object';
}

/** "a class (economy, business)": the values say that it is a property, unless it has some itself. */
function isValueHolder(items: readonly Item[], at: number, phrase: Phrase, key: string): boolean {
  const [next, second] = [items[at + 1], items[at + 2]];
  if (isKnown(key) && (second?.kind === 'relative' || (second?.kind === 'prep' && second.word === 'with')))
    return false;
  return (
    next?.kind === 'list' &&
    next.source !== 'examples' &&
    (!phrase.plural || headOf(key) === 'status') &&
    ENUM_HEADS.has(headOf(key)) &&
    !next.members.some((member) => member.values !== undefined)
  );
}

function readEntityObject(state: State, phrase: Phrase, key: string, at: number): void {
  const { findings, clause, items, context } = state;
  const next = items[at + 1];
  if (QUANTITY_NOUNS.has(headOf(key)) && next?.kind === 'prep' && next.word === 'of' && !isKnown(key)) {
    clause.last = { phrase, key, reading: 'quantity' };
    return;
  }
  note(state, phrase, key, 'object');
  if (runsOwn(clause, phrase)) markOwn(findings, key);
  const { verb } = clause;
  readLending(state, phrase, key, at);
  if (isGivenTo(state, at)) {
    clause.recipient = key;
    clause.last = { phrase, key, reading: 'entity' };
    return;
  }
  relateRecipient(state, key);
  relateAlso(findings, clause, { key, plural: phrase.plural, many: isSeveral(phrase) });
  // "teams get hints, the best teams …": no team of a team
  const isSame = phrase.determiner === 'the' && clause.subjects.includes(key);
  const isChosen = relateChosen(state, key, phrase.plural);
  if (isWhichWhich(state, at)) relateWhich(state, key);
  else if (isChosen) clause.head = key;
  else if (verb !== undefined && !isSame)
    relateVerb(findings, clause.subjects, verb.verb, verb.passive, {
      ...{ key, plural: phrase.plural, many: isSeveral(phrase) },
      other: isOther(phrase),
    });
  const [owner] = clause.subjects;
  if (OWNED.has(phrase.determiner ?? '') && owner !== undefined)
    findings.relations.push({ from: owner, to: key, kind: isTheirOwn(clause, phrase, key), weak: true });
  startDoing(state, key);
  rememberDeed(state, key);
  relateToEach(state, key);
  clause.objects.push(key);
  clause.last = { phrase, key, reading: 'entity' };
  clause.head = key;
  if (clause.subjects.length === 0) context.topic = key;
}

/** "parents add their children": several of each; "members rate their trainer": one of many. */
function isTheirOwn({ verb }: Clause, { plural }: Phrase, key: string): 'many-to-one' | 'one-to-many' {
  if (!isPerson(key)) return 'one-to-many';
  const isKept = ['add', 'register', 'enter', 'manage', 'have', 'enrol', 'enroll', 'bring'].includes(
    verb?.verb.lemma ?? '',
  );
  return plural && isKept ? 'one-to-many' : 'many-to-one';
}

/** Whose something is that somebody does something with. */
const OWNED = new Set(['their', 'my', 'his', 'her']);

function readAttributeObject(state: State, phrase: Phrase, at: number): void {
  const { findings, clause, items } = state;
  clause.last = { phrase, key: conceptKey(phrase), reading: 'attribute' };
  if (isPerThing(state, at) || isToldBehind(items, at)) return;
  const [split, rest] = splitOwner(findings, phrase);
  const owner =
    split ??
    clause.recipient ??
    givenIt(state, at) ??
    (isOwning(clause) ? undefined : laterOwner(state, at)) ??
    doneOwner(state) ??
    chosenFor(state, rest) ??
    recordOf(state) ??
    ownerOf(state);
  if (owner === undefined) return;
  addAttribute(findings, owner, rest);
  clause.attribute = { owner, phrase: rest };
}

/** "the price of a kettle", "we take a commission from each order": whose it is stands behind it. */
function isToldBehind(items: readonly Item[], at: number): boolean {
  const [prep, behind] = [items[at + 1], items[at + 2]];
  if (prep?.kind !== 'prep') return false;
  if (prep.word === 'of') return behind?.kind !== 'list';
  if (prep.word === 'for') return true;
  return (
    prep.word === 'from' && behind?.kind === 'phrase' && ['each', 'every'].includes(behind.phrase.determiner ?? '')
  );
}

/** "musicians have a name and the phone number of a parent": what somebody has is theirs. */
function isOwning({ verb, subjects }: Clause): boolean {
  return verb?.verb.sense === 'has' && subjects.length > 0;
}

/** "record name and phone of each volunteer": whose the properties are is said behind their list. */
function laterOwner({ findings, items }: State, at: number): string | undefined {
  const index = runEnd(items, at);
  const prep = items[index];
  const owner = items[index + 1];
  if (
    index === at + 1 ||
    prep?.kind !== 'prep' ||
    (prep.word !== 'of' && prep.word !== 'for') ||
    owner?.kind !== 'phrase'
  )
    return undefined;
  if (!owner.phrase.plural && owner.phrase.determiner === undefined) return undefined;
  return classify(findings, owner.phrase, 'subject') === 'entity' ? conceptKey(owner.phrase) : undefined;
}

/** What devices and places do with what they measure. */
const MEASURING = new Set(['send', 'measure', 'transmit', 'report', 'emit', 'sense']);

/** "sensors send temperature and humidity", "customers reserve seats in it": properties of a record that somebody makes. */
function recordOf({ findings, clause, context }: State): string | undefined {
  const [subject] = clause.subjects;
  const verb = clause.verb?.verb;
  if (subject === undefined || verb === undefined || clause.verb?.passive === true) return undefined;
  if (MEASURING.has(verb.lemma) && ['item', 'place'].includes(classOf(subject))) {
    const known = [...findings.concepts.keys()].find((key) => ['reading', 'measurement'].includes(headOf(key)));
    return recordBy(findings, subject, known ?? 'reading');
  }
  const act =
    verb.sense === 'acts' && clause.objects.length === 0 && isPerson(subject) ? ACT_NOUNS[verb.lemma] : undefined;
  if (act === undefined || findings.concepts.has(act)) return undefined;
  const topic = context.topic;
  recordBy(findings, subject, act);
  if (topic !== undefined && topic !== subject && !isPerson(topic))
    findings.relations.push({ from: act, to: topic, kind: 'many-to-one', weak: true });
  return act;
}

function recordBy(findings: Findings, subject: string, record: string): string {
  mention(findings, record, { words: [record], plural: true }, 'object');
  findings.relations.push({ from: subject, to: record, kind: 'one-to-many', weak: false });
  return record;
}

/** Whose a property behind a verb is: what is acted upon, else who has it. */
function ownerOf(state: State): string | undefined {
  const { clause, context } = state;
  const sense = clause.verb?.verb.sense;
  const isAction = sense !== 'has' && sense !== 'keeps' && clause.objects.length > 0;
  const [subject] = clause.subjects;
  if (subject !== undefined && isTelling(clause) && clause.prep === undefined) return subject;
  if (isAction) return clause.objects.at(-1);
  const written = isWritingDown(clause) ? (clause.objects.at(-1) ?? thingBefore(state)) : undefined;
  if (written !== undefined) return written;
  const isObject = clause.noSubject || clause.verb?.passive === true || sense === 'keeps';
  const brought = isObject && clause.objects.length === 0 ? broughtBy(state) : undefined;
  if (brought !== undefined) return brought;
  return (isObject ? clause.objects.at(-1) : clause.subjects.at(-1)) ?? context.topic;
}

/** "a courier brings a parcel, we note the time": of what this sentence named, not of the person it is about. */
function broughtBy({ context: { topic, named }, findings }: State): string | undefined {
  if (topic === undefined || named === undefined || !isPerson(topic)) return undefined;
  return findings.concepts.get(named)?.first === findings.sentence ? named : undefined;
}

/** "tenants give an id proof, a contact and a joining date": what persons tell of themselves is theirs. */
function isTelling({ verb, subjects, recipient }: Clause): boolean {
  if (verb === undefined || verb.passive || recipient !== undefined || !subjects.some(isPerson)) return false;
  return ['give', 'provide', 'supply', 'enter'].includes(verb.verb.lemma) || tells(verb);
}

/** "a customer tells us the date and the place": what is told is known of something. */
function tells(verb: Clause['verb']): boolean {
  return verb?.passive === false && ['tell', 'state'].includes(verb.verb.lemma);
}

/** Whether somebody notes down what is acted upon. */
export function isWritingDown(clause: Clause): boolean {
  return isWriting(clause) && clause.subjects.some(isPerson);
}

/** "members make contacts with stations and write date and frequency": the contacts', not their own. */
function thingBefore({ findings, clause, context: { last, topic, deeds } }: State): string | undefined {
  const records = [...findings.concepts.values()].filter(
    ({ key, first, mentions }) => mentions > 0 && first === findings.sentence && isRecord(key),
  );
  return (
    records.at(-1)?.key ??
    deeds.get(clause.subjects[0] ?? '') ??
    [last, topic].find((key) => key !== undefined && !isPerson(key))
  );
}
