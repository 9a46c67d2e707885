import type { ExpressionTree } from '../ast/expression.ts';
import type { WrittenType } from '../ast/table-element.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { Binding, OPAQUE } from './binding.ts';
import type { Cursor } from './cursor.ts';
import { takeType } from './read-type.ts';

/** Passes an expression whose operators bind at least as tightly as `least`. */
export type TakeTree = (cursor: Cursor, least: number, depth: number) => ExpressionTree;

/** Passes an operand and what is attached to it: `::type`, COLLATE, AT TIME ZONE, subscripts. */
export function takePrimary(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  let operand = takeOperand(cursor, depth, takeTree);
  for (;;) {
    if (cursor.takeSymbol('::')) {
      operand = castTo(operand, takeType(cursor));
    } else if (cursor.isWord('collate')) {
      cursor.at += 1;
      while (cursor.takeName() !== undefined && cursor.takeSymbol('.'));
    } else if (cursor.areWords('at', 'time', 'zone')) {
      cursor.at += 3;
      const zone = takePrimary(cursor, depth + 1, takeTree);
      operand = { kind: 'call', name: 'timezone', arguments: [zone, operand] };
    } else if (cursor.isSymbol('[')) {
      operand = takeElement(cursor, operand, depth, takeTree);
    } else if (operand.kind === 'call' && cursor.areWords('within', 'group') && cursor.isSymbol('(', 2)) {
      operand = withOrder(cursor, operand, depth, takeTree);
    } else if (!skipWindow(cursor, operand)) {
      return operand;
    }
  }
}

/** `[1]`, `[1:2]` behind an array. */
function takeElement(cursor: Cursor, of: ExpressionTree, depth: number, takeTree: TakeTree): ExpressionTree {
  const from = cursor.at;
  takeItems(cursor, depth + 1, takeTree);
  let isSlice = false;
  for (let at = from; at < cursor.at; at += 1) isSlice ||= cursor.tokens.isSymbol(at, ':');
  return { kind: 'element', of, ...(isSlice ? { isSlice } : {}) };
}

/** `WITHIN GROUP (ORDER BY x)` says what the function is over: it is given that as well. */
function withOrder(
  cursor: Cursor,
  call: ExpressionTree & { kind: 'call' },
  depth: number,
  takeTree: TakeTree,
): ExpressionTree {
  cursor.at += 2;
  const inner = cursor.part(cursor.at + 1, cursor.closing());
  cursor.skipUnit();
  const ordered = inner.take('order', 'by') ? [takeTree(inner, Binding.or, depth + 1)] : [];
  return { ...call, arguments: [...call.arguments, ...ordered] };
}

/** Passes OVER (…), OVER name and FILTER (…) behind a call, which change nothing of what kind of value it gives. */
function skipWindow(cursor: Cursor, operand: ExpressionTree): boolean {
  if (operand.kind !== 'call') return false;
  if (cursor.isWord('over') && cursor.kind(1) !== TokenKind.end) {
    cursor.at += 1;
    cursor.skipUnit();
    return true;
  }
  if (!cursor.isWord('filter') || !cursor.isSymbol('(', 1)) return false;
  cursor.at += 1;
  cursor.skipUnit();
  return true;
}

function takeOperand(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  switch (cursor.kind()) {
    case TokenKind.string:
      return stringTree(cursor);
    case TokenKind.dollarString:
      return { kind: 'string', value: cursor.takeString() ?? '' };
    case TokenKind.number:
      return numberTree(cursor);
    case TokenKind.doubleQuoted:
      if (cursor.rules.lexicon.doubleQuotedStrings && !cursor.isSymbol('.', 1))
        return { kind: 'string', value: cursor.takeString() ?? '' };
      return takeNamed(cursor, depth, takeTree);
    case TokenKind.word:
      return takeWordOperand(cursor, depth, takeTree);
    case TokenKind.quotedName:
      return takeNamed(cursor, depth, takeTree);
    case TokenKind.symbol:
      return takeGroup(cursor, depth, takeTree);
    default:
      return OPAQUE;
  }
}

function takeGroup(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  if (cursor.isSymbol('?') || cursor.isSymbol('*')) {
    cursor.at += 1;
    return OPAQUE;
  }
  if (!cursor.isSymbol('(')) return OPAQUE;
  if (opensQuery(cursor)) return takeQuery(cursor);
  if (depth > 50) {
    cursor.skipUnit();
    return OPAQUE;
  }
  const items = takeItems(cursor, depth + 1, takeTree);
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { kind: 'list', items };
}

/** Whether a query in parentheses begins here. */
export function opensQuery(cursor: Cursor): boolean {
  return cursor.isSymbol('(') && (cursor.isWord('select', 1) || cursor.isWord('with', 1));
}

function takeQuery(cursor: Cursor): ExpressionTree {
  const { at } = cursor;
  cursor.skipUnit();
  return { kind: 'query', at };
}

const HEX = /^[0-9a-f]*$/;

/** `'…'`, `X'…'`, `B'…'`; neighbouring strings are one. */
function stringTree(cursor: Cursor): ExpressionTree {
  const prefix = cursor.tokens.text.charAt(cursor.tokens.start(cursor.at)).toLowerCase();
  let value = cursor.takeString() ?? '';
  while (cursor.kind() === TokenKind.string && prefix === "'") value += cursor.takeString() ?? '';
  if (prefix === 'x') return hexTree(value.toLowerCase(), cursor.rules.traits.hexIsBits === true);
  if (prefix === 'b') return { kind: 'bits', digits: value };
  if (prefix === 'u') return unicodeString(cursor, value);
  return { kind: 'string', value };
}

function hexTree(hex: string, isBits: boolean): ExpressionTree {
  if (!HEX.test(hex)) return OPAQUE;
  if (!isBits) return { kind: 'binary', hex };
  const digits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'));
  return { kind: 'bits', digits: digits.join('') };
}

/** `U&'d\0061t\+000061'`, and with another sign `U&'d!0061t' UESCAPE '!'` (PostgreSQL manual, 4.1.2.3). */
function unicodeString(cursor: Cursor, value: string): ExpressionTree {
  const sign = cursor.take('uescape') ? (cursor.takeString() ?? '') : '\\';
  if (!/^[^0-9a-f+'"\s]$/i.test(sign)) return OPAQUE;
  const quoted = sign.replace(/[\\^$.*?()[\]{}|/-]/, '\\$&');
  const escapes = new RegExp(`${quoted}(?:${quoted}|\\+([0-9a-f]{6})|([0-9a-f]{4}))`, 'gi');
  const text = value.replace(escapes, (_, six?: string, four?: string) => {
    const code = Number.parseInt(six ?? four ?? '', 16);
    return Number.isNaN(code) || code > 0x10ffff ? sign : String.fromCodePoint(code);
  });
  return { kind: 'string', value: text.toWellFormed() };
}

function numberTree(cursor: Cursor): ExpressionTree {
  const text = cursor.tokens.textOf(cursor.at);
  cursor.at += 1;
  const hex = text.slice(2).toLowerCase();
  if (text.startsWith('0x') || text.startsWith('0X')) return HEX.test(hex) ? { kind: 'binary', hex } : OPAQUE;
  return { kind: 'number', text };
}

/** Words before a string that only say its type: DATE '2020-01-01', N'…', _utf8'…', INTERVAL '1 day'. */
const LITERAL_TYPES = wordSet('date time timestamp timestamptz interval n binary bytea json jsonb uuid');

function takeWordOperand(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  const word = cursor.word();
  const special = wordValue(cursor, word) ?? takeForm(cursor, word, depth, takeTree) ?? takeTypedLiteral(cursor);
  if (special !== undefined) return special;
  if (cursor.kind(1) === TokenKind.string && (LITERAL_TYPES.has(word) || word.startsWith('_'))) {
    cursor.at += 1;
    const literal = stringTree(cursor);
    return word.startsWith('_') || word === 'n' ? literal : { kind: 'cast', operand: literal, type: word };
  }
  return takeNamed(cursor, depth, takeTree);
}

/**
 * A type before a string, in as many words as it has: `timestamp with time zone 'epoch'`, `double precision '1.5'`,
 * `numeric(4, 1) '1.5'` (PostgreSQL manual, 4.1.2.7). Nothing, and nothing passed, where none stands.
 */
function takeTypedLiteral(cursor: Cursor): ExpressionTree | undefined {
  if (cursor.rules.traits.typedLiterals !== true || !hasStringBehindType(cursor)) return undefined;
  const from = cursor.at;
  const type = takeType(cursor);
  if (type !== undefined && type.dataType.kind !== 'unknown' && cursor.kind() === TokenKind.string)
    return castTo(stringTree(cursor), type);
  cursor.at = from;
  return undefined;
}

/** So many tokens a type has at most before the string it describes: `timestamp ( 3 ) without time zone`. */
const LONGEST_TYPE = 8;

/** Whether words and a list in parentheses lead to a string; a cheap look before a type is read. */
function hasStringBehindType({ tokens, at, end }: Cursor): boolean {
  for (let next = at + 1; next < Math.min(end, at + LONGEST_TYPE); next += 1) {
    const kind = tokens.kind(next);
    if (kind === TokenKind.string) return true;
    if (kind !== TokenKind.word && kind !== TokenKind.number && !'(),'.includes(tokens.textOf(next))) return false;
  }
  return false;
}

/** NULL, TRUE, FALSE. */
function wordValue(cursor: Cursor, word: string): ExpressionTree | undefined {
  if (word !== 'null' && word !== 'true' && word !== 'false') return undefined;
  cursor.at += 1;
  return word === 'null' ? { kind: 'null' } : { kind: 'boolean', value: word === 'true' };
}

/** Db2's registers of two words: `CURRENT TIMESTAMP`, `CURRENT DATE`, `CURRENT TIME`. */
function takeDb2Register(cursor: Cursor): ExpressionTree | undefined {
  const what = cursor.word(1);
  if (what !== 'timestamp' && what !== 'date' && what !== 'time') return undefined;
  cursor.at += 2;
  const name = `current_${what}`;
  return { kind: 'name', name, written: name, quoted: false };
}

/** Forms with a syntax of their own; nothing where the word is a plain name. */
function takeForm(cursor: Cursor, word: string, depth: number, takeTree: TakeTree): ExpressionTree | undefined {
  const called = cursor.isSymbol('(', 1);
  switch (word) {
    case 'case':
      return takeCase(cursor, depth, takeTree);
    case 'substring':
      return called ? takeSubstring(cursor, depth, takeTree) : undefined;
    case 'trim':
      return called ? takeTrim(cursor, depth, takeTree) : undefined;
    case 'array':
      if (!cursor.isSymbol('[', 1)) return undefined;
      cursor.at += 1;
      return { kind: 'list', items: takeItems(cursor, depth + 1, takeTree), isArray: true };
    case 'cast':
    case 'try_cast':
      return called ? takeCast(cursor, depth, takeTree) : undefined;
    case 'convert':
      return called ? takeConvert(cursor, depth, takeTree) : undefined;
    case 'next':
      return cursor.areWords('next', 'value', 'for') ? takeNextValue(cursor, takeTree) : undefined;
    case 'binary':
      return called ? undefined : takeBinary(cursor, depth, takeTree);
    case 'current':
      return takeDb2Register(cursor);
    case 'interval':
      return takeInterval(cursor, depth, takeTree);
    default:
      return undefined;
  }
}

/** `TRIM(BOTH 'x' FROM y)`, whose text comes first in what is called; nothing for one without FROM. */
function takeTrim(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree | undefined {
  const inner = cursor.part(cursor.at + 2, cursor.closing(cursor.at + 1));
  const name = inner.take('leading') ? 'ltrim' : inner.take('trailing') ? 'rtrim' : 'trim';
  inner.take('both');
  const letters = inner.isWord('from') ? [] : [takeTree(inner, Binding.or, depth + 1)];
  if (!inner.take('from')) return undefined;
  const text = takeTree(inner, Binding.or, depth + 1);
  cursor.at += 1;
  cursor.skipUnit();
  return { kind: 'call', name, arguments: [text, ...letters] };
}

/** MySQL's `BINARY x`, which compares a text by its bytes. */
function takeBinary(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree | undefined {
  if (cursor.rules.traits.backtickNames !== true || cursor.kind(1) === TokenKind.string || cursor.at + 1 >= cursor.end)
    return undefined;
  cursor.at += 1;
  return { kind: 'call', name: 'binary', arguments: [takePrimary(cursor, depth + 1, takeTree)] };
}

/** `SUBSTRING(x FROM 1 FOR 2)` as a call with as many values; nothing for one without FROM. */
function takeSubstring(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree | undefined {
  const inner = cursor.part(cursor.at + 2, cursor.closing(cursor.at + 1));
  const given = [takeTree(inner, Binding.or, depth + 1)];
  if (!inner.isWord('from')) return undefined;
  while (inner.take('from') || inner.take('for')) given.push(takeTree(inner, Binding.or, depth + 1));
  cursor.at += 1;
  cursor.skipUnit();
  return { kind: 'call', name: 'substring', arguments: given };
}

const FIELD = /^(?:(?:micro)?second|minute|hour|day|week|month|quarter|year)(?:s|_\w+)?$/;

/** `INTERVAL '1 day'`, `INTERVAL '1' DAY TO SECOND`; in MySQL any value stands before its unit. */
function takeInterval(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree | undefined {
  const from = cursor.at;
  const kind = cursor.kind(1);
  cursor.at += 1;
  if (kind === TokenKind.string || kind === TokenKind.number) cursor.at += 1;
  else if (cursor.rules.traits.backtickNames === true) takeTree(cursor, Binding.sum, depth + 1);
  const words: string[] = [];
  while (FIELD.test(cursor.word()) || (words.length > 0 && cursor.isWord('to'))) {
    words.push(cursor.word());
    cursor.at += 1;
  }
  if (words.length > 0) return { kind: 'interval', fields: words.join(' ') };
  if (kind === TokenKind.string || kind === TokenKind.number) return { kind: 'interval' };
  cursor.at = from;
  return undefined;
}

function takeCase(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  const results: ExpressionTree[] = [];
  let open = 0;
  let isWhole = false;
  while (!cursor.done) {
    const isResult = open === 1 && (cursor.isWord('then') || cursor.isWord('else'));
    if (isResult) isWhole = cursor.isWord('else');
    if (cursor.isWord('case')) open += 1;
    if (cursor.isWord('end')) open -= 1;
    cursor.at += 1;
    if (open === 0) break;
    if (isResult) results.push(depth > 50 ? OPAQUE : takeTree(cursor, Binding.or, depth + 1));
  }
  return { kind: 'case', results: isWhole ? results : [...results, { kind: 'null' }] };
}

function castTo(operand: ExpressionTree, type: WrittenType | undefined): ExpressionTree {
  if (type === undefined) return { kind: 'cast', operand, type: '' };
  return { kind: 'cast', operand: cutTo(operand, type), type: type.text, dataType: type.dataType };
}

/** A text that is said to be of a type is cut to its length without a word (SQL:2016, 6.13). */
function cutTo(operand: ExpressionTree, { text, dataType: type }: WrittenType): ExpressionTree {
  // `bpchar` and `varchar` alone have no length to cut to.
  if (operand.kind !== 'string' || !text.includes('(') || (type.kind !== 'varchar' && type.kind !== 'char'))
    return operand;
  const letters = Array.from(operand.value);
  const { length = letters.length } = type;
  return letters.length <= length ? operand : { kind: 'string', value: letters.slice(0, length).join('') };
}

function takeCast(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  const close = cursor.closing(cursor.at + 1);
  const inner = cursor.part(cursor.at + 2, close);
  const operand = takeTree(inner, Binding.or, depth + 1);
  inner.take('as');
  const type = takeType(inner);
  cursor.at = Math.min(cursor.end, close + 1);
  return castTo(operand, type);
}

/** SQL Server's CONVERT(type, value), MySQL's CONVERT(value, type) and CONVERT(value USING charset). */
function takeConvert(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  const close = cursor.closing(cursor.at + 1);
  const inner = cursor.part(cursor.at + 2, close);
  if (cursor.rules.traits.backtickNames === true) {
    const operand = takeTree(inner, Binding.or, depth + 1);
    cursor.at = Math.min(cursor.end, close + 1);
    if (inner.take('using')) return { kind: 'call', name: 'convert', arguments: [operand] };
    return castTo(operand, inner.takeSymbol(',') ? takeType(inner) : undefined);
  }
  const type = takeType(inner);
  const comma = inner.takeSymbol(',');
  const operand = comma ? takeTree(inner, Binding.or, depth + 1) : OPAQUE;
  cursor.at = Math.min(cursor.end, close + 1);
  return castTo(operand, type);
}

function takeNextValue(cursor: Cursor, takeTree: TakeTree): ExpressionTree {
  cursor.at += 3;
  return { kind: 'call', name: 'nextval', arguments: [takeNamed(cursor, 0, takeTree)] };
}

/** A column, a function's call, a sequence's `name.NEXTVAL`. */
function takeNamed(cursor: Cursor, depth: number, takeTree: TakeTree): ExpressionTree {
  const parts: { text: string; quoted: boolean }[] = [];
  do {
    const name = cursor.takeName();
    if (name === undefined) break;
    parts.push(name);
  } while (cursor.takeSymbol('.'));
  const last = parts.at(-1);
  if (last === undefined) return OPAQUE;
  const before = parts.at(-2)?.text;
  const outer = parts.at(-3)?.text;
  const qualifier = before === undefined ? {} : { qualifier: before };
  if (cursor.isSymbol('(')) {
    const items = takeItems(cursor, depth + 1, takeTree);
    return { kind: 'call', name: last.text.toLowerCase(), ...qualifier, arguments: items };
  }
  return {
    kind: 'name',
    name: last.quoted ? last.text : last.text.toLowerCase(),
    written: last.text,
    quoted: last.quoted,
    ...qualifier,
    ...(outer === undefined ? {} : { namespace: outer }),
  };
}

/** Items in parentheses, divided by commas; DISTINCT before them changes none. */
export function takeItems(cursor: Cursor, depth: number, takeTree: TakeTree): readonly ExpressionTree[] {
  if (!cursor.isSymbol('(') && !cursor.isSymbol('[')) return [takePrimary(cursor, depth, takeTree)];
  if (opensQuery(cursor)) return [takeQuery(cursor)];
  const closer = cursor.isSymbol('[') ? ']' : ')';
  cursor.at += 1;
  cursor.take('distinct');
  const items: ExpressionTree[] = [];
  while (!cursor.done && !cursor.isSymbol(closer)) {
    const from = cursor.at;
    items.push(takeTree(cursor, Binding.or, depth + 1));
    if (!cursor.takeSymbol(',') && !cursor.isSymbol(closer)) items.push(OPAQUE);
    if (cursor.at === from) cursor.at += 1;
  }
  cursor.takeSymbol(closer);
  return items;
}
