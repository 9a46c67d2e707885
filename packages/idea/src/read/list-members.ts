import { addAll, singularize } from '@backsmith/text';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { ADVERBS, PREPOSITIONS } from '../vocabulary/grammar-words.ts';
import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { knowledge, normalPhrase } from '../vocabulary/knowledge.ts';
import type { ListMember } from './items.ts';
import type { Token } from './tokenise.ts';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Brackets within brackets are read so deep; what lies deeper says nothing and would cost time. */
const DEEPEST = 3;

/** Where the bracket that opens at a place is closed, or the end where it never is. */
export function bracketEnd(tokens: readonly Token[], at: number): number {
  const open = tokens[at]?.lower ?? '(';
  const close = CLOSING[open] ?? ')';
  let depth = 0;
  let end = at;
  for (; end < tokens.length; end += 1) {
    if (tokens[end]?.lower === open) depth += 1;
    if (tokens[end]?.lower === close) depth -= 1;
    if (depth === 0) break;
  }
  return end;
}

/** The members of a list in brackets or behind a colon; brackets inside hold the values of the member before them. */
export function readMembers(tokens: readonly Token[], level = 0): readonly ListMember[] {
  const members: ListMember[] = [];
  let words: Token[] = [];
  let values: readonly string[] | undefined;
  let parts: readonly ListMember[] | undefined;
  const close = (): void => {
    if (words.length > 0) members.push({ ...memberOf(words, values), ...(parts === undefined ? {} : { parts }) });
    words = [];
    values = undefined;
    parts = undefined;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.lower === '(' || token.lower === '[') {
      const end = bracketEnd(tokens, at);
      const within = tokens.slice(at + 1, end);
      const inside = level >= DEEPEST ? [] : readMembers(within, level + 1);
      if (inside.length > 1) {
        values = inside.map(({ text }) => text);
        parts = inside;
      } else addAll(words, within);
      at = end;
    } else if (token.options !== undefined && words.length > 0) values = token.options;
    else if (token.options !== undefined) {
      close();
      if (areSorts(token.options) && tokens.length > 1) {
        members.push({ ...member(['type'], 'type'), values: token.options });
        continue;
      }
      addAll(
        members,
        token.options.map((text) => member([text.toLowerCase()], text)),
      );
    } else if (token.lower === ':' && words.length > 0) {
      const end = valuesEnd(tokens, at + 1);
      values = readMembers(tokens.slice(at + 1, end)).map(({ text }) => text);
      at = end - 1;
    } else if ([',', 'and', 'or', '|', '-', '>', '"'].includes(token.lower)) close();
    else if (token.kind !== 'punct' || token.lower === "'s") words.push(token);
  }
  close();
  return withNamedChoice(
    members,
    tokens.findLastIndex(({ lower }) => lower === 'or') > tokens.findLastIndex(({ lower }) => lower === ','),
  );
}

/** "(game, format single or double elimination)": the last two are values of what the first word names. */
function withNamedChoice(members: readonly ListMember[], endsInChoice: boolean): readonly ListMember[] {
  const [first, second] = members.slice(-2);
  const [name = '', ...value] = first?.words ?? [];
  if (!endsInChoice || members.length < 3 || first === undefined || second === undefined || value.length === 0)
    return members;
  if (
    !ENUM_HEADS.has(name) ||
    isAttributePhrase(first.words) ||
    first.values !== undefined ||
    second.values !== undefined
  )
    return members;
  const values = [first.text.split(' ').slice(1).join(' '), second.text];
  return [...members.slice(0, -2), { ...member([name], name), values }];
}

/** "(plate, automatic/manual)": what sorts of them there are, where none of the words names a thing or a property. */
function areSorts(options: readonly string[]): boolean {
  const words = options.map((text) => text.toLowerCase().split(' '));
  // "out/in time" are no sorts
  if (words.some((option) => option.some((word) => PREPOSITIONS.has(word) || ADVERBS.has(word)))) return false;
  return !words.some((option) => isAttributePhrase(option) || knowledge().byName.has(normalPhrase(option.join(' '))));
}

/** Where values behind a colon end: behind the member that "or" joins, else with the list. */
function valuesEnd(tokens: readonly Token[], from: number): number {
  const bar = tokens.findIndex(({ lower }, at) => at >= from && (lower === '|' || lower === ','));
  if (tokens[bar]?.lower === '|') {
    const comma = tokens.findIndex(({ lower }, at) => at > bar && lower === ',');
    return comma < 0 ? tokens.length : comma;
  }
  const or = tokens.findIndex(({ lower }, at) => at >= from && lower === 'or');
  if (or < 0) return tokens.length;
  const end = tokens.findIndex(({ lower }, at) => at > or && lower === ',');
  return end < 0 ? tokens.length : end;
}

const ARTICLES = new Set(['a', 'an', 'the', 'their', 'its', 'each']);
const LEADING = new Set(['with', 'including', 'incl']);
const UNIQUE_WORDS = new Set(['unique', 'uniq']);
const OPTIONAL_WORDS = new Set(['optional', 'nullable', 'required', 'mandatory']);
const TYPE_WORDS = new Set(['string', 'text', 'integer', 'int', 'boolean', 'decimal', 'float', 'varchar', 'datetime']);

/** One member, without its articles and what is said of it: unique, optional, a type. */
export function memberOf(tokens: readonly Token[], values?: readonly string[]): ListMember {
  const lowers = tokens.map(({ lower }) => lower);
  const kept = tokens.filter(
    ({ lower }, at) =>
      !UNIQUE_WORDS.has(lower) &&
      !OPTIONAL_WORDS.has(lower) &&
      !((ARTICLES.has(lower) || LEADING.has(lower)) && at === 0) &&
      lower !== "'s" &&
      !(at > 0 && TYPE_WORDS.has(lower)),
  );
  const words = (kept.length === 0 ? tokens : kept).map(({ lower }) => lower);
  return {
    ...member(words, (kept.length === 0 ? tokens : kept).map(({ text }) => text).join(' ')),
    unique: lowers.some((lower) => UNIQUE_WORDS.has(lower)),
    optional: lowers.includes('optional') || lowers.includes('nullable'),
    ...(values === undefined ? {} : { values }),
  };
}

/** A member of these words, of which nothing more is said. */
export function member(words: readonly string[], text: string): ListMember {
  const last = words.at(-1) ?? '';
  return { words, text, plural: singularize(last) !== last, unique: false, optional: false };
}
