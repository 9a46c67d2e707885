import type { Parsed } from '@backsmith/text';
import type { Dialect } from '../dialect.ts';
import { rulesOf } from '../dialects/rules-of.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { SourceText } from '../source/source-text.ts';
import { charClassOf, CharClass, isLetterCode, isWordCode } from './char-class.ts';
import { takeSignCommand, takeWordCommand } from './client-command.ts';
import { reportOpenConditional, skipComment } from './scan-comment.ts';
import { endOfDollarString, endOfQuoteOperator } from './scan-dollar.ts';
import { takeNumber } from './scan-number.ts';
import { endOfName, endOfString, endOfValue } from './scan-quoted.ts';
import { endOfPlaceholder, endOfVariable, endOfWord } from './scan-word.ts';
import { emit, newScan, wordStandsAt, type Scan } from './scan.ts';
import { endOfCopy, endOfInsert, insertsDefinitions, insertsRows } from './skip-data.ts';
import { TokenKind } from './token.ts';
import type { TokenList } from './token-list.ts';

/**
 * Tokens of a source text, or of the part of it between two offsets. Comments and white space are left out; the rows of
 * INSERT and COPY are one token each. Never throws; time is linear in the length.
 */
export function tokenize(source: SourceText | string, dialect: Dialect, start = 0, end?: number): Parsed<TokenList> {
  const log = new DiagnosticLog();
  const text = typeof source === 'string' ? new SourceText(source) : source;
  const value = tokenizeInto(log, text, dialect, start, end ?? text.text.length);
  return { value, diagnostics: log.finish() };
}

/**
 * As `tokenize`, reporting into a log that goes on. Quotes and comments that close as they stand are believed whatever they
 * hold. Only a text that is damaged is read again, with doubts from the first string on that looks it.
 */
export function tokenizeInto(
  log: DiagnosticLog,
  source: SourceText,
  dialect: Dialect,
  start: number,
  end: number,
): TokenList {
  const scanned = (doubtFrom: number): Scan => {
    const scan = newScan(source, rulesOf(dialect).lexicon, new DiagnosticLog(), start, end, doubtFrom);
    scanAll(scan);
    return scan;
  };
  const asItStands = scanned(Number.POSITIVE_INFINITY);
  const scan = asItStands.run.doubts === 0 ? asItStands : likelier(asItStands, scanned(asItStands.run.doubtful));
  log.takeOver(scan.log);
  return scan.tokens;
}

/** An apostrophe further on may close what a lost quote left open: then the mended reading has less that speaks against it. */
function likelier(asItStands: Scan, mended: Scan): Scan {
  return asItStands.damaged || (!mended.damaged && mended.run.doubts < asItStands.run.doubts) ? mended : asItStands;
}

function scanAll(scan: Scan): void {
  while (scan.at < scan.end) step(scan);
  if (scan.delimiter !== '') reportOpenStatement(scan);
  reportOpenConditional(scan);
}

/** Behind DELIMITER a statement ends with what it chose, or the rest of the text belongs to it. */
function reportOpenStatement(scan: Scan): void {
  const last = scan.tokens.kind(scan.tokens.count - 1);
  if (last === TokenKind.separator || last === TokenKind.command) return;
  scan.log.report(scan.source, {
    severity: 'warning',
    code: 'unterminated-statement',
    message: `The last statement behind this DELIMITER does not end with ${scan.delimiter}.`,
    hint: 'End it, and set the delimiter back to a semicolon.',
    consequence: 'Everything up to the end of the text counts as part of that statement.',
    start: scan.delimiterAt,
    end: Math.min(scan.end, scan.delimiterAt + 40),
  });
}

function step(scan: Scan): void {
  const code = scan.text.charCodeAt(scan.at);
  if (scan.delimiter !== '' && scan.text.startsWith(scan.delimiter, scan.at)) {
    take(scan, TokenKind.separator, scan.at + scan.delimiter.length);
    return;
  }
  switch (charClassOf(code)) {
    case CharClass.space:
      scan.at = pastSpaces(scan.text, scan.at + 1);
      return;
    case CharClass.newline:
      scan.at += 1;
      scan.startsLine = true;
      return;
    case CharClass.letter:
      takeWord(scan);
      return;
    case CharClass.digit:
      takeNumber(scan, scan.at);
      return;
    case CharClass.quote:
      takeQuoted(scan, code);
      return;
    case CharClass.comment:
      takeCommentSign(scan, code);
      return;
    case CharClass.structure:
      takeStructure(scan, code);
      return;
    case CharClass.special:
      takeSpecial(scan, code);
      return;
    default:
      takeOperator(scan, code);
  }
}

function pastSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at += 1;
  return at;
}

function take(scan: Scan, kind: TokenKind, end: number): void {
  const start = scan.at;
  scan.at = Math.min(end, scan.end);
  emit(scan, kind, start);
}

function takeWord(scan: Scan): void {
  const start = scan.at;
  const end = endOfWord(scan, start);
  const next = scan.text.charCodeAt(end);
  if (next === 39 || next === 38) {
    if (takePrefixedString(scan, start, end)) return;
  }
  if (takeWordCommand(scan, start, end) || takeData(scan, start, end)) return;
  take(scan, TokenKind.word, end);
}

/** `N'…'`, `E'…'`, `X'…'`, `B'…'`, `U&'…'`, Oracle's `q'[…]'`. */
function takePrefixedString(scan: Scan, start: number, end: number): boolean {
  const prefix = scan.text.slice(start, Math.min(end, start + 3)).toLowerCase();
  const { rules } = scan;
  if (scan.text.charAt(end) === '&') {
    if (prefix !== 'u' || scan.text.charAt(end + 1) !== "'") return false;
    takeString(scan, end + 1, false);
    return true;
  }
  if (rules.quoteOperator && (prefix === 'q' || prefix === 'nq')) {
    const close = endOfQuoteOperator(scan, end);
    if (close > 0) take(scan, TokenKind.string, close);
    return close > 0;
  }
  if (!['n', 'e', 'b', 'x'].includes(prefix)) return false;
  takeString(scan, end, prefix === 'e' || rules.backslashEscapes);
  return true;
}

function takeString(scan: Scan, quote: number, escapes: boolean): void {
  take(scan, TokenKind.string, endOfValue(scan, quote, escapes));
}

/** Statements that only carry rows become one token. */
function takeData(scan: Scan, start: number, end: number): boolean {
  const { text } = scan;
  const lineStart = scan.startsLine && scan.tokens.depth === 0;
  if (!scan.atStatementStart && !lineStart) return false;
  const insert = end - start === 6 && wordStandsAt(text, start, 'insert');
  const replace = scan.atStatementStart && end - start === 7 && wordStandsAt(text, start, 'replace');
  if (insert && insertsDefinitions(scan, end)) return false;
  if ((insert && scan.atStatementStart) || ((insert || replace) && insertsRows(scan, end))) {
    take(scan, TokenKind.data, endOfInsert(scan));
    return true;
  }
  if (!scan.atStatementStart || !scan.rules.copyData || !wordStandsAt(text, start, 'copy')) return false;
  const close = endOfCopy(scan);
  if (close > 0) take(scan, TokenKind.data, close);
  return close > 0;
}

function takeQuoted(scan: Scan, code: number): void {
  const { at, rules } = scan;
  if (code === 39) {
    takeString(scan, at, rules.backslashEscapes);
    return;
  }
  if (code === 34 && rules.doubleQuotedStrings) {
    take(scan, TokenKind.doubleQuoted, endOfString(scan, at, '"', rules.backslashEscapes));
    return;
  }
  const end = endOfName(scan, at, code === 34 ? '"' : '`');
  if (end > 0) take(scan, code === 34 ? TokenKind.doubleQuoted : TokenKind.quotedName, end);
  else passOver(scan, 'A name opens in quotes here and does not end on its line.');
}

function passOver(scan: Scan, message: string): void {
  const { source, at, end } = scan;
  const hint = 'Close the quote; it is passed over.';
  scan.log.report(source, {
    severity: 'warning',
    code: 'unterminated-name',
    message,
    hint,
    start: at,
    end: Math.min(end, at + 60),
  });
  scan.at += 1;
}

function takeCommentSign(scan: Scan, code: number): void {
  if (code === 35 && isPrefixPlaceholder(scan)) {
    take(scan, TokenKind.word, endOfWord(scan, scan.at));
    return;
  }
  if (skipComment(scan)) return;
  if (code === 47 && takeSignCommand(scan, code)) return;
  if (code === 35 && isWordCode(scan.text.charCodeAt(scan.at + 1)))
    take(scan, TokenKind.word, endOfWord(scan, scan.at));
  else takeOperator(scan, code);
}

/** `#__users`: a placeholder for the tables' prefix, unless it begins a line of comment. */
function isPrefixPlaceholder(scan: Scan): boolean {
  return !scan.startsLine && scan.text.startsWith('#__', scan.at) && isLetterCode(scan.text.charCodeAt(scan.at + 3));
}

function takeStructure(scan: Scan, code: number): void {
  if (code === 59) {
    take(scan, scan.delimiter === '' ? TokenKind.semicolon : TokenKind.innerSemicolon, scan.at + 1);
    return;
  }
  take(scan, TokenKind.symbol, scan.at + 1);
  if (code === 40) scan.tokens.openParenthesis();
  else if (code === 41) scan.tokens.closeParenthesis();
}

function takeSpecial(scan: Scan, code: number): void {
  if (takeSignCommand(scan, code)) return;
  const end = endOfSpecialName(scan, code);
  if (end > 0) {
    take(scan, specialKind(scan, code), end);
    return;
  }
  if (
    code === 46 &&
    scan.text.charCodeAt(scan.at + 1) >= 48 &&
    scan.text.charCodeAt(scan.at + 1) <= 57 &&
    !followsName(scan)
  ) {
    takeNumber(scan, scan.at + 1);
    return;
  }
  takeOperator(scan, code);
}

function followsName(scan: Scan): boolean {
  const last = scan.tokens.count - 1;
  const kind = scan.tokens.kind(last);
  return (
    scan.tokens.end(last) === scan.at &&
    (kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted)
  );
}

function specialKind(scan: Scan, code: number): TokenKind {
  if (code === 91) return TokenKind.quotedName;
  const dollarString = code === 36 && scan.rules.dollarStrings && endOfPlaceholder(scan.text, scan.at, scan.end) < 0;
  return dollarString ? TokenKind.dollarString : TokenKind.word;
}

/** The offset after a name, variable or dollar string that begins with a special sign, or -1. */
function endOfSpecialName(scan: Scan, code: number): number {
  const { at, text, rules } = scan;
  switch (code) {
    case 91:
      return rules.bracketNames ? endOfName(scan, at, ']') : -1;
    case 36:
      if (endOfPlaceholder(text, at, scan.end) > 0) return endOfWord(scan, at);
      if (rules.dollarStrings) return endOfDollarString(scan, at);
      return isWordCode(text.charCodeAt(at + 1)) ? endOfWord(scan, at) : -1;
    case 123:
    case 37:
      return endOfPlaceholder(text, at, scan.end) > 0 ? endOfWord(scan, at) : -1;
    case 64:
      return isWordCode(text.charCodeAt(at + 1)) ? endOfWord(scan, at) : -1;
    case 38:
    case 58:
      return text.charCodeAt(at - 1) === 58 ? -1 : endOfVariable(scan, at);
    default:
      return -1;
  }
}

const pairOf = (first: number, second: number): number => first * 0x10000 + second;

const PAIRS = new Set(
  ['::', ':=', '<=', '>=', '<>', '!=', '||', '~*', '!~', '->', '=>', '@>', '<@'].map((pair) =>
    pairOf(pair.charCodeAt(0), pair.charCodeAt(1)),
  ),
);

/** https://www.cockroachlabs.com/docs/stable/scalar-expressions#type-annotations */
const TYPE_ANNOTATION = /:::[A-Za-z_][\w.]*(?:\(\d+(?:,\s*\d+)?\))?(?:\[\])*/y;

function takeOperator(scan: Scan, code: number): void {
  if (scan.rules.typeAnnotations && code === 58 && scan.text.charCodeAt(scan.at + 1) === 58) {
    TYPE_ANNOTATION.lastIndex = scan.at;
    if (TYPE_ANNOTATION.test(scan.text)) {
      scan.at = Math.min(scan.end, TYPE_ANNOTATION.lastIndex);
      return;
    }
  }
  const pair = pairOf(code, scan.text.charCodeAt(scan.at + 1));
  const length = PAIRS.has(pair) || isSurrogate(code) ? 2 : 1;
  take(scan, TokenKind.symbol, scan.at + length);
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
