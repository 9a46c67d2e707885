import { addAll } from '@backsmith/text';
import type { Name } from '../ast/name.ts';
import type { KeyPart } from '../ast/table-element.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { reportUnread } from './unread-words.ts';

/** Passes the parts of a key or index in parentheses: columns, prefixes `name(10)`, expressions, directions. */
export function takeKeyParts(cursor: Cursor): readonly KeyPart[] {
  return takeParts(cursor, keyPartsIn);
}

/** Passes a list in parentheses whose parts are read one by one. */
export function takeParts<T>(cursor: Cursor, read: (part: Cursor) => readonly T[]): readonly T[] {
  if (!cursor.isSymbol('(')) return [];
  const close = cursor.closing();
  const parts: T[] = [];
  let from = cursor.at + 1;
  let depth = 0;
  for (let at = from; at <= close; at += 1) {
    if (cursor.tokens.isSymbol(at, '(')) depth += 1;
    else if (cursor.tokens.isSymbol(at, ')')) depth -= 1;
    const ends = at === close || (depth === 0 && cursor.tokens.isSymbol(at, ','));
    if (!ends) continue;
    if (at > from) addAll(parts, read(cursor.part(from, at)));
    from = at + 1;
  }
  cursor.at = Math.min(cursor.end, close + 1);
  return parts;
}

/** One part, or YugabyteDB's `(a, b) HASH`, whose columns are parts like the others. */
function keyPartsIn(part: Cursor): readonly KeyPart[] {
  const isHashed = part.isSymbol('(') && part.closing() === part.end - 2 && part.tokens.isWord(part.end - 1, 'hash');
  return isHashed ? takeKeyParts(part) : [keyPart(part)];
}

/** Reads one part with its directions and its operator class. */
export function keyPart(part: Cursor): KeyPart {
  const from = part.at;
  if (part.end - from === 1) {
    const name = part.takeName();
    if (name !== undefined) return { name };
  }
  const tail = takeTail(part);
  const end = part.end - tail.taken;
  const inner = part.part(from, end);
  const name = inner.takeName() ?? nameInParentheses(inner);
  if (name === undefined) return { ...expressionPart(part, from, end), ...tail.marks };
  if (inner.done) return { name, ...tail.marks };
  const length = takePrefixLength(inner);
  if (length !== undefined && inner.kind() === TokenKind.end) return { name, ...length, ...tail.marks };
  const collation = length === undefined ? takeCollation(inner) : {};
  const operatorClass = operatorClassAt(inner);
  if (operatorClass !== undefined) return { name, ...collation, ...operatorClass, ...tail.marks };
  if (!isOddWord(inner) || OPENING.has(part.tokens.word(from)))
    return { ...expressionPart(part, from, end), ...tail.marks };
  reportUnread(inner, inner.at, end);
  return { name, ...length, ...collation, ...tail.marks };
}

/** `("price")` is no expression. */
function nameInParentheses(inner: Cursor): Name | undefined {
  if (!inner.isSymbol('(') || inner.closing() !== inner.end - 1) return undefined;
  const within = inner.part(inner.at + 1, inner.end - 1);
  const name = within.takeName() ?? nameInParentheses(within);
  if (name === undefined || !within.done) return undefined;
  inner.at = inner.end;
  return name;
}

/** `(10)` behind a column. */
function takePrefixLength(inner: Cursor): { readonly length: number } | undefined {
  if (!inner.isSymbol('(') || inner.kind(1) !== TokenKind.number || !inner.isSymbol(')', 2)) return undefined;
  const length = Number(inner.tokens.textOf(inner.at + 1));
  inner.at += 3;
  return { length };
}

/** The last part of `COLLATE pg_catalog."C"`. */
function takeCollation(inner: Cursor): { readonly collation?: string } {
  if (!inner.take('collate')) return {};
  let collation = inner.takeName()?.text;
  while (inner.takeSymbol('.')) collation = inner.takeName()?.text ?? collation;
  return collation === undefined ? {} : { collation };
}

/** PostgreSQL's `varchar_pattern_ops` behind a column; nothing where something else stands there. */
function operatorClassAt(inner: Cursor): { readonly operatorClass?: string } | undefined {
  if (inner.done) return {};
  if (inner.rules.traits.operatorClasses !== true) return undefined;
  const operatorClass = wholeName(inner.part(inner.at, inner.end));
  return operatorClass === undefined ? undefined : { operatorClass };
}

/** Words that begin an expression and look like a name, and those that go on with one. */
const OPENING = wordSet('case not interval date time timestamp binary');
const JOINING = wordSet(
  'and or xor not is isnull notnull in like ilike rlike regexp similar between collate at mod div',
);

/** A word behind a name that can be no part of an expression. */
function isOddWord(inner: Cursor): boolean {
  const kind = inner.kind();
  if (kind === TokenKind.word) return !JOINING.has(inner.word());
  return kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
}

/** The last part of a name, perhaps with parameters, if nothing else follows. */
function wholeName(inner: Cursor): string | undefined {
  let name = '';
  do {
    const part = inner.kind() === TokenKind.word ? inner.takeName() : undefined;
    if (part === undefined) return undefined;
    name = part.text;
  } while (inner.takeSymbol('.'));
  const parameters = inner.at;
  if (inner.isSymbol('(')) inner.skipUnit();
  return inner.done ? name + inner.textBetween(parameters, inner.at) : undefined;
}

/** An expression, and the operator class that may follow a call or an expression in parentheses. */
function expressionPart(part: Cursor, from: number, end: number): KeyPart {
  const inner = part.part(from, end);
  while (inner.takeName() !== undefined && inner.takeSymbol('.'));
  if (inner.isSymbol('(')) inner.skipUnit();
  if (inner.take('collate')) while (inner.takeName() !== undefined && inner.takeSymbol('.'));
  const classAt = inner.at;
  const operatorClass = inner.done || !part.tokens.isSymbol(classAt - 1, ')') ? undefined : wholeName(inner);
  if (operatorClass === undefined) return { expression: expressionText(part, from, end) };
  return { expression: expressionText(part, from, classAt), operatorClass };
}

function expressionText(part: Cursor, from: number, end: number): string {
  const wrapped = part.tokens.isSymbol(from, '(') && part.closing(from) === end - 1;
  return wrapped ? part.textBetween(from + 1, end - 1) : part.textBetween(from, end);
}

type Marks = { descending?: true; nulls?: 'first' | 'last'; withoutOverlaps?: true };

/**
 * ASC, DESC, YugabyteDB's HASH, NULLS FIRST and NULLS LAST at the end of a part, WITHOUT OVERLAPS of a key in time, and SQLite's
 * AUTOINCREMENT, without which the one column of a key counts up as well: https://www.sqlite.org/autoinc.html
 */
function takeTail(part: Cursor): { readonly marks: Marks; readonly taken: number } {
  const marks: Marks = {};
  let end = part.end;
  if (end - 1 > part.at && part.tokens.isWord(end - 1, 'autoincrement')) end -= 1;
  if (end - 2 > part.at && part.tokens.isWord(end - 1, 'overlaps') && part.tokens.isWord(end - 2, 'without')) {
    marks.withoutOverlaps = true;
    end -= 2;
  }
  const last = part.tokens.word(end - 1);
  if ((last === 'first' || last === 'last') && part.tokens.isWord(end - 2, 'nulls')) {
    marks.nulls = last;
    end -= 2;
  }
  if (end - 1 > part.at && part.tokens.isWord(end - 1, 'desc')) {
    marks.descending = true;
    end -= 1;
  } else if (end - 1 > part.at && (part.tokens.isWord(end - 1, 'asc') || part.tokens.isWord(end - 1, 'hash'))) {
    end -= 1;
  }
  return { marks, taken: part.end - end };
}
