import type { Item, Phrase } from '../read/items.ts';
import { attributeType } from '../vocabulary/attribute-type.ts';
import { CONTAINER_NOUNS } from '../vocabulary/grammar-words.ts';
import { addAttribute, type Clause, markOwn, note, previousSign, type State } from './clause-state.ts';
import { nextVerbal } from './clause-borders.ts';
import { conceptKey, headOf } from './concept-key.ts';
import { isJoint, LONGEST_LIST } from './list-run.ts';
import { targetOf } from './phrase-words.ts';
import { rivalsOf } from './rivals.ts';
import { relatePhrases } from './relate-phrases.ts';
import type { Target } from './relation-parts.ts';
import { isToldElsewhere } from './told-elsewhere.ts';
import { relateAlso, relateVerb } from './relate.ts';
import { ACT_NOUNS } from '../vocabulary/verbs.ts';
import { type Findings, mention } from './findings.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';

/** What stands behind a preposition. */
export function readAddition(state: State, phrase: Phrase, key: string, reading: string, at: number): void {
  const { clause, items } = state;
  const { prep = '' } = clause;
  const isFirst = !isJoint(items[at - 1]);
  const before = clause.anchor ?? (isFirst && clause.last?.reading === 'entity' ? clause.last.key : undefined);
  if (reading === 'attribute') readProperty(state, phrase, key, before, at);
  if (reading === 'none' && isFirst && before !== undefined && isJoint(items[at + 1])) clause.anchor ??= before;
  if (reading !== 'entity') return;
  note(state, phrase, key, 'object');
  if (namesBusiness(state, phrase, prep)) markOwn(state.findings, key);
  if (opensSentence(state, phrase, key, at)) return;
  if (endsLongList(items, at, prep)) return;
  if (isTheirs(state, phrase, at) || isBroughtAlong(state, phrase, key)) return;
  addThing(state, phrase, key, before);
  clause.last = { phrase, key, reading: 'entity' };
}

/** "for each object", "after every visit": what the rest of the sentence is about. */
function opensSentence(state: State, phrase: Phrase, key: string, at: number): boolean {
  const { clause } = state;
  const { prep = '' } = clause;
  if (clause.verb !== undefined || clause.subjects.length > 0) return false;
  if (prep === 'for') state.context.topic = key;
  if (!isOccasion(phrase, key, prep)) return false;
  state.each = key;
  if (state.items[at + 1]?.kind === 'phrase' && nextVerbal(state.items, at + 1) !== undefined) clause.prep = undefined;
  clause.last = { phrase, key, reading: 'entity' };
  return true;
}

/** "for each object", "during a dive", "after the show": an occasion, of which the sentence tells what comes of it. */
function isOccasion({ determiner = '' }: Phrase, key: string, prep: string): boolean {
  if (['each', 'every'].includes(determiner) && ['for', 'after', 'before'].includes(prep)) return true;
  return ['a', 'an', 'the', 'each', 'every'].includes(determiner) && OCCASION.has(prep) && classOf(key) === 'event';
}

const OCCASION = new Set(['during', 'after', 'before', 'at', 'for']);

function readProperty(state: State, phrase: Phrase, key: string, before: string | undefined, at: number): void {
  const { clause, items } = state;
  listTheirs(clause, phrase);
  addProperty(state, phrase, clause.anchor ?? before, at);
  if (clause.prep === 'of' && before !== undefined && items[at + 1]?.kind === 'list')
    clause.attribute = { owner: before, phrase };
  clause.last = { phrase, key, reading: 'attribute' };
}

/** "for every plot its number", "the faults per flat and their costs": whose the properties are. */
function listTheirs(clause: Clause, { determiner = '' }: Phrase): void {
  const { last, head } = clause;
  if (!['its', 'their'].includes(determiner) || last?.reading !== 'entity') return;
  const isTheirHead = determiner === 'their' && !last.phrase.plural && head !== undefined;
  clause.anchor = isTheirHead ? head : last.key;
  clause.listing = true;
}

function addProperty(state: State, phrase: Phrase, before: string | undefined, at: number): void {
  const { findings, clause, context, items } = state;
  const happens = happeningOwner(clause, phrase);
  if (happens !== undefined) {
    addAttribute(findings, happens, phrase);
    return;
  }
  const names = clause.prep === 'by' && NAMING.has(clause.verb?.verb.lemma ?? '');
  if ((clause.prep !== 'with' && !clause.listing && !names) || items[at + 1]?.kind === 'prep') return;
  const named = names && !clause.listing && clause.verb?.passive === true ? clause.subjects[0] : undefined;
  const owner =
    named ??
    madeOwner(state, at) ??
    timedOwner(state, phrase, before ?? clause.objects.at(-1) ?? clause.subjects.at(-1) ?? context.last);
  if (owner === undefined) return;
  addAttribute(findings, owner, phrase, { rivals: rivalsOf(state, owner, at) });
  clause.anchor = owner;
  clause.listing = true;
  clause.attribute = { owner, phrase };
}

/** "each loan runs from a start date to an end date", "a hearing takes place on a date" */
function happeningOwner(
  { prep = '', subjects, objects, verb, listing }: Clause,
  { words, determiner }: Phrase,
): string | undefined {
  if (listing || !['on', 'at', 'from', 'to', 'until'].includes(prep) || !['a', 'an', 'some'].includes(determiner ?? ''))
    return undefined;
  const type = attributeType(words);
  if (verb?.verb.lemma === 'happen' && type !== undefined && subjects[0] !== undefined) return subjects[0];
  if (verb === undefined || (type !== 'date' && type !== 'time' && type !== 'timestamp')) return undefined;
  const [subject] = subjects;
  const owner = subject !== undefined && isPerson(subject) && !verb.passive ? objects[0] : subject;
  return owner !== undefined && classOf(owner) === 'event' ? owner : undefined;
}

const VOICING = new Set([
  'rate',
  'review',
  'request',
  'report',
  'book',
  'reserve',
  'score',
  'evaluate',
  'assess',
  'judge',
  'inspect',
]);

/** What is made or noted down has what it is made with. */
function madeOwner(state: State, at: number): string | undefined {
  return actOwner(state) ?? recordOwner(state, at);
}

/** "inspectors mark defects on images with a type": what is noted down somewhere has it, not the place. */
function recordOwner({ clause, items }: State, at: number): string | undefined {
  const [verb, object, prep, place] = items.slice(at - 5, at - 1);
  if (clause.prep !== 'with' || clause.listing || verb?.kind !== 'verb' || verb.passive) return undefined;
  if (object?.kind !== 'phrase' || prep?.kind !== 'prep' || place?.kind !== 'phrase') return undefined;
  if (!['on', 'in', 'at', 'to', 'from'].includes(prep.word)) return undefined;
  const [key, where] = [conceptKey(object.phrase), conceptKey(place.phrase)];
  return clause.objects.includes(key) && isRecord(key) && classOf(where) !== 'event' ? key : undefined;
}

/** "visitors rate vendors with stars and a comment": what a record is made with is the record's. */
function actOwner({ clause, findings }: State): string | undefined {
  const { verb, subjects, objects, prep, listing } = clause;
  const act = ACT_NOUNS[verb?.verb.lemma ?? ''];
  const [object, more] = objects;
  if (prep !== 'with' || listing || act === undefined) return undefined;
  if (verb?.passive === true) return voicedBy(clause, findings, act);
  if (object === undefined || more !== undefined) return undefined;
  if (!VOICING.has(verb?.verb.lemma ?? '') || !subjects.some(isPerson) || object === act) return undefined;
  if (isRecord(object)) return undefined;
  mention(findings, act, { words: [act], plural: true }, 'object');
  return act;
}

/** "guides are rated by guests with a comment": the rating's. */
function voicedBy({ verb, addition, last, subjects }: Clause, findings: Findings, act: string): string | undefined {
  const isByPerson = addition?.prep === 'by' && last?.reading === 'entity' && isPerson(last.key);
  if (!isByPerson || !['rate', 'review'].includes(verb?.verb.lemma ?? '') || subjects.length === 0) return undefined;
  mention(findings, act, { words: [act], plural: true }, 'object');
  return act;
}

/** What properties do that tell things apart: "members are identified by a number". */
const NAMING = new Set([
  ...['identify', 'describe', 'characterize', 'characterise', 'define', 'know', 'distinguish'],
  ...['give', 'specify', 'record', 'store', 'list'],
]);

/** "boats and their owners": of the things named just before. */
export function isTheirs({ findings, clause, items }: State, phrase: Phrase, at: number): boolean {
  const { last } = clause;
  if (!['their', 'its'].includes(phrase.determiner ?? '') || !isJoint(items[at - 1])) return false;
  if (last?.reading !== 'entity') return false;
  const key = conceptKey(phrase);
  if (key === last.key) return false;
  const kind = classOf(key) === 'person' ? 'many-to-one' : 'one-to-many';
  const [subject] = clause.subjects;
  const isSubjects = phrase.determiner === 'their' && !last.phrase.plural && subject !== undefined && isPerson(subject);
  findings.relations.push({ from: isSubjects && subject !== key ? subject : last.key, to: key, kind, weak: false });
  return true;
}

/** "sailors join regattas with their boats": theirs, whatever they do with them. */
function isBroughtAlong({ findings, clause }: State, { determiner, plural }: Phrase, key: string): boolean {
  const [subject] = clause.subjects;
  if (clause.prep !== 'with' || determiner !== 'their' || !plural || clause.verb === undefined) return false;
  if (subject === undefined || !isPerson(subject) || subject === key || isPerson(key)) return false;
  findings.relations.push({ from: subject, to: key, kind: 'one-to-many', weak: false });
  return true;
}

/** "An app for a theatre": the theatre wants the software. */
function namesBusiness({ findings, clause }: State, phrase: Phrase, prep: string): boolean {
  if (findings.sentence !== 0 || phrase.plural || clause.subjects.length > 0) return false;
  return ['for', 'of', 'in', 'at'].includes(prep);
}

/** "riders enter one or more of their horses": theirs, whatever is done with them. */
function relateOwned({ relations }: Findings, { subjects }: Clause, { determiner }: Phrase, key: string): boolean {
  const [subject] = subjects;
  if (determiner !== 'their' || subject === undefined || !isPerson(subject) || isPerson(key)) return false;
  relations.push({ from: subject, to: key, kind: 'one-to-many', weak: false });
  return true;
}

function addThing(state: State, phrase: Phrase, key: string, before: string | undefined): void {
  const { findings, clause } = state;
  const { prep = '', last, verb } = clause;
  const isEach = prep === 'from' && ['each', 'every'].includes(phrase.determiner ?? '');
  const isOf = prep === 'of' || prep === 'per' || isEach || (prep === 'for' && clause.noSubject && verb !== undefined);
  if (isOf && last?.reading === 'attribute') {
    addAttribute(findings, key, last.phrase);
    clause.attribute = { owner: key, phrase: last.phrase };
    return;
  }
  const isCounted = last?.reading === 'quantity' || (prep === 'of' && before === undefined && verb !== undefined);
  if (!isCounted) {
    relateAddition(state, phrase, key, prep, before);
    return;
  }
  if (relateOwned(findings, clause, phrase, key)) return;
  const target = { key, plural: phrase.plural, many: phrase.plural };
  if (verb !== undefined) relateVerb(findings, clause.subjects, verb.verb, verb.passive, target);
  clause.objects.push(key);
}

/** Times and states belong to what happens: "claims are filed against policies with an incident date". */
function timedOwner(state: State, phrase: Phrase, nearest: string | undefined): string | undefined {
  const { clause } = state;
  if (nearest !== undefined && clause.addition?.prep === 'into') return nearest; // "are cut into segments with a start"
  if (nearest !== undefined && !clause.listing && isPerson(nearest) && !isPersonal(phrase)) {
    const things = clause.objects.filter((key) => key !== nearest && classOf(key) !== 'person');
    if (things.length > 0) return things.at(-1);
  }
  if (nearest === undefined || clause.listing || ['event', 'part', 'schedule'].includes(classOf(nearest)))
    return nearest;
  const type = attributeType(phrase.words);
  const isTimed =
    type === 'date' ||
    type === 'time' ||
    type === 'timestamp' ||
    ['status', 'duration', 'result'].includes(headOf(conceptKey(phrase)));
  if (!isTimed || isLasting(phrase, nearest)) return nearest;
  const others = [...clause.subjects, ...clause.objects].filter((key) => key !== nearest);
  const earlier = others.filter((key) => classOf(key) === 'event');
  return earlier.at(-1) ?? (classOf(nearest) === 'place' ? others.at(-1) : undefined) ?? nearest;
}

/** "workers with a licence expiry date": till when a person may do it. */
function isLasting({ words }: Phrase, nearest: string): boolean {
  return isPerson(nearest) && /(?:expiry|expiration|validity|renewal)/u.test(words.join(' '));
}

const PERSONAL = new Set([
  'expiry',
  'name',
  'email',
  'phone',
  'age',
  'birthday',
  'address',
  'gender',
  'number',
  'id',
  'role',
  'salary',
  'language',
]);

/** What persons have: "reviews from students with stars" are the reviews' stars. */
function isPersonal({ words }: Phrase): boolean {
  return PERSONAL.has(words.at(-1) ?? '') || words.includes('birth');
}

/** The last of a long list is a member of the list, not of the addition before it: "members, trips to games and orders". */
function endsLongList(items: readonly Item[], at: number, prep: string): boolean {
  if (previousSign(items, at) !== 'and' || prep === 'with' || prep === 'between' || prep === 'of') return false;
  return (
    items.slice(Math.max(0, at - LONGEST_LIST), at).filter((item) => item.kind === 'sign' && item.text === ',')
      .length >= 2
  );
}

function relateAddition(state: State, phrase: Phrase, key: string, prep: string, before: string | undefined): void {
  const { findings, clause } = state;
  const { verb } = clause;
  const isOpen = prep === 'with' && clause.anchor === undefined && !clause.listing;
  const anchor = (isOpen ? clause.objects.at(-1) : undefined) ?? before;
  const target = targetOf(phrase, key);
  if (isToldElsewhere(state, prep, target, before)) return;
  if (clause.again) {
    addAgain(state, prep, target);
    return;
  }
  if (verb !== undefined && clause.objects.length === 0) {
    clause.addition = { prep, about: undefined };
    relateAlso(findings, clause, target);
    relateVerb(findings, clause.subjects, verb.verb, verb.passive, target, prep);
    if (prep !== 'by') clause.objects.push(key);
    return;
  }
  const host = hostOf(clause, prep, key);
  if (host !== undefined && host !== before) {
    clause.addition = { prep, about: host };
    relatePhrases(findings, host, prep, target, { subjects: clause.subjects, container: false });
    return;
  }
  const head = headOfChain(state, prep, before);
  if (head !== undefined) {
    clause.addition = { prep, about: head.isActor ? undefined : head.key };
    clause.anchor = head.key;
    if (head.isActor && verb !== undefined) relateVerb(findings, [head.key], verb.verb, verb.passive, target, prep);
    else relatePhrases(findings, head.key, prep, target, { subjects: clause.subjects, container: false });
    return;
  }
  if (anchor !== undefined) {
    clause.addition = { prep, about: anchor };
    clause.anchor = anchor;
    clause.listing = prep === 'with';
    for (const beside of besideOf(clause, prep, anchor, key))
      relatePhrases(findings, beside, prep, target, { subjects: clause.subjects, container: false });
    relatePhrases(findings, anchor, prep, target, {
      subjects: clause.subjects,
      container: CONTAINER_NOUNS.has(headOf(anchor)),
    });
  }
}

/** "baptisms, weddings and funerals of our members": all of them are theirs. */
function besideOf({ subjects, verb }: Clause, prep: string, anchor: string, key: string): readonly string[] {
  if (!['of', 'by'].includes(prep) || verb !== undefined || !isPerson(key) || subjects.at(-1) !== anchor) return [];
  return subjects.filter(
    (one) => one !== anchor && one !== key && classOf(one) === 'event' && classOf(anchor) === 'event',
  );
}

/** One more of the same: "in depots, in trucks". */
function addAgain({ findings, clause }: State, prep: string, target: Target): void {
  const { addition, verb, subjects } = clause;
  const about = verb?.passive === true && addition?.prep !== prep ? undefined : addition?.about;
  if (about !== undefined) relatePhrases(findings, about, prep, target, { subjects, container: false });
  else if (verb !== undefined) relateVerb(findings, subjects, verb.verb, verb.passive, target, prep);
  clause.anchor = about;
}

/** "each performance shows one play at a venue": where something happens is told of what happens. */
function hostOf({ subjects, objects, listing, verb }: Clause, prep: string, key: string): string | undefined {
  const [subject] = subjects;
  if (subject !== undefined && isLinking(verb, prep, subject, objects.length)) return subject;
  if (subject !== undefined && isBringing(verb, prep, subject, objects.length))
    return classOf(key) === 'place' ? subject : undefined;
  if (listing || !['at', 'in', 'on'].includes(prep) || subject === undefined || classOf(key) !== 'place')
    return undefined;
  const isStill = objects.length === 1 && ['item', 'person', 'kind', 'org'].includes(classOf(objects[0] ?? ''));
  return isStill && classOf(subject) === 'event' ? subject : undefined;
}

/** "a sponsorship links a sponsor to a team": it refers to both. */
function isLinking(verb: Clause['verb'], prep: string, subject: string, objects: number): boolean {
  if ((prep !== 'to' && prep !== 'with') || objects === 0 || verb === undefined || verb.passive) return false;
  return LINKING.has(verb.verb.lemma) && !isPerson(subject);
}

const LINKING = new Set(['link', 'connect', 'associate', 'match', 'pair', 'relate', 'assign', 'tie']);

/** "a delivery brings items to a ward", "shifts assign guards to a tower": the place is that of what happens. */
function isBringing(verb: Clause['verb'], prep: string, subject: string, objects: number): boolean {
  if ((prep !== 'to' && prep !== 'from') || objects === 0 || verb === undefined || verb.passive) return false;
  return ['event', 'schedule', 'doc'].includes(classOf(subject));
}

/** Prepositions that add to what a chain began with rather than to the noun just before them. */
const HEADWARD = new Set(['by', 'to', 'from', 'for', 'via', 'against', 'at']);

/** "defects found on parts at a station by an inspector", "prescriptions from doctors for patients" */
function headOfChain(
  { clause }: State,
  prep: string,
  before: string | undefined,
): { readonly key: string; readonly isActor: boolean } | undefined {
  const { verb, head, subjects } = clause;
  const [doing] = subjects;
  // "a lesson is given by an instructor to a student with a vehicle": the lesson is
  const isDoneWith = prep === 'with' && verb?.passive === true && before !== undefined && isPerson(before);
  if (isDoneWith && doing !== undefined && classOf(doing) === 'event' && head === undefined)
    return { key: doing, isActor: false };
  if (!HEADWARD.has(prep) || clause.listing || before === undefined) return undefined;
  if (head !== undefined && head !== before) return { key: head, isActor: false };
  const [subject] = subjects;
  const isPassive = verb?.passive === true && head === undefined && subject !== undefined && subject !== before;
  return isPassive ? { key: subject, isActor: true } : undefined;
}
