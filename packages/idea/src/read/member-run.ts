import { DETERMINERS, MODALS, PREPOSITIONS, RELATIVES } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import type { ListMember } from './items.ts';
import { memberOf } from './list-members.ts';
import type { Token } from './tokenise.ts';

export type Run = {
  readonly end: number;
  readonly members: readonly ListMember[];
  readonly joined: 'and' | 'or' | undefined;
};

/** Members one after the other: words, a comma or a joining word, words, until something else begins. */
export function runOfMembers(tokens: readonly Token[], from: number, longest: number, loose = false): Run {
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
      // behind a joining word the list has one more member
      if (words.length > 0 ? joined !== undefined : lower === ',') break;
      if (lower === 'and' && startsClause(tokens, at + 1)) break;
      if (lower !== ',') joined = lower;
      close();
      continue;
    }
    const doer = words.length > 0 ? doerEnd(tokens, at) : at;
    if (doer > at) {
      at = doer - 1;
      continue;
    }
    if (endsRun(token, words, members.length, loose) || goesOn(tokens, at, words, joined)) break;
    if (words.length >= longest) return { end: from, members: [], joined: undefined };
    words.push(token);
  }
  close();
  return { end: trimComma(tokens, at), members, joined };
}

/** "confirmed by the partner, or withdrawn": who does it, and the sign of an owner, is left out of the value; where that ends. */
function doerEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower === "'s") return at + 1;
  if (tokens[at]?.lower !== 'by' || !DETERMINERS.has(tokens[at + 1]?.lower ?? '')) return at;
  return [',', 'or'].includes(tokens[at + 3]?.lower ?? '') ? at + 3 : at;
}

function endsRun(token: Token, words: readonly Token[], before: number, loose: boolean): boolean {
  // "are inspected, either passed or scrapped": another list begins
  if (token.lower === 'either' && before > 0) return true;
  return token.kind === 'punct' || (endsMember(token, words.length) && !goesOnMember(token, words, before, loose));
}

/** "that are late or damaged lead to a complaint": what the sentence goes on with. */
function goesOn(tokens: readonly Token[], at: number, words: readonly Token[], joined: Run['joined']): boolean {
  if (joined !== 'or' || words.length === 0) return false;
  const form = VERBS.get(tokens[at]?.lower ?? '')?.form;
  const next = tokens[at + 1]?.lower ?? '';
  return (form === 'base' || form === 's') && (DETERMINERS.has(next) || ['to', 'for', 'into'].includes(next));
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

/** What a value may begin with: "on the shelf", "can wait". */
const STARTS = new Set(['in', 'on', 'at', 'under', 'off', 'with', 'without', 'can', 'by']);
const ARTICLES = new Set(['the', 'a', 'an', 'our', 'their']);

/** "waiting for parts", "ready for pickup", "on its way": values of several words. */
function goesOnMember({ lower }: Token, words: readonly Token[], before: number, loose: boolean): boolean {
  const last = words.at(-1)?.lower;
  if (last === undefined)
    return loose ? STARTS.has(lower) : before > 0 && ['in', 'on', 'at', 'under', 'off', 'by'].includes(lower);
  if (lower === 'its' || (loose && ARTICLES.has(lower))) return ['in', 'on', 'at', 'with', 'under'].includes(last);
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
