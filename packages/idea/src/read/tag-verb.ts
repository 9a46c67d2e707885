import { wordSet } from '../model/word-set.ts';
import { ATTRIBUTE_HEADS } from '../vocabulary/attributes.ts';
import {
  ADVERBS,
  BE_FORMS,
  COMPOUND_HEADS,
  DETERMINERS,
  FRAME_NOUNS,
  MODALS,
  PLAIN_ADJECTIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { VERBS, type Verb } from '../vocabulary/verbs.ts';
import type { Tag, TagState } from './tag-state.ts';
import { isPluralNoun, type Token } from './tokenise.ts';
import { isCompound, isNoun, isPersonToken, isVerbNext, nounFollows, objectFollows } from './word-kinds.ts';

/** A word of the verb list at its place: what stands before it, adverbs left out, and behind it. */
type Place = {
  readonly state: TagState;
  readonly token: Token;
  readonly verb: Verb;
  readonly at: number;
  readonly previous: Tag | undefined;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
};

/** Verbs whose participle is written as their base form. */
export const SAME_FORM = new Set(['run', 'put', 'set', 'cut', 'read', 'cast', 'split', 'hit']);

const LIGHT_VERBS = wordSet('get have go come make take want need give put keep do see');

function isOneOf(tag: Tag | undefined, tags: string): boolean {
  return tag !== undefined && tags.includes(tag);
}

/** Whether a word that can be a verb is one here. */
export function tagVerb(state: TagState, token: Token, verb: Verb, at: number, previous: Tag | undefined): Tag {
  const { tokens } = state;
  let last = at - 1;
  while (state.tags[last] === 'A') last -= 1;
  if (verb.form === 's' && tokens[at - 1]?.lower === 'either') return 'V';
  const place = { state, token, verb, at, previous, before: tokens[last], next: tokens[at + 1] };
  if (isDoneNext(place)) return 'V';
  return isNoun(token) ? ambiguous(place) : plainVerb(place);
}

/** "visits a building, takes samples": no takes of a film. */
function isDoneNext({ token, previous, next }: Place): boolean {
  if (!DONE_NEXT.has(token.lower) || !isOneOf(previous, 'CZ') || next === undefined) return false;
  return DETERMINERS.has(next.lower) || isPluralNoun(next);
}

const DONE_NEXT = wordSet('takes makes gives gets brings writes keeps sends pays buys');

function plainVerb(place: Place): Tag {
  const { verb, previous, next } = place;
  if (verb.form === 'past' && verb.participle) return participle(place);
  if (verb.form === 'base' && (previous === 'P' || isModifier(place))) return 'N';
  if (verb.form === 'base' && (isCounted(place) || isListed(place) || namesValues(place) || namesProperty(place)))
    return 'N';
  if (verb.form === 's' && isActedUpon(place)) return 'N';
  if (verb.form === 'ing') return ingForm(place);
  const isObject = isOneOf(previous, 'DJS') && next !== undefined && !nounFollows(next) && !DETERMINERS.has(next.lower);
  return isObject ? 'N' : 'V';
}

/** "Milk batches come from farms": who acts begins with a word that can be a verb elsewhere. */
function isModifier({ state, at, next }: Place): boolean {
  const third = state.tokens[at + 2];
  if (at !== 0 || !isPluralNoun(next) || third?.kind !== 'word' || isNoun(third)) return false;
  const form = VERBS.get(third.lower)?.form;
  return BE_FORMS.has(third.lower) || MODALS.has(third.lower) || form === 'base' || form === 'past';
}

function ingForm({ state, at, previous, next }: Place): Tag {
  if (at === 0 && next !== undefined && beginsSubject(state, next)) return 'N';
  if (previous === 'C' && next === undefined && state.everVerb && state.tags[at - 2] === 'N') return 'N';
  if (isOneOf(previous, 'DJ') && nounFollows(next)) return 'J';
  if (isOneOf(previous, 'CZPV') && next !== undefined && isPropertyHead(next)) return 'J';
  return isOneOf(previous, 'DS') ? 'N' : 'V';
}

/** "housing is offered", "a mixing plant produces": a gerund that stands before who acts or acts itself. */
function beginsSubject(state: TagState, next: Token): boolean {
  const form = VERBS.get(state.tokens[2]?.lower ?? '')?.form;
  return BE_FORMS.has(next.lower) || (nounFollows(next) && next.base === next.lower && form === 's');
}

/** "officers add updates": no second verb stands behind a verb. */
function isActedUpon({ verb, previous, next }: Place): boolean {
  return previous === 'V' && !LIGHT_VERBS.has(verb.lemma) && (next === undefined || !DETERMINERS.has(next.lower));
}

/** "a capture": no verb stands behind an article. */
function isCounted({ previous, before }: Place): boolean {
  return previous === 'D' && ['a', 'an', 'each', 'every'].includes(before?.lower ?? '');
}

/** "cards, buy list, orders": a compound among nouns, where nobody does anything. */
function isListed({ state, previous, next }: Place): boolean {
  if (!isOneOf(previous, 'ZC') || state.everVerb || next === undefined) return false;
  return next.base === next.lower && COMPOUND_HEADS.has(next.lower);
}

/** "sex and hatch date": a verb before a date or the like, with nothing behind it, is part of its name. */
function namesProperty({ state, at, verb, previous, next }: Place): boolean {
  if (NEVER_NAMING.has(verb.lemma) && isOneOf(previous, 'CZ')) return false;
  if (!isOneOf(previous, 'CZPD') || next === undefined || next.base !== next.lower) return false;
  const behind = state.tokens[at + 2];
  return MEASURES.has(next.lower) && (behind === undefined || behind.kind === 'punct' || behind.lower === 'and');
}

/** Verbs that no property is called by: customers "choose size and date". */
const NEVER_NAMING = new Set(['choose', 'select', 'enter', 'pick', 'specify', 'pay', 'give', 'see', 'write']);

const MEASURES = new Set(['date', 'time', 'number', 'price', 'fee', 'rate', 'weight', 'height', 'size', 'code']);

/** "Report reasons are spam or fake": two nouns before the values. */
function namesValues({ state, at, next }: Place): boolean {
  const third = state.tokens[at + 2];
  return at === 0 && next !== undefined && third !== undefined && BE_FORMS.has(third.lower) && nounFollows(next);
}

/** "starting balance", "opening hour": a property in the singular. */
function isPropertyHead(next: Token): boolean {
  return ATTRIBUTE_HEADS.has(next.lower) && !knowledge().byName.has(next.base);
}

/** "each filled with one substance" */
const ALL = new Set(['each', 'both', 'all']);

function participle(place: Place): Tag {
  const { state, at, previous, next } = place;
  if (previous === 'D' && ALL.has(state.tokens[at - 1]?.lower ?? '') && PREPOSITIONS.has(place.next?.lower ?? ''))
    return 'V';
  if (state.tokens[at - 1]?.lower === 'many' && state.tokens[at - 2]?.lower === 'how') return 'V';
  const before = isOneOf(previous, 'DJPXS');
  const listed = previous === undefined || isOneOf(previous, 'ZC');
  const joinsVerb = previous === 'C' && state.tags[at - 2] === 'V';
  if ((before || listed) && nounFollows(next) && !joinsVerb) return 'J';
  return before ? 'N' : 'V';
}

function ambiguous(place: Place): Tag {
  const { verb, previous, next } = place;
  if (verb.form === 'past') return plainVerb(place);
  if (isOneOf(previous, 'MT') || isSameForm(place)) return 'V';
  if (isNamePart(place)) return 'N';
  const isSubject = isActorBefore(next) || isWhoDoes(place);
  if (isDoneByEach(place)) return 'V';
  if (previous === 'R') return isSubject ? 'N' : 'V';
  if (previous === 'W') return isSubject || (verb.form === 's' && isVerbNext(next)) ? 'N' : 'V';
  if (isOneOf(previous, 'DJSX') || isSubject) return 'N';
  if (verb.form === 'ing') return gerund(place);
  if (isOneOf(previous, 'PV')) return 'N';
  return verb.form === 's' ? thirdPerson(place) : baseForm(place);
}

/** "Report reasons are …", "Drill cores are …": the first word of a name. */
function isNamePart(place: Place): boolean {
  return place.verb.form === 'base' && (namesValues(place) || isModifier(place));
}

/** "each rates it" */
function isDoneByEach({ before, verb, next }: Place): boolean {
  return before?.lower === 'each' && verb.form === 's' && PRONOUNS.has(next?.lower ?? '');
}

function isActorBefore(next: Token | undefined): boolean {
  return next !== undefined && (BE_FORMS.has(next.lower) || (MODALS.has(next.lower) && next.lower !== 'help'));
}

/** "a host accepts or declines": a person before what can only be a verb. */
function isWhoDoes({ token, verb, next }: Place): boolean {
  return verb.form === 'base' && isPersonToken(token) && isVerbNext(next) && VERBS.get(next?.lower ?? '')?.form === 's';
}

/** "is run at": a participle that looks like the base form. */
function isSameForm({ verb, previous, next }: Place): boolean {
  return previous === 'B' && SAME_FORM.has(verb.lemma) && next !== undefined && PREPOSITIONS.has(next.lower);
}

/** What papers do with what they hold: "a report listing damages". */
const SAYING = new Set([
  'list',
  'show',
  'state',
  'name',
  'describe',
  'contain',
  'record',
  'specify',
  'hold',
  'carry',
  'cover',
]);

function gerund({ verb, previous, before, next }: Place): Tag {
  const object = next !== undefined && (DETERMINERS.has(next.lower) || isPluralNoun(next));
  if (previous === 'P' || previous === undefined) return object ? 'V' : 'N';
  if (previous === 'N' && isPluralNoun(before)) return object || nounFollows(next) ? 'V' : 'N';
  if (previous === 'N' && object && SAYING.has(verb.lemma)) return 'V';
  return 'N';
}

/** "a customer orders products": a plural noun, or what one person does. */
function thirdPerson(place: Place): Tag {
  const { state, token, at, previous, before, next } = place;
  if (previous === 'C' && state.tags[at - 2] === 'V') return 'V';
  const goesOn = next !== undefined && (DETERMINERS.has(next.lower) || RELATIVES.has(next.lower));
  if (isOneOf(previous, 'CZ') && state.everVerb && goesOn) return 'V';
  if (isOneOf(previous, 'CZ') && runsOn(place)) return 'V';
  if (isDoneByOne(place)) return 'V';
  if (previous !== 'N' || state.verbSeen || before === undefined || isPluralNoun(before)) return 'N';
  if (!objectFollows(behindAdverb(place)) || isCompound(before, token) || isVerbNext(next)) return 'N';
  return hasDeterminer(state, at) || FRAME_NOUNS.has(before.base) ? 'V' : 'N';
}

/** "covers exactly one machine" */
function behindAdverb({ state, at, next }: Place): Token | undefined {
  return next !== undefined && isAdverb(next) ? state.tokens[at + 2] : next;
}

const RUNNING_ON = new Set(['end', 'run', 'start', 'last', 'stand', 'finish', 'begin', 'work', 'pass', 'finish']);

/** "a ride starts at a dock and ends at another": a second verb of the same subject. */
function runsOn({ state, verb, next }: Place): boolean {
  if (!state.everVerb || !RUNNING_ON.has(verb.lemma) || next === undefined || next.lower === 'of') return false;
  const earlier = state.tags.lastIndexOf('V');
  return VERBS.get(state.tokens[earlier]?.lower ?? '')?.form === 's' && PREPOSITIONS.has(next.lower);
}

/** What one person does, or one thing that stands somewhere. */
function isDoneByOne(place: Place): boolean {
  return isDoneByPerson(place) || isStanding(place);
}

/** "box stands on shelf": where one thing is, written without an article. */
function isStanding({ state, token, verb, at, previous, before, next }: Place): boolean {
  if (previous !== 'N' || before === undefined || isPluralNoun(before) || state.verbSeen) return false;
  const isStart = at === 1 || isOneOf(state.tags[at - 2], 'ZD');
  return isStart && RUNNING_ON.has(verb.lemma) && PREPOSITIONS.has(next?.lower ?? '') && !isCompound(before, token);
}

function isDoneByPerson({ state, token, at, previous, before, next }: Place): boolean {
  if (before === undefined || previous !== 'N' || isPluralNoun(before) || !isPersonToken(before)) return false;
  if (isCompound(before, token) || (!hasDeterminer(state, at) && state.verbSeen)) return false;
  const isEnd = next === undefined || next.lower === 'and' || next.lower === 'or';
  return isEnd ? hasDeterminer(state, at) || state.tags[at - 2] === 'W' : isAdverb(next) || objectFollows(next);
}

function isAdverb({ lower }: Token): boolean {
  return ADVERBS.has(lower) || (lower.length > 4 && lower.endsWith('ly'));
}

/** "which key opens which door" */
function isWhich(token: Token | undefined): boolean {
  return token?.lower === 'which';
}

/** Whether the noun phrase before a word begins with a determiner: `a customer orders …`. */
function hasDeterminer(state: TagState, at: number): boolean {
  let index = at - 1;
  while (isOneOf(state.tags[index], 'NJAS')) index -= 1;
  return state.tags[index] === 'D' || isWhich(state.tokens[index]);
}

/** "patients book appointments": a noun, or what several persons do; again behind "and" and commas. */
function baseForm(place: Place): Tag {
  const { state, at, previous, before, next } = place;
  const isHead = isCompoundHead(next);
  if (previous === 'C' && state.tags[at - 2] === 'V' && (objectFollows(next) || next === undefined)) return 'V';
  if (previous === 'N' && isPluralNoun(before) && isFresh(place))
    return statesProperty(place) || (!isHead && !isVerbBehind(place)) ? 'V' : 'N';
  if (isNextToDo(place)) return 'V';
  if (isWithoutEnding(place, isHead) || isOfSeveral(place)) return 'V';
  if (isHead) return 'N';
  if (isOneOf(previous, 'CZ') && state.everVerb && isVerbAgain(place)) return 'V';
  return isOpening(place) ? 'V' : 'N';
}

/** "whether to accept, reject or ask for changes": one more of what is to be done. */
function isNextToDo({ state, at, next }: Place): boolean {
  const [before, verb, joint] = [state.tags[at - 3], state.tags[at - 2], state.tokens[at - 1]?.lower ?? ''];
  if (verb !== 'V' || !isOneOf(before, 'TM') || ![',', 'or'].includes(joint)) return false;
  return joint === 'or' || next?.lower === 'or' || next?.lower === ',';
}

function isCompoundHead(next: Token | undefined): boolean {
  if (next === undefined || !COMPOUND_HEADS.has(next.base)) return false;
  return !(isPluralNoun(next) && knowledge().byName.has(next.base));
}

/** "invoices show number, date and total" */
function statesProperty({ state, at, token, verb, next }: Place): boolean {
  const behind = state.tokens[at + 2]?.lower;
  return (
    SAYING.has(verb.lemma) &&
    next !== undefined &&
    ATTRIBUTE_HEADS.has(next.lower) &&
    !isCompound(token, next) &&
    (behind === ',' || behind === 'and')
  );
}

/** "… (white, yellow, green) and take an exam" */
function isBehindList({ at, previous, next }: Place): boolean {
  return previous === 'C' && at === 1 && ['a', 'an', 'the'].includes(next?.lower ?? '');
}

/** Whether nobody does anything yet, or others begin to. */
function isFresh(place: Place): boolean {
  return !place.state.verbSeen || (place.state.everVerb && beginsClause(place) && objectFollows(place.next));
}

function isVerbBehind({ state, at, next }: Place): boolean {
  if (next !== undefined && PLAIN_ADJECTIVES.has(next.lower) && nounFollows(state.tokens[at + 2])) return false;
  return isVerbNext(next) && !isCompound(next, state.tokens[at + 2]);
}

/** "drivers offer rides and passengers request seats": persons behind "and" who do something of their own. */
function beginsClause({ state, at, before }: Place): boolean {
  if (before === undefined || !isPersonToken(before)) return false;
  let index = at - 1;
  while (state.tags[index] === 'N' || state.tags[index] === 'J' || state.tags[index] === 'D') index -= 1;
  return isOneOf(state.tags[index], 'CZ') && at - index < 4;
}

/** "copies of a book stand on shelves": those who act stand before "of". */
function isOfSeveral({ state, at, previous, before, next }: Place): boolean {
  if (previous !== 'N' || state.verbSeen || next === undefined || isPluralNoun(before)) return false;
  const of = state.tokens[at - 3]?.lower === 'of' && state.tags[at - 2] === 'D' ? at - 3 : -1;
  return of > 0 && isPluralNoun(state.tokens[of - 1]) && (PREPOSITIONS.has(next.lower) || DETERMINERS.has(next.lower));
}

/** "Member buy subscription": written without the ending of the third person. */
function isWithoutEnding(place: Place, isHead: boolean): boolean {
  const { state, token, at, previous, before, next } = place;
  if (previous !== 'N' || before === undefined || state.verbSeen || !isPersonToken(before)) return false;
  if ((isHead && token.lower !== 'make') || (hasDeterminer(state, at) && !isEachThing(place))) return false;
  return objectFollows(next) && !isCompound(before, token);
}

/** "every driver drive one lorry" */
function isEachThing({ state, at, next }: Place): boolean {
  const determiner = state.tokens[at - 2]?.lower ?? '';
  return ['each', 'every', 'the', 'one'].includes(determiner) && next !== undefined && DETERMINERS.has(next.lower);
}

const FOLLOWERS = new Set([
  'on',
  'for',
  'to',
  'through',
  'into',
  'from',
  'via',
  'at',
  'after',
  'over',
  'until',
  'between',
]);

function isVerbAgain({ token, verb, next }: Place): boolean {
  if (next === undefined || next.kind === 'punct' || isCompound(token, next)) return false;
  if (verb.sense === 'keeps' && nounFollows(next)) return true;
  return DETERMINERS.has(next.lower) || isPluralNoun(next) || PRONOUNS.has(next.lower) || FOLLOWERS.has(next.lower);
}

/** "Track books": an order to the software at the start of a sentence. */
function isOpening(place: Place): boolean {
  const { token, verb, at, next } = place;
  if (isBehindList(place)) return true;
  if (at !== 0 || !objectFollows(next) || isVerbNext(next)) return false;
  if (
    isNoun(token) &&
    verb.sense !== 'keeps' &&
    next !== undefined &&
    !DETERMINERS.has(next.lower) &&
    !isPluralNoun(next)
  )
    return false;
  return next?.lower !== 'with' && !isCompound(token, next);
}

/** Whether "like" is what somebody does rather than "such as". */
export function isLiking(state: TagState, at: number, previous: Tag | undefined): boolean {
  const { tokens, everVerb } = state;
  if (isOneOf(previous, 'MT')) return true;
  const before = tokens[at - 1];
  if (previous === 'N') return before !== undefined && isPluralNoun(before) && isPersonToken(before);
  return everVerb && (previous === 'C' || (previous === 'Z' && nounFollows(tokens[at + 1])));
}
