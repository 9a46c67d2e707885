import { isNewlineCode, isWordCode } from './char-class.ts';
import { nextLineCreate } from './line-create.ts';
import { find, lineEnd, type Scan } from './scan.ts';
import { noteString } from './string-run.ts';

/** After so many strings without an end no string crosses a line any more, so that the work stays linear. */
const MOST_UNTERMINATED = 8;

/**
 * The offset after a quoted text whose opening quote stands at `open`. A doubled quote, or with `escapes` a backslash,
 * does not end it. A text that never ends is reported and cut where its line ends.
 */
export function endOfString(scan: Scan, open: number, quote: string, escapes: boolean): number {
  const limit = scan.unterminated < MOST_UNTERMINATED ? scan.end : lineEnd(scan, open);
  const end = escapes ? endWithEscapes(scan, open, quote, limit) : endPlain(scan, open, quote, limit);
  if (end > limit || end < 0) return cutString(scan, open);
  return end;
}

function endPlain(scan: Scan, open: number, quote: string, limit: number): number {
  const { text } = scan;
  let at = open + 1;
  for (;;) {
    const found = limit === scan.end ? find(scan, quote, at) : text.slice(at, limit).indexOf(quote) + at;
    if (found < at || found >= limit) return -1;
    if (text.charAt(found + 1) !== quote || found + 1 >= scan.end) return found + 1;
    at = found + 2;
  }
}

function endWithEscapes(scan: Scan, open: number, quote: string, limit: number): number {
  const { text } = scan;
  const quoteCode = quote.charCodeAt(0);
  let at = open + 1;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 2;
    else if (code !== quoteCode) at += 1;
    else if (text.charCodeAt(at + 1) === quoteCode && at + 1 < limit) at += 2;
    else return at + 1;
  }
  return -1;
}

function cutString(scan: Scan, open: number): number {
  scan.unterminated += 1;
  scan.damaged = true;
  scan.log.report(scan.source, {
    severity: 'error',
    code: 'unterminated-string',
    message: 'A quote opens here and is never closed.',
    hint: 'Close the quote; reading goes on with the next line.',
    start: open,
    end: Math.min(scan.end, open + 60),
  });
  return lineEnd(scan, open);
}

/** As `endOfString` for a text that is a value: one that lost its closing quote takes no table along where that shows. */
export function endOfValue(scan: Scan, open: number, escapes: boolean): number {
  const found = endOfString(scan, open, "'", escapes);
  const end = cutSwallowedTable(scan, open, found);
  if (end === found) noteString(scan.run, scan.text, open, end, scan.end);
  return end;
}

/**
 * In a text whose quotes do not close, a string that holds a line beginning with CREATE TABLE, standing where no statement
 * text belongs (after DEFAULT, COMMENT or a name), has most likely lost its closing quote: it is cut at its line and
 * reported. The strings before `doubtFrom` are believed.
 */
function cutSwallowedTable(scan: Scan, open: number, end: number): number {
  if (open < scan.doubtFrom) return end;
  if (scan.lineBreak < open) scan.lineBreak = lineEnd(scan, open);
  const firstBreak = scan.lineBreak;
  if (firstBreak >= end || holdsStatementText(scan)) return end;
  const create = nextLineCreate(scan.text, firstBreak, end);
  if (create < 0) return end;
  scan.log.report(scan.source, {
    severity: 'error',
    code: 'unterminated-string',
    message: 'A quote opens here and seems not to be closed: a CREATE TABLE follows inside it.',
    hint: 'Close the quote; reading goes on with the next line.',
    start: open,
    end: firstBreak,
  });
  return firstBreak;
}

const BEFORE_STATEMENT_TEXT = new Set(['immediate', 'exec', 'execute', 'as', 'from', 'sp_executesql', 'do']);

/** Whether the place is one where a string may hold whole statements: EXECUTE IMMEDIATE, a function's body, a variable. */
function holdsStatementText(scan: Scan): boolean {
  const last = scan.tokens.count - 1;
  const word = scan.tokens.word(last);
  if (word !== '') return BEFORE_STATEMENT_TEXT.has(word);
  if (scan.tokens.depth > 1 || scan.tokens.isWord(last - 1, 'comment')) return false;
  return ['(', '=', ':=', '||', '+'].some((symbol) => scan.tokens.isSymbol(last, symbol));
}

/** No database has longer names; only a text that lost its quote goes on for longer. */
const LONGEST_NAME = 256;

/**
 * The offset after a name in quotes, or -1 where it does not end. It may hold line breaks, but then it is no longer than a
 * name can be, holds no bracket that opens another one, and no word follows it without a space.
 */
export function endOfName(scan: Scan, open: number, close: string): number {
  if (scan.openNames.size > 0 && open < (scan.openNames.get(close) ?? -1)) return -1;
  const closeCode = close.charCodeAt(0);
  let at = open + 1;
  while (at < scan.end) {
    const code = scan.text.charCodeAt(at);
    if (code === closeCode) {
      if (scan.text.charCodeAt(at + 1) !== closeCode || at + 1 >= scan.end) return at + 1;
      at += 2;
    } else if (isNewlineCode(code)) break;
    else at += 1;
  }
  const end = endOverLines(scan, at, open, closeCode);
  if (end < 0) scan.openNames.set(close, at);
  return end;
}

function endOverLines(scan: Scan, from: number, open: number, closeCode: number): number {
  const { text } = scan;
  const limit = Math.min(scan.end, open + LONGEST_NAME);
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 91 && closeCode === 93) return -1;
    if (code !== closeCode) continue;
    if (text.charCodeAt(at + 1) !== closeCode) return isWordCode(text.charCodeAt(at + 1)) ? -1 : at + 1;
    at += 1;
  }
  return -1;
}
