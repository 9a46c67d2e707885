import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ATTRIBUTE_TYPES } from '../vocabulary/attributes.ts';
import {
  ADVERBS,
  BE_FORMS,
  COMPOUND_HEADS,
  DETERMINERS,
  MODALS,
  PLAIN_ADJECTIVES,
  PREPOSITIONS,
  PRONOUNS,
  RELATIVES,
} from '../vocabulary/grammar-words.ts';
import { PHRASAL, VERBS } from '../vocabulary/verbs.ts';
import { namedSpans } from './named-spans.ts';
import type { Tag, TagState } from './tag-state.ts';
import { isLiking, tagVerb } from './tag-verb.ts';
import { isPluralNoun, type Token } from './tokenise.ts';
import { isCompound, isInfinitive, isNoun, isPersonToken, nounFollows } from './word-kinds.ts';

/** The tags of a sentence's words, each decided from what stands before and behind it. */
export function tag(tokens: readonly Token[]): readonly Tag[] {
  const tags = tagOnce(tokens, -1);
  if (tags.some((found, at) => isFinite(tokens, tags, found, at))) return tags;
  const verb = missedVerb(tokens, tags);
  return verb < 0 ? tags : tagOnce(tokens, verb);
}

function isFinite(tokens: readonly Token[], tags: readonly Tag[], found: Tag, at: number): boolean {
  if (found === 'B' || found === 'M') return true;
  return found === 'V' && (at === 0 || VERBS.get(tokens[at]?.lower ?? '')?.form !== 'ing' || tags[at - 1] === 'B');
}

/** In a sentence without a verb, the noun that is one: it stands behind who acts and before what is acted upon. */
function missedVerb(tokens: readonly Token[], tags: readonly Tag[]): number {
  return tokens.findIndex((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (at === 0 || tags[at] !== 'N' || tags[at - 1] !== 'N' || before === undefined || next === undefined)
      return false;
    if (next.kind === 'punct' || isCompound(before, token)) return false;
    const verb = VERBS.get(token.lower);
    const isObject = DETERMINERS.has(next.lower) || next.kind === 'number' || isPluralNoun(next);
    if (verb?.form === 's') return tags[0] === 'D' && !isPluralNoun(before) && (isObject || tags[at + 1] === 'P');
    if (verb?.form !== 'base' || !isObject) return false;
    return isPluralNoun(before) ? !isCompound(token, next) : isBehindPlace(tokens, tags, at);
  });
}

/** "the workers on the floor report faults": where those who act are stands between them and what they do. */
function isBehindPlace(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const place = tags.slice(0, at).lastIndexOf('P');
  const subject = tokens[place - 1];
  if (place < 1 || at - place > 3 || subject === undefined || !isPluralNoun(subject)) return false;
  return ['on', 'in', 'at', 'from', 'of'].includes(tokens[place]?.lower ?? '') && tags.indexOf('P') === place;
}

function tagOnce(tokens: readonly Token[], verb: number): readonly Tag[] {
  const state: TagState = { tokens, tags: [], verbSeen: false, everVerb: false };
  const names = namedSpans(tokens);
  tokens.forEach((token, at) => {
    const found = at === verb ? 'V' : names.has(at) ? 'N' : tagOf(state, token, at);
    state.tags.push(found);
    if (found === 'V' || found === 'B') {
      state.verbSeen = true;
      state.everVerb = true;
    }
    if ((token.kind === 'punct' && token.lower !== "'s") || found === 'W') state.verbSeen = false;
  });
  return state.tags;
}

const AND_OR = new Set(['and', 'or', 'nor']);

function closedClass(token: Token): Tag | undefined {
  const { lower } = token;
  if (token.kind === 'punct') return lower === "'s" ? 'S' : 'Z';
  if (token.kind === 'number') return 'X';
  if (token.options !== undefined) return 'N';
  if (AND_OR.has(lower)) return 'C';
  if (BE_FORMS.has(lower)) return 'B';
  if (MODALS.has(lower)) return 'M';
  return PRONOUNS.has(lower) ? 'R' : undefined;
}

function isHead(next: Token | undefined): boolean {
  return next !== undefined && isNoun(next) && COMPOUND_HEADS.has(next.base);
}

type Special = (state: TagState, at: number, previous: Tag | undefined) => Tag | undefined;

const needing: Special = ({ tokens }, at, previous) => {
  if (previous === 'D' || previous === 'J' || isHead(tokens[at + 1])) return 'N';
  const next = tokens[at + 1];
  const isOwn = tokens[at]?.lower === 'needs' && previous === 'C';
  return (previous === 'N' || isOwn) && next?.kind === 'word' && (DETERMINERS.has(next.lower) || nounFollows(next))
    ? 'V'
    : undefined;
};

/** "has to pass", "has passed": what is said with another verb behind it. */
const having: Special = ({ tokens, tags }, at) => {
  let behind = at + 1;
  while (ADVERBS.has(tokens[behind]?.lower ?? '')) behind += 1;
  const [next, second] = [tokens[behind], tokens[behind + 1]];
  if (next === undefined || tags.length === 0) return undefined;
  if (next.lower === 'to') return isInfinitive(second) ? 'M' : undefined;
  const verb = VERBS.get(next.lower);
  const isPast = verb?.form === 'past' && verb.participle && !PLAIN_ADJECTIVES.has(next.lower);
  return isPast && !nounFollows(second) && second?.lower !== ',' ? 'M' : undefined;
};

/** Words whose part of speech hangs on their neighbours alone. */
const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  ['help', needing],
  ['need', needing],
  ['needs', needing],
  [
    'once',
    ({ tokens }, at) =>
      DETERMINERS.has(tokens[at + 1]?.lower ?? '') || PRONOUNS.has(tokens[at + 1]?.lower ?? '') ? 'W' : undefined,
  ],
  ['has', having],
  ['have', having],
  [
    'people',
    ({ tokens }, at, previous) =>
      previous === 'N' && tokens[at - 1]?.kind === 'word' && !MODALS.has(tokens[at + 1]?.lower ?? '') ? 'N' : 'R',
  ],
  ['to', ({ tokens }, at) => (isInfinitive(tokens[at + 1]) ? 'T' : 'P')],
  [
    'like',
    (state, at, previous) => {
      if (previous === 'D' && state.tokens[at - 1]?.lower !== 'that') return 'N';
      return isLiking(state, at, previous) ? 'V' : 'P';
    },
  ],
  ['who', (state, at) => (isBehindNoun(state, at) ? 'W' : undefined)],
  ['own', ({ tokens }, at, previous) => (previous === 'N' && isPluralNoun(tokens[at - 1]) ? 'V' : undefined)],
  ['that', ({ tokens }, at, previous) => (previous === 'N' && tokens[at + 1]?.kind === 'word' ? 'W' : 'D')],
]);

/** "students, who enroll": says more about the noun before it. */
function isBehindNoun({ tags, tokens }: TagState, at: number): boolean {
  return tags[at - 1] === 'N' || (tokens[at - 1]?.lower === ',' && tags[at - 2] === 'N');
}

function tagOf(state: TagState, token: Token, at: number): Tag {
  const previous = lastTag(state.tags);
  const known = SPECIAL.get(token.lower)?.(state, at, previous) ?? closedClass(token);
  return known ?? openClass(state, token, at, previous);
}

function openClass(state: TagState, token: Token, at: number, previous: Tag | undefined): Tag {
  const { lower } = token;
  const next = state.tokens[at + 1];
  // a property as one word
  if (lower.includes('_') && isAttributePhrase([lower])) return 'N';
  if (RELATIVES.has(lower)) return 'W';
  if (DETERMINERS.has(lower)) return 'D';
  if (PREPOSITIONS.has(lower)) return isParticle(state, at) ? 'A' : 'P';
  if (ADVERBS.has(lower)) return adverb(lower, next, previous);
  const verb = VERBS.get(lower);
  if (isHowItIs(state, at, previous)) return 'J';
  if (isDoneToThem(state, at, previous)) return 'V';
  if (PLAIN_ADJECTIVES.has(lower) && verb?.form === 'base' && isDoneToSeveral(state, at, previous)) return 'V';
  if (PLAIN_ADJECTIVES.has(lower) && endsProperties(state, at)) return 'N';
  if (PLAIN_ADJECTIVES.has(lower) && (verb === undefined || !isSaidOfSubject(state, next, previous))) return 'J';
  return verb === undefined ? unknownWord(state, at, previous) : tagVerb(state, token, verb, at, previous);
}

/** "we sow seeds, pot them up": only a verb stands before "them"; before "it" as well, which may act behind a noun. */
function isDoneToThem({ tokens, everVerb }: TagState, at: number, previous: Tag | undefined): boolean {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]];
  if ((previous !== undefined && !'ZCTMR'.includes(previous)) || PLAIN_ADJECTIVES.has(word)) return false;
  return ['them', 'him', 'us'].includes(next?.lower ?? '') || (everVerb && previous === 'C' && next?.lower === 'it');
}

/** "if he was present at the dates": how somebody is, where no noun can stand without an article. */
function isHowItIs({ tokens, tags }: TagState, at: number, previous: Tag | undefined): boolean {
  return previous === 'B' && tags[at - 1] === 'B' && HOW_IT_IS.has(tokens[at]?.lower ?? '');
}

const HOW_IT_IS = new Set(['present', 'absent', 'ill', 'sick', 'open', 'close', 'light', 'mobile', 'ready', 'away']);

/** An adverb, or how the noun behind it is: "the daily menu", "hourly fee". */
function adverb(lower: string, next: Token | undefined, previous: Tag | undefined): Tag {
  return (previous === 'D' || isRate(lower, next)) && nounFollows(next) ? 'J' : 'A';
}

/** "hourly fee": how often it is due says which fee it is. */
function isRate(lower: string, next: Token | undefined): boolean {
  const isRegular = ['hourly', 'daily', 'weekly', 'monthly', 'yearly'].includes(lower);
  return isRegular && next !== undefined && isAttributePhrase([next.lower]);
}

/** "number, date, total": a property like the others in the list. */
function endsProperties({ tokens, tags }: TagState, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || tags[at - 2] !== 'N' || !ATTRIBUTE_TYPES.has(token.lower)) return false;
  if (!['decimal', 'integer', 'money'].includes(ATTRIBUTE_TYPES.get(token.lower) ?? '')) return false;
  const isJoined = [',', 'and'].includes(tokens[at - 1]?.lower ?? '');
  return isJoined && (next === undefined || next.kind === 'punct' || next.lower === 'and');
}

/** "trucks empty containers", "technicians clean the lines" */
function isDoneToSeveral({ tokens, verbSeen }: TagState, at: number, previous: Tag | undefined): boolean {
  if (verbSeen || previous !== 'N' || !isPluralNoun(tokens[at - 1])) return false;
  return isPluralNoun(tokens[at + 1]) || ARTICLES.has(tokens[at + 1]?.lower ?? '');
}

/** "is used", "is sent to a ward and used on a patient", "assigned to a technician" at the start */
function isSaidOfSubject({ everVerb }: TagState, next: Token | undefined, previous: Tag | undefined): boolean {
  if (previous === 'B') return true;
  return (previous === undefined || (previous === 'C' && everVerb)) && PREPOSITIONS.has(next?.lower ?? '');
}

/** "hands out keys", "fills in a form", "tops up a balance": the word belongs to the verb before it. */
function isParticle({ tokens, tags }: TagState, at: number): boolean {
  const verb = tags[at - 1] === 'V' ? VERBS.get(tokens[at - 1]?.lower ?? '') : undefined;
  const particle = tokens[at]?.lower ?? '';
  if (verb === undefined || PHRASAL.get(verb.lemma)?.has(particle) !== true) return false;
  const next = tokens[at + 1];
  if (next?.lower === 'which' || next?.lower === 'the' || next === undefined || next.kind === 'punct') return true;
  return (
    DETERMINERS.has(next.lower) ||
    PREPOSITIONS.has(next.lower) ||
    next.lower === 'and' ||
    nounFollows(next) ||
    PLAIN_ADJECTIVES.has(next.lower)
  );
}

function lastTag(tags: readonly Tag[]): Tag | undefined {
  let at = tags.length - 1;
  while (tags[at] === 'A') at -= 1;
  return tags[at];
}

function unknownWord(state: TagState, at: number, previous: Tag | undefined): Tag {
  const { tokens } = state;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return 'N';
  const { lower } = token;
  if (previous === 'M' && TRUE_MODALS.has(tokens[at - 1]?.lower ?? '')) return 'V';
  if (isDoneByWhom(state, token, at, previous) || isPhrasal(state, at) || isBeforeArticle(state, at)) return 'V';
  if (isNoun(token)) return 'N';
  if (isUnknownVerb(state, token, at, previous)) return 'V';
  if (lower.length < 5) return 'N';
  if (lower.endsWith('ly')) return 'A';
  if (lower.endsWith('ed')) return previous === 'B' || !nounFollows(next) ? 'V' : 'J';
  const acts = lower.endsWith('ing') && previous === 'N' && next !== undefined && DETERMINERS.has(next.lower);
  return acts ? 'V' : 'N';
}

/** What persons do, or who or what is spoken of with "that". */
function isDoneByWhom(state: TagState, token: Token, at: number, previous: Tag | undefined): boolean {
  return isDoingOf(token, state.tokens[at + 1], previous) || isDoneByPersons(state, token, at, previous);
}

/** "a dog that crosses the course" */
function isDoingOf(token: Token, next: Token | undefined, previous: Tag | undefined): boolean {
  if (previous !== 'W') return false;
  return token.lower.endsWith('s') && (ARTICLES.has(next?.lower ?? '') || PRONOUNS.has(next?.lower ?? ''));
}

const PARTICLES = new Set(['off', 'out', 'up', 'down', 'in']);

const TRUE_MODALS = new Set(['can', 'could', 'may', 'might', 'must', 'shall', 'should', 'will', 'would', 'cannot']);

/** "citizens upvote reports", "an incident affects several services": a verb no list holds, by where it stands. */
function isUnknownVerb(state: TagState, token: Token, at: number, previous: Tag | undefined): boolean {
  const { tokens, tags, verbSeen } = state;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (previous !== 'N' || tags[at - 1] !== 'N' || verbSeen || before === undefined || next?.kind !== 'word')
    return false;
  return token.base === token.lower ? isDoneBySeveral(before, next) : isDoneByOne(tokens, at, before, next);
}

/** "climbers tick routes": persons, one word, and what they do it with. */
function isDoneByPersons(
  { tokens, tags, everVerb }: TagState,
  token: Token,
  at: number,
  previous: Tag | undefined,
): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (everVerb || previous !== 'N' || at !== 1 || tags[0] !== 'N' || before === undefined || next === undefined)
    return false;
  if (token.base !== token.lower || !isPluralNoun(before) || !isPersonToken(before)) return false;
  return (DETERMINERS.has(next.lower) || isPluralNoun(next)) && !isCompound(token, next) && !isCompound(before, token);
}

const ARTICLES = new Set(['a', 'an', 'the', 'their', 'its']);

/** "a coordinator matches a volunteer", "collectors tick the stickers": an article stands behind no noun. */
function isBeforeArticle({ tokens, tags, verbSeen }: TagState, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (verbSeen || before === undefined || token === undefined || tags[at - 1] !== 'N') return false;
  if (!ARTICLES.has(next?.lower ?? '') || !isPersonToken(before) || isCompound(before, token)) return false;
  return isPluralNoun(before) !== isPluralNoun(token);
}

/** "and trainers tick off exercises" */
function isPhrasal({ tokens, tags, verbSeen }: TagState, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (verbSeen || before === undefined || tags[at - 1] !== 'N' || !['off', 'out', 'up'].includes(next?.lower ?? ''))
    return false;
  return isPluralNoun(before) && isPersonToken(before);
}

/** "users tick off tasks" */
function isDoneBySeveral(before: Token, next: Token): boolean {
  if (!isPluralNoun(before)) return false;
  return DETERMINERS.has(next.lower) || (PARTICLES.has(next.lower) && isPersonToken(before));
}

/** "an inspection states the vitality", "each inspection states vitality and measures" */
function isDoneByOne(tokens: readonly Token[], at: number, before: Token, next: Token): boolean {
  if (isPluralNoun(before) || !ONE.has(tokens[at - 2]?.lower ?? '')) return false;
  if (DETERMINERS.has(next.lower)) return true;
  return nounFollows(next) && !tokens.slice(at + 1).some(({ lower }) => VERBS.get(lower)?.form === 's');
}

const ONE = new Set(['a', 'an', 'each', 'every', 'the']);
