import { isDigitCode, isWordCode } from './char-class.ts';
import { find, type Scan } from './scan.ts';

const LONGEST_TAG = 64;

/** The closing text of a dollar-quoted string that opens at `at`, such as `$body$`, or an empty text. */
function tagAt(text: string, at: number, end: number): string {
  let next = at + 1;
  if (isDigitCode(text.charCodeAt(next))) return '';
  while (next < end && next - at <= LONGEST_TAG && text.charAt(next) !== '$' && isWordCode(text.charCodeAt(next)))
    next += 1;
  return text.charAt(next) === '$' && next < end ? text.slice(at, next + 1) : '';
}

/** The offset after the dollar-quoted string at `at`, or -1 where there is none or it never ends. */
export function endOfDollarString(scan: Scan, at: number): number {
  const tag = tagAt(scan.text, at, scan.end);
  return tag === '' ? -1 : closedBy(scan, tag, at, at + tag.length);
}

/** The length of the opening tag of a dollar-quoted string. */
export function dollarTagLength(text: string, at: number): number {
  return tagAt(text, at, text.length).length;
}

const CLOSING = new Map([
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
]);

/** The offset after Oracle's `q'[…]'` whose quote stands at `quote`, or -1. */
export function endOfQuoteOperator(scan: Scan, quote: number): number {
  const opening = scan.text.charAt(quote + 1);
  const closer = `${CLOSING.get(opening) ?? opening}'`;
  return closedBy(scan, closer, quote, quote + 2);
}

/**
 * Texts that differ in their closers could each search to the end of the file in vain. After the first vain search a
 * table of last closers, built in one pass, answers for all of them.
 */
function closedBy(scan: Scan, closer: string, open: number, from: number): number {
  const last = scan.lastClosers?.get(closer);
  const close = scan.lastClosers === undefined || (last !== undefined && last >= from) ? find(scan, closer, from) : -1;
  if (close >= 0) return close + closer.length;
  scan.lastClosers ??= lastClosersOf(scan);
  reportUnclosed(scan, open);
  return -1;
}

function lastClosersOf(scan: Scan): Map<string, number> {
  const closers = new Map<string, number>();
  for (let at = scan.at; at < scan.end; at += 1) {
    const code = scan.text.charCodeAt(at);
    if (code === 39) closers.set(scan.text.slice(at - 1, at + 1), at - 1);
    if (code !== 36) continue;
    const tag = tagAt(scan.text, at, scan.end);
    if (tag !== '') closers.set(tag, at);
  }
  return closers;
}

function reportUnclosed(scan: Scan, open: number): void {
  scan.damaged = true;
  scan.log.report(scan.source, {
    severity: 'error',
    code: 'unterminated-string',
    message: 'A quoted text opens here and is never closed.',
    hint: 'Close it; its opening mark is passed over.',
    start: open,
    end: Math.min(scan.end, open + 60),
  });
}
