import { wordSet } from '../../dialects/dialect-rules.ts';
import { TokenKind } from '../../lex/token.ts';
import { stringText } from '../../lex/token-value.ts';
import type { Cursor } from '../cursor.ts';
import { innerStart, plainPlace } from '../literal-text.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import { combined, eachOf, holeAt, oneOf, valueOf, type TextValue } from './text-value.ts';

/** What an expression that makes a text is worth, and the token after it. */
export type ReadText = { readonly value: TextValue; readonly end: number };

/** Expressions within expressions deeper than this are not looked into. */
const DEEPEST = 40;

/** The text expression at token `at`: strings, known variables and what is made of them with `||`, `+` and functions. */
export function readText(cursor: Cursor, at: number, depth = 0): ReadText {
  const operands: TextValue[] = [];
  let end = at;
  do {
    const term = readTerm(cursor, end, depth);
    operands.push(term.value);
    end = pastCast(cursor, term.end);
  } while (isJoin(cursor, end) && ++end < cursor.end);
  const [only] = operands;
  if (operands.length === 1 && only !== undefined) return { value: only, end };
  return { value: combined(operands, (texts) => texts.flat()), end };
}

function isJoin({ tokens, end }: Cursor, at: number): boolean {
  return at < end && (tokens.isSymbol(at, '||') || tokens.isSymbol(at, '+'));
}

/** `'…'::text`, `'…'::pg_catalog.text[]`. */
function pastCast({ tokens, end }: Cursor, from: number): number {
  let at = from;
  while (at < end && tokens.isSymbol(at, '::')) {
    at += 2;
    while (tokens.isSymbol(at, '.')) at += 2;
    while (tokens.isSymbol(at, '[') || tokens.isSymbol(at, ']')) at += 1;
  }
  return Math.min(at, end);
}

function readTerm(cursor: Cursor, at: number, depth: number): ReadText {
  const { tokens } = cursor;
  if (at >= cursor.end || depth > DEEPEST) return unknownTerm(cursor, at);
  const literal = literalAt(cursor, at);
  if (literal !== undefined) return { value: literal, end: at + 1 };
  if (tokens.kind(at) === TokenKind.number) return { value: numberAt(cursor, at), end: at + 1 };
  if (tokens.isSymbol(at, '(')) return readGroup(cursor, at, depth);
  if (tokens.isWord(at, 'case')) return readCase(cursor, at, depth);
  if (tokens.isWord(at, 'array') && tokens.isSymbol(at + 1, '[')) return readArray(cursor, at + 2, depth);
  if (tokens.kind(at) !== TokenKind.word) return unknownTerm(cursor, at);
  return readNamed(cursor, at, depth);
}

/** The value of a string; `"…"` is one where the dialect may have strings in them. */
function literalAt(cursor: Cursor, at: number): TextValue | undefined {
  const { tokens, rules } = cursor;
  if (tokens.kind(at) === TokenKind.doubleQuoted && !rules.lexicon.doubleQuotedStrings) return undefined;
  const text = stringText(tokens, at, rules.lexicon.backslashEscapes);
  if (text === undefined) return undefined;
  const place = plainPlace(tokens, at, rules.lexicon.backslashEscapes);
  const start = place?.start ?? innerStart(tokens, at);
  return valueOf([{ text, source: tokens.source, at: start, exact: place !== undefined, hole: false }]);
}

/** A number becomes a text where it is put into one: `format('varchar(%s)', 20)`. */
function numberAt({ tokens }: Cursor, at: number): TextValue {
  const text = tokens.text.slice(tokens.start(at), tokens.end(at));
  return valueOf([{ text, source: tokens.source, at: tokens.start(at), exact: false, hole: false }]);
}

/** A variable, a function, or a column of a row: `v`, `concat(a, b)`, `r.name`. */
function readNamed(cursor: Cursor, at: number, depth: number): ReadText {
  const { tokens } = cursor;
  let last = at;
  while (tokens.isSymbol(last + 1, '.') && last + 2 < cursor.end) last += 2;
  if (!tokens.isSymbol(last + 1, '(')) {
    const known = last === at ? cursor.context.texts.read(tokens.word(at)) : undefined;
    return { value: known ?? holeOf(cursor, at, last + 1), end: last + 1 };
  }
  const close = cursor.closing(last + 1);
  const make = TEXT_FUNCTIONS.get(tokens.word(last));
  const value = make?.(readArguments(cursor, last + 2, close, depth + 1));
  return { value: value ?? holeOf(cursor, at, last + 1), end: Math.min(cursor.end, close + 1) };
}

/** The texts between commas up to a closing parenthesis. */
export function readArguments(cursor: Cursor, from: number, close: number, depth: number): readonly TextValue[] {
  const inner = cursor.part(from, close);
  const values: TextValue[] = [];
  while (!inner.done) {
    const start = inner.at;
    inner.skipUntil(',');
    values.push(readWhole(cursor.part(start, inner.at), start, depth));
    inner.takeSymbol(',');
  }
  return values;
}

/** The text of a part, all of which must make it. */
export function readWhole(part: Cursor, at: number, depth = 0): TextValue {
  const { value, end } = readText(part, at, depth);
  return end >= part.end ? value : holeOf(part, at, part.end);
}

/** `('…')`, `(SELECT IF(…, '…', '…'))`. */
function readGroup(cursor: Cursor, open: number, depth: number): ReadText {
  const close = cursor.closing(open);
  const inner = cursor.part(open + 1, close);
  const value = inner.isWord('select')
    ? readText(inner, open + 2, depth + 1).value
    : readWhole(inner, open + 1, depth + 1);
  return { value, end: Math.min(cursor.end, close + 1) };
}

/** `CASE WHEN … THEN '…' ELSE '…' END`. */
function readCase(cursor: Cursor, at: number, depth: number): ReadText {
  const { tokens } = cursor;
  const results: TextValue[] = [];
  let end = at + 1;
  while (end < cursor.end && !tokens.isWord(end, 'end')) {
    const leads = tokens.isWord(end, 'then') || tokens.isWord(end, 'else');
    if (leads) {
      const read = readText(cursor, end + 1, depth + 1);
      results.push(read.value);
      end = Math.max(read.end, end + 1);
    } else end = tokens.isSymbol(end, '(') ? cursor.closing(end) + 1 : end + 1;
  }
  return {
    value: results.length === 0 ? holeOf(cursor, at, at + 1) : oneOf(results),
    end: Math.min(cursor.end, end + 1),
  };
}

function readArray(cursor: Cursor, from: number, depth: number): ReadText {
  const values: TextValue[] = [];
  let end = from;
  while (end < cursor.end && !cursor.tokens.isSymbol(end, ']')) {
    const read = readText(cursor, end, depth + 1);
    values.push(read.value);
    end = Math.max(read.end, end + 1);
    if (cursor.tokens.isSymbol(end, ',')) end += 1;
  }
  return { value: eachOf(values), end: Math.min(cursor.end, end + 1) };
}

const ENDS = wordSet('as from into using then else end loop is');

function unknownTerm(cursor: Cursor, at: number): ReadText {
  const stops = at >= cursor.end || ENDS.has(cursor.tokens.word(at)) || cursor.tokens.kind(at) >= TokenKind.semicolon;
  return { value: holeOf(cursor, at, at + 1), end: stops ? at : at + 1 };
}

function holeOf({ tokens }: Cursor, from: number, end: number): TextValue {
  return holeAt(tokens.source, tokens.start(from), tokens.text.slice(tokens.start(from), tokens.end(end - 1)));
}
