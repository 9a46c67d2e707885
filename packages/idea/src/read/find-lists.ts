import { singularize } from '@backsmith/text';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { BE_FORMS, DETERMINERS, PREPOSITIONS, PRONOUNS } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import type { Item, ListMember, ListSource } from './items.ts';
import { bracketEnd, member, memberOf, readMembers } from './list-members.ts';
import { runOfMembers } from './member-run.ts';
import { isPluralNoun, type Token } from './tokenise.ts';
import { isOfferedIn, valueStart } from './value-start.ts';

export type Segment =
  | { readonly kind: 'words'; readonly tokens: readonly Token[] }
  | { readonly kind: 'list'; readonly item: Extract<Item, { kind: 'list' }> };

type Found = { readonly end: number; readonly members: readonly ListMember[]; readonly source: ListSource };

/** Divides a sentence into running words and the lists that stand in it. */
export function findLists(tokens: readonly Token[]): readonly Segment[] {
  const segments: Segment[] = [];
  let words: Token[] = [];
  const flush = (): void => {
    if (words.length > 0) segments.push({ kind: 'words', tokens: words });
    words = [];
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const found = listAt(tokens, at);
    if (found === undefined) {
      words.push(token);
      at += 1;
      continue;
    }
    flush();
    segments.push({
      kind: 'list',
      item: {
        kind: 'list',
        members: found.members,
        source: found.source,
        choice: tokens.slice(at, found.end).some(({ lower }) => lower === 'or'),
      },
    });
    at = found.end;
  }
  flush();
  return segments;
}

function listAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.lower === '(' || token.lower === '[' || token.lower === '{') return bracketList(tokens, at);
  if (token.lower === ':' || token.lower === '=') return colonList(tokens, at);
  if (token.lower === '-') return dashList(tokens, at);
  if (token.options !== undefined && token.options.length > 1) return slashList(tokens, at);
  if (token.lower === 'such' && tokens[at + 1]?.lower === 'as') return exampleList(tokens, at + 2);
  if (token.lower === 'namely') return exampleList(tokens, at + 1);
  return chainList(tokens, at) ?? valueList(tokens, at);
}

function bracketList(tokens: readonly Token[], at: number): Found {
  const end = bracketEnd(tokens, at);
  return { end: end + 1, members: readMembers(tokens.slice(at + 1, end)), source: 'brackets' };
}

/** A list up to the sentence's end, where none of its members is a sentence of its own. */
function colonList(tokens: readonly Token[], at: number): Found | undefined {
  const addition = tokens.findIndex(
    ({ lower }, index) => index > at && lower === ',' && tokens[index + 1]?.lower === 'with',
  );
  const end = addition > 0 && tokens.slice(at, addition).some(({ lower }) => lower === 'or') ? addition : tokens.length;
  const rest = tokens.slice(at + 1, end);
  if (rest.length === 0 || rest.some(({ lower }) => lower === '>')) return undefined;
  if (rest.some(({ lower }) => lower === ':') && !endsInValues(rest)) return undefined;
  const members = readMembers(rest);
  const isPhrase = ({ words }: ListMember): boolean =>
    words.includes('with') ||
    (words.some((word, index) => index > 0 && word !== 'of' && PREPOSITIONS.has(word)) &&
      !isAttributePhrase(words) &&
      !isRate(words));
  const properties = members.filter(({ words }) => isAttributePhrase(words)).length;
  const isMeasured = ({ words }: ListMember): boolean =>
    properties * 2 >= members.length && words.length < 5 && !words.includes('with') && !words.includes('for');
  const areValues =
    ENUM_HEADS.has(tokens[at - 1]?.base ?? '') &&
    rest.some(({ lower }) => lower === 'or') &&
    members.every(({ words }) => words.length < 5);
  if (!areValues && members.some((one) => isPhrase(one) && !isMeasured(one)))
    return members.slice(0, -1).some(isPhrase) ? undefined : withoutTail(tokens, at);
  const isClause = rest.some((token, index) => isFiniteVerb(token, index, rest));
  if (isClause || members.some(({ words }) => words.length > 5)) return undefined;
  return { end, members, source: 'colon' };
}

/** "each visit: date, weather, number of eggs, and treatments against mites": the last goes on as a sentence does. */
function withoutTail(tokens: readonly Token[], at: number): Found | undefined {
  const end = tokens.findLastIndex(
    ({ lower }, index) => index > at && lower === ',' && tokens[index + 1]?.lower === 'and',
  );
  const rest = tokens.slice(at + 1, end);
  const members = end < 0 ? [] : readMembers(rest);
  if (members.length < FEWEST_BEFORE_TAIL || members.some(({ words }) => words.length > 5)) return undefined;
  return rest.some((token, index) => isFiniteVerb(token, index, rest)) ? undefined : { end, members, source: 'colon' };
}

/** So many properties are a list, however the sentence goes on. */
const FEWEST_BEFORE_TAIL = 3;

/** "weight per bag", "price per night": a property of each of them. */
function isRate(words: readonly string[]): boolean {
  const at = words.indexOf('per');
  return at > 0 && words.length < 5 && isAttributePhrase(words.slice(0, at));
}

/** "number, water type: fresh, salt": the values of the last property. */
function endsInValues(rest: readonly Token[]): boolean {
  const at = rest.findIndex(({ lower }) => lower === ':');
  return at > 1 && ENUM_HEADS.has(rest[at - 1]?.base ?? '') && !rest.slice(at + 1).some(({ lower }) => lower === ':');
}

function isFiniteVerb(token: Token, at: number, rest: readonly Token[]): boolean {
  const verb = VERBS.get(token.lower);
  if (isFlag(at, rest)) return false;
  if (['has', 'have', 'is', 'are', 'can', 'belongs', 'belong', 'contains', 'contain'].includes(token.lower))
    return true;
  if (verb?.form !== 'base' || at === 0) return false;
  const before = rest[at - 1];
  const next = rest[at + 1];
  if (before?.kind !== 'word' || next?.kind !== 'word') return false;
  return before.base !== before.lower || PRONOUNS.has(before.lower);
}

/** "value, is estimated": a property that is true or false, not a sentence. */
function isFlag(at: number, rest: readonly Token[]): boolean {
  const [before, here, , behind] = [rest[at - 1], rest[at], rest[at + 1], rest[at + 2]];
  if (here === undefined || !['is', 'has'].includes(here.lower) || rest[at + 1]?.kind !== 'word') return false;
  const begins = before === undefined || before.lower === ',' || before.lower === 'and';
  return begins && (behind === undefined || behind.kind === 'punct' || behind.lower === 'and');
}

/** "a voice part - soprano, alto or tenor", up to the end or another dash: as if they stood in brackets. */
function dashList(tokens: readonly Token[], at: number): Found | undefined {
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || DETERMINERS.has(tokens[at + 1]?.lower ?? '')) return undefined;
  const { end, members, joined } = runOfMembers(tokens, at + 1, 4, true);
  const isEnd = end === tokens.length || ['-', ',', ':'].includes(tokens[end]?.lower ?? '');
  const isHead = ENUM_HEADS.has(before.base);
  const isClosed = tokens[end]?.lower === '-' && members.length > 2;
  if (members.length < 2 || !isEnd) return undefined;
  if (joined !== 'or' && !isClosed && !(isHead && joined === undefined && members.length > 2)) return undefined;
  return { end: tokens[end]?.lower === '-' ? end + 1 : end, members, source: 'brackets' };
}

function slashList(tokens: readonly Token[], at: number): Found {
  const options = tokens[at]?.options ?? [];
  return { end: at + 1, members: options.map((text) => member([text.toLowerCase()], text)), source: 'values' };
}

function exampleList(tokens: readonly Token[], from: number): Found | undefined {
  const { end, members, joined } = runOfMembers(tokens, from, 3);
  if (members.length === 0) return undefined;
  const [and, last, behind] = tokens.slice(end, end + 3);
  // "activities such as calls and emails are logged": the activities are
  const isLast = behind === undefined || behind.kind === 'punct' || BE_FORMS.has(behind.lower);
  if (joined === undefined && and?.lower === 'and' && last !== undefined && isPluralNoun(last) && isLast)
    return { end: end + 2, members: [...members, memberOf([last])], source: 'examples' };
  return { end, members, source: 'examples' };
}

/** `is draft -> sent -> paid`, `status: draft -> sent -> paid`. */
function chainList(tokens: readonly Token[], at: number): Found | undefined {
  const before = tokens[at - 1];
  const named = before !== undefined && (BE_FORMS.has(before.lower) || ENUM_HEADS.has(before.base));
  if (!named && !(tokens[at]?.lower === 'one' && tokens[at + 1]?.lower === 'of')) return undefined;
  const from = named ? at : at + 2;
  let end = from;
  while (end < tokens.length && (tokens[end]?.kind !== 'punct' || tokens[end]?.lower === '>')) end += 1;
  const run = tokens.slice(from, end);
  if (run.filter(({ lower }) => lower === '>').length < 2) return undefined;
  const members = readMembers(run);
  return members.some(({ words }) => words.length > 3) ? undefined : { end, members, source: 'values' };
}

/** "either approves it or suggests another time": what somebody does, not values. */
function isDoing({ words: [verb = ''] }: ListMember): boolean {
  return VERBS.get(verb)?.form === 's' && !ENUM_HEADS.has(singularize(verb));
}

/** `can be draft, published or archived`; `of type vacation, sick or unpaid`; `is one of …`, `either a or b`. */
function valueList(tokens: readonly Token[], at: number): Found | undefined {
  const from = valueStart(tokens, at);
  if (from === undefined) return undefined;
  const isSaid = from > at && tokens[at]?.lower === 'one';
  const { end, members, joined } = runOfMembers(tokens, from, 4, tokens[from - 1]?.lower === 'either');
  const found: Found = { end, members, source: 'values' };
  if (members.length < 2 || members.every(isDoing)) return undefined;
  if (joined === 'or') return found;
  const isAll = end === tokens.length && members.length > 2;
  const arePlural = members.some(({ plural }) => plural);
  if (isSaid || (isAll && isOfferedIn(tokens, at))) return arePlural ? undefined : found;
  const isNamed = tokens[at - 1]?.lower === 'are' && ENUM_HEADS.has(tokens[at - 2]?.base ?? '');
  return isNamed && (joined === 'and' || isAll) ? found : undefined;
}
