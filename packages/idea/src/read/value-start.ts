import { ENUM_HEADS } from '../vocabulary/attributes.ts';
import { DETERMINERS, MEANS_OF_PAYMENT } from '../vocabulary/grammar-words.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import type { Token } from './tokenise.ts';

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
/** Words that count what stands behind them, or are values: "single, double or triple". */
const COUNTING = new Set(['single', 'multiple', 'whole', 'no', 'first', 'other']);
const BEFORE_VALUES = new Set(['as', 'measuring', 'measures']);

/** Where values begin if the word before says so; the word itself must have been read already. */
export function valueStart(tokens: readonly Token[], at: number): number | undefined {
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
  if (['be', 'is', 'are', 'by'].includes(before.lower))
    return (!DETERMINERS.has(here) || COUNTING.has(here)) && !SORTED.has(here);
  if (followsSorting(tokens, at)) return !DETERMINERS.has(here) || /^[A-Z]$/u.test(tokens[at]?.text ?? '');
  const head = tokens[at - 2];
  if (before.lower === ',' && head !== undefined && ENUM_HEADS.has(head.base) && head.base === head.lower)
    return isPairOr(tokens, at);
  return paysBy(tokens, at) || isOfferedIn(tokens, at) || followsHead(tokens, at, here);
}

/** "with status draft, sent or paid", also where a sentence begins with it. */
function followsHead(tokens: readonly Token[], at: number, here: string): boolean {
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]];
  return (
    before !== undefined && ENUM_HEADS.has(before.base) && BEFORE_HEAD.has(earlier?.lower ?? ',') && !JOINTS.has(here)
  );
}

/** "shirts come in small, medium and large" */
export function isOfferedIn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.lower !== 'in' || DETERMINERS.has(tokens[at]?.lower ?? '')) return false;
  return ['available', 'come', 'comes', 'sold', 'offered'].includes(tokens[at - 2]?.lower ?? '');
}

/** "they pay cash or card", "is paid in cash or by card" */
function paysBy(tokens: readonly Token[], at: number): boolean {
  if (!MEANS_OF_PAYMENT.has(tokens[at]?.lower ?? '')) return false;
  const before = tokens[at - 1]?.lower ?? '';
  const verb = ['in', 'with', 'via', 'by'].includes(before) ? (tokens[at - 2]?.lower ?? '') : before;
  return VERBS.get(verb)?.lemma === 'pay';
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
