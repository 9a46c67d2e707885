import { isLetterCode, isNewlineCode, isWordCode } from './char-class.ts';
import type { Scan } from './scan.ts';

const LONGEST_PLACEHOLDER = 100;

/**
 * The offset after a name without quotes. Placeholders of template languages belong to it: `${prefix}users`,
 * `{owner}users`, `{{ schema }}`, `$(name)`, `%prefix%users`.
 */
export function endOfWord(scan: Scan, from: number): number {
  const { text, end } = scan;
  let at = from;
  while (at < end) {
    const code = text.charCodeAt(at);
    const placeholder = code === 36 || code === 123 || code === 37 ? endOfPlaceholder(text, at, end) : -1;
    if (placeholder > 0) at = placeholder;
    else if (isWordCode(code)) at += 1;
    else break;
  }
  return scan.delimiter === '' ? at : beforeDelimiter(scan, from, at);
}

/** `END$$`: a delimiter of word characters does not belong to the word before it; one of letters does. */
function beforeDelimiter(scan: Scan, from: number, end: number): number {
  if (isLetterCode(scan.delimiter.charCodeAt(0))) return end;
  const found = scan.text.slice(from, end).indexOf(scan.delimiter);
  return found > 0 ? from + found : end;
}

/** The offset after a placeholder that begins at `at`, or -1. */
export function endOfPlaceholder(text: string, at: number, end: number): number {
  const opening = text.charAt(at);
  if (opening === '%') return endOfPercent(text, at, end);
  const bracket = opening === '$' ? text.charAt(at + 1) : opening;
  if (bracket !== '{' && !(bracket === '(' && opening === '$')) return -1;
  const inner = opening === '$' ? at + 2 : at + 1;
  return closed(text, inner, bracket === '{' ? '}' : ')', end);
}

function closed(text: string, from: number, closer: string, end: number): number {
  const doubled = text.charAt(from) === '{';
  let at = doubled ? from + 1 : from;
  const limit = Math.min(end, at + LONGEST_PLACEHOLDER);
  while (at < limit && isPlaceholderCode(text.charCodeAt(at))) at += 1;
  if (at === from || text.charAt(at) !== closer) return -1;
  if (!doubled) return at + 1;
  return text.charAt(at + 1) === closer ? at + 2 : -1;
}

function isPlaceholderCode(code: number): boolean {
  const punctuation = code === 46 || code === 45 || code === 32 || code === 58 || code === 124;
  return (isWordCode(code) || punctuation) && !isNewlineCode(code);
}

/** `%name%`, also doubled; never `5 % rate % 2`, where spaces or operands stand beside the signs. */
function endOfPercent(text: string, at: number, end: number): number {
  let next = at + 1;
  if (text.charAt(next) === '%') next += 1;
  const first = next;
  const limit = Math.min(end, next + LONGEST_PLACEHOLDER);
  while (next < limit && isWordCode(text.charCodeAt(next))) next += 1;
  if (next === first || text.charAt(next) !== '%' || !isLetterCode(text.charCodeAt(first))) return -1;
  return text.charAt(next + 1) === '%' ? next + 2 : next + 1;
}

/** `:name` and `:"name"` of psql, `&name` and `&name.` of SQL*Plus: the offset after the variable, or -1. */
export function endOfVariable(scan: Scan, at: number): number {
  const { text } = scan;
  let from = at + 1;
  if (text.charAt(at) === '&') {
    if (text.charAt(from) === '&') from += 1;
    if (!isLetterCode(text.charCodeAt(from))) return -1;
    const end = endOfWord(scan, from);
    return text.charAt(end) === '.' ? end + 1 : end;
  }
  return isLetterCode(text.charCodeAt(from)) ? endOfWord(scan, from) : -1;
}
