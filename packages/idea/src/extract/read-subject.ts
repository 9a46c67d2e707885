import type { Item, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { classify, type Reading } from './classify.ts';
import {
  addAttribute,
  type Context,
  markOwn,
  note,
  readOwned,
  relateToEach,
  splitOwner,
  type State,
} from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { isJoint, runActs, runEnd, siblingsHaveAttributes } from './list-run.ts';
import { classOf, findThing, isPerson, isRecord } from './thing-class.ts';

export function readSubject(state: State, phrase: Phrase, at: number, actsNext: boolean): void {
  const { findings, context, clause, items } = state;
  const reading = readingOf(state, phrase, at, actsNext);
  const key = conceptKey(phrase);
  if (isHeading(items, phrase, at)) {
    clause.last = { phrase, key, reading: 'quantity' };
    return;
  }
  clause.last = { phrase, key, reading };
  if (phrase.owner !== undefined) {
    readOwned(state, phrase, phrase.owner, reading, key);
    return;
  }
  if (reading === 'entity') {
    note(state, phrase, key, actsNext ? 'subject' : 'other');
    if (at === 0 && findings.sentence === 0 && !phrase.plural) markOwn(findings, key);
    relateToEach(state, key);
    clause.subjects.push(key);
    clause.head = key;
    // "for every parcel the clerk decides whether it is …": it is the parcel
    if (state.each === undefined || (!isPerson(key) && phrase.determiner !== 'the')) context.topic = key;
    if (isPerson(key)) context.person = key;
    else context.thing = key;
    return;
  }
  if (reading === 'attribute') readOrphan(state, phrase, at);
}

function readingOf({ findings, items }: State, phrase: Phrase, at: number, actsNext: boolean): Reading {
  // "each plot: number, area"
  const isEach = ['each', 'every'].includes(phrase.determiner ?? '') && items[at + 1]?.kind === 'list';
  if (isEach || isRecordPer(items, phrase, at) || hasStates(items, phrase, at)) return 'entity';
  if (holdsValues(items, phrase, at)) return 'attribute';
  if (isCondition(findings, items, phrase, at)) return 'none';
  const place = actsNext || items.length === 1 || runActs(items, at) ? 'subject' : 'list';
  return classify(findings, phrase, place, siblingsHaveAttributes(items, at));
}

/** "if a limit is exceeded": what only a condition speaks of, and the vocabulary does not know, is no thing to keep. */
function isCondition({ concepts }: Findings, items: readonly Item[], phrase: Phrase, at: number): boolean {
  const before = items[at - 1];
  const key = conceptKey(phrase);
  if (before?.kind !== 'relative' || !['if', 'unless'].includes(before.word) || phrase.plural) return false;
  return findThing(key) === undefined && !isPerson(key) && (concepts.get(key)?.plurals ?? 0) === 0;
}

/** "Fields of a shipment: …", "Records per patient: …": the heading of a list of properties. */
function isHeading(items: readonly Item[], { words, plural }: Phrase, at: number): boolean {
  const [prep, list] = [items[at + 1], items[at + 3]];
  if (!plural || words.length > 1 || prep?.kind !== 'prep' || list?.kind !== 'list') return false;
  return ['of', 'per', 'for'].includes(prep.word) && HEADINGS.has(words[0] ?? '');
}

const HEADINGS = new Set(['fields', 'columns', 'attributes', 'properties', 'records', 'details', 'data', 'values']);

/** "a nomination may be proposed, confirmed or withdrawn": what has states is kept. */
function hasStates(items: readonly Item[], phrase: Phrase, at: number): boolean {
  const [be, list] = [items[at + 1], items[at + 2]];
  if (be?.kind !== 'be' || list?.kind !== 'list' || list.source !== 'values') return false;
  if (!['a', 'an', 'each', 'every'].includes(phrase.determiner ?? '') || phrase.owner !== undefined) return false;
  const isDone = list.members.every(({ words }) => VERBS.get(words[0] ?? '')?.participle === true);
  return ['event', 'doc'].includes(classOf(conceptKey(phrase))) && (isDone || !isAttributePhrase(phrase.words));
}

/** "result per pigeon: arrival time, speed" */
function isRecordPer(items: readonly Item[], phrase: Phrase, at: number): boolean {
  const [prep, , list] = items.slice(at + 1, at + 4);
  const isPer = prep?.kind === 'prep' && prep.word === 'per' && list?.kind === 'list' && list.source === 'colon';
  return isPer && isRecord(conceptKey(phrase));
}

/** "a line's category is hotel or meal": the property of an owner, by the values that follow. */
function holdsValues(items: readonly Item[], phrase: Phrase, at: number): boolean {
  const isTheirs = phrase.owner !== undefined || isCompoundKind(phrase) || isTheKind(phrase);
  if (!isTheirs || items[at + 1]?.kind !== 'be') return false;
  const list = items[at + 2];
  return list?.kind === 'list' && list.source === 'values';
}

/** "there are games, and the result is won, lost or drawn" */
function isTheKind({ words, plural, determiner }: Phrase): boolean {
  return !plural && words.length === 1 && determiner === 'the' && ENUM_HEADS.has(words[0] ?? '');
}

/** "load class is one of …" */
function isCompoundKind({ words, plural }: Phrase): boolean {
  return !plural && words.length > 1 && ENUM_HEADS.has(words.at(-1) ?? '');
}

/** A property without a verb before it: "Post status can be …", "name, price", "each with a name". */
function readOrphan(state: State, phrase: Phrase, at: number): void {
  const { findings, context, clause, items } = state;
  if (clause.owned !== undefined && isJoint(items[at - 1])) {
    addAttribute(findings, clause.owned, phrase);
    clause.attribute = { owner: clause.owned, phrase };
    return;
  }
  const [split, rest] = splitOwner(findings, phrase);
  const owner = split ?? holderOf(findings, context, rest);
  clause.attribute = owner === undefined ? undefined : { owner, phrase: rest };
  if (items[at + 1]?.kind === 'prep' || owner === undefined) return;
  if (isToBeNoted(items, at)) {
    addAttribute(findings, split ?? notedOf(findings, context) ?? owner, rest);
    return;
  }
  // "tanks, routes and where it was dumped": a clause made a property of, at the end of a list
  const endsList =
    items[at + 1] === undefined && isJoint(items[at - 1]) && /^\p{L}+_\p{L}+$/u.test(rest.words.join(' '));
  const isAlone = endsList || split !== undefined || items[at + 1]?.kind === 'be' || items[at + 1]?.kind === 'list';
  if (isAlone) addAttribute(findings, owner, rest);
}

/** "weight must be recorded", "batch number and due date should be stored": the properties before such a verb. */
function isToBeNoted(items: readonly Item[], at: number): boolean {
  const next = items[runEnd(items, at)];
  return next?.kind === 'verb' && next.passive && next.modal && NOTED.has(next.verb.lemma);
}

/** What the text is about; where that is a person, what this sentence named first of all. */
function notedOf({ concepts, sentence }: Findings, { topic, named }: Context): string | undefined {
  const isNew = named !== undefined && concepts.get(named)?.first === sentence;
  return topic !== undefined && isPerson(topic) && isNew ? named : (topic ?? named);
}

/** What is done with what is known. */
const NOTED = new Set(['record', 'note', 'store', 'register', 'enter', 'log', 'document', 'keep', 'save', 'track']);

/** Whose a property is that a sentence begins with: of what usually has one, else of what the text was about. */
function holderOf(findings: Findings, context: Context, { words }: Phrase): string | undefined {
  const name = words.join(' ');
  const { topic, last } = context;
  // "rooms are cleaned by maids; cleaning status: …"
  const isSaidOfTopic = last !== undefined && topic !== undefined && isPerson(last) && !isPerson(topic);
  if (isSaidOfTopic && ENUM_HEADS.has(words.at(-1) ?? '')) return topic;
  const has = (key: string | undefined): boolean =>
    key !== undefined && findThing(key)?.columns.some((column) => column.words === name) === true;
  if (!ENUM_HEADS.has(name) || has(context.last)) return context.last;
  if (has(context.topic)) return context.topic;
  const holders = [...findings.concepts.values()].filter(({ key, mentions }) => mentions > 0 && has(key));
  return holders.at(-1)?.key ?? context.last;
}
