import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { BE_FORMS, DETERMINERS, MODALS, PREPOSITIONS, PRONOUNS, RELATIVES } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import type { Item, ListMember, ListSource } from './items.ts';
import { bracketEnd, member, memberOf, readMembers } from './list-members.ts';
import type { Token } from './tokenise.ts';

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
  if (!areValues && members.some((one) => isPhrase(one) && !isMeasured(one))) return undefined;
  const isClause = rest.some((token, index) => isFiniteVerb(token, index, rest));
  if (isClause || members.some(({ words }) => words.length > 5)) return undefined;
  return { end, members, source: 'colon' };
}

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

function slashList(tokens: readonly Token[], at: number): Found {
  const options = tokens[at]?.options ?? [];
  return { end: at + 1, members: options.map((text) => member([text.toLowerCase()], text)), source: 'values' };
}

function exampleList(tokens: readonly Token[], from: number): Found | undefined {
  const { end, members } = runOfMembers(tokens, from, 3);
  return members.length === 0 ? undefined : { end, members, source: 'examples' };
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

/** `can be draft, published or archived`; `of type vacation, sick or unpaid`; `is one of …`, `either a or b`. */
function valueList(tokens: readonly Token[], at: number): Found | undefined {
  const from = valueStart(tokens, at);
  if (from === undefined) return undefined;
  const isSaid = from > at && tokens[at]?.lower === 'one';
  const { end, members, joined } = runOfMembers(tokens, from, 4);
  const named = tokens[at - 1]?.lower === 'are' && ENUM_HEADS.has(tokens[at - 2]?.base ?? '');
  const isWhole = named && joined === undefined && end === tokens.length && members.length > 2;
  if (members.length < 2 || (joined !== 'or' && !isSaid && !isWhole && !(named && joined === 'and'))) return undefined;
  if (isSaid && joined !== 'or' && members.some(({ plural }) => plural)) return undefined;
  return { end, members, source: 'values' };
}

const BEFORE_HEAD = new Set(['of', 'with', 'as', 'a', 'an', 'the', ',', 'and', 'by', 'in', 'their', 'its', 'any']);
const JOINTS = new Set(['and', ',', 'or']);
/** What is done with things that come in sorts: "graded A, B or C". */
const SORTED = new Set([
  'graded',
  'rated',
  'classified',
  'labelled',
  'labeled',
  'marked',
  'ranked',
  'categorised',
  'categorized',
  'flagged',
]);
const BEFORE_VALUES = new Set(['as', 'measuring', 'measures']);

/** Where values begin if the word before says so; the word itself must have been read already. */
function valueStart(tokens: readonly Token[], at: number): number | undefined {
  const here = tokens[at]?.lower ?? '';
  if (here === 'either') return at + 1;
  if (here === 'one' && tokens[at + 1]?.lower === 'of') return at + 2;
  return followsValueWord(tokens, at, here) ? at : undefined;
}

function followsValueWord(tokens: readonly Token[], at: number, here: string): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  if (BEFORE_VALUES.has(before.lower)) return true;
  if (before.lower === 'of' && ENUM_HEADS.has(tokens[at - 2]?.base ?? '')) return !DETERMINERS.has(here);
  if (['be', 'is', 'are', 'by'].includes(before.lower)) return !DETERMINERS.has(here);
  if (followsSorting(tokens, at)) return !DETERMINERS.has(here) || /^[A-Z]$/u.test(tokens[at]?.text ?? '');
  const head = tokens[at - 2];
  if (before.lower === ',' && head !== undefined && ENUM_HEADS.has(head.base) && head.base === head.lower)
    return isPairOr(tokens, at);
  return ENUM_HEADS.has(before.base) && BEFORE_HEAD.has(tokens[at - 2]?.lower ?? '') && !JOINTS.has(here);
}

/** "graded A, B or C", "set to green, yellow or red" */
function followsSorting(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.lower ?? ''];
  return SORTED.has(before) || (before === 'to' && ['set', 'changed', 'switched', 'updated'].includes(earlier));
}

/** "an engine type, petrol or electric" */
function isPairOr(tokens: readonly Token[], at: number): boolean {
  const here = tokens[at];
  return here?.kind === 'word' && tokens[at + 1]?.lower === 'or' && !DETERMINERS.has(here.lower);
}

type Run = { readonly end: number; readonly members: readonly ListMember[]; readonly joined: 'and' | 'or' | undefined };

/** Members one after the other: words, a comma or a joining word, words, until something else begins. */
function runOfMembers(tokens: readonly Token[], from: number, longest: number): Run {
  const members: ListMember[] = [];
  let words: Token[] = [];
  let joined: Run['joined'];
  let at = from;
  const close = (): void => {
    if (words.length > 0) members.push(memberOf(words));
    words = [];
  };
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { lower } = token;
    if (lower === ',' || lower === 'or' || lower === 'and') {
      if (lower !== ',' && joined !== undefined && words.length > 0) break;
      if (lower === ',' && joined === 'or' && words.length > 0) break;
      if (lower === 'and' && startsClause(tokens, at + 1)) break;
      if (lower !== ',') joined = lower;
      if (words.length === 0 && lower === ',') break;
      close();
      continue;
    }
    if (endsRun(token, words, members.length)) break;
    if (words.length >= longest) return { end: from, members: [], joined: undefined };
    words.push(token);
  }
  close();
  return { end: trimComma(tokens, at), members, joined };
}

function endsRun(token: Token, words: readonly Token[], before: number): boolean {
  return token.kind === 'punct' || (endsMember(token, words.length) && !goesOnMember(token, words, before));
}

function trimComma(tokens: readonly Token[], at: number): number {
  return tokens[at - 1]?.lower === ',' || tokens[at - 1]?.lower === 'and' ? at - 1 : at;
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  const second = tokens[at + 1];
  if (next === undefined) return true;
  if (DETERMINERS.has(next.lower) || VERBS.get(next.lower)?.form === 's') return true;
  return (
    second !== undefined &&
    (['is', 'are', 'has', 'have', 'can'].includes(second.lower) ||
      (VERBS.get(second.lower)?.form === 'base' && next.base !== next.lower))
  );
}

/** "waiting for parts", "ready for pickup", "on its way": values of several words. */
function goesOnMember({ lower }: Token, words: readonly Token[], before: number): boolean {
  const last = words.at(-1)?.lower;
  if (last === undefined) return before > 0 && ['in', 'on', 'at', 'under', 'off'].includes(lower);
  if (lower === 'its') return ['in', 'on', 'at'].includes(last);
  return ['for', 'on', 'to', 'at'].includes(lower) && (last === 'ready' || last.endsWith('ing'));
}

function endsMember(token: Token, length: number): boolean {
  const { lower } = token;
  if (
    RELATIVES.has(lower) ||
    MODALS.has(lower) ||
    lower === 'has' ||
    lower === 'have' ||
    lower === 'is' ||
    lower === 'are'
  )
    return true;
  if (DETERMINERS.has(lower) && length > 0) return true;
  return (
    PREPOSITIONS.has(lower) && !(length > 0 && ['up', 'off', 'on', 'in', 'out', 'of'].includes(lower) && lower !== 'of')
  );
}
