import type { KeyPart } from '../ast/table-element.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';

/** Passes the parts of a key or index in parentheses: columns, prefixes `name(10)`, expressions, directions. */
export function takeKeyParts(cursor: Cursor): readonly KeyPart[] {
  if (!cursor.isSymbol('(')) return [];
  const close = cursor.closing();
  const parts: KeyPart[] = [];
  let from = cursor.at + 1;
  let depth = 0;
  for (let at = from; at <= close; at += 1) {
    if (cursor.tokens.isSymbol(at, '(')) depth += 1;
    else if (cursor.tokens.isSymbol(at, ')')) depth -= 1;
    const ends = at === close || (depth === 0 && cursor.tokens.isSymbol(at, ','));
    if (!ends) continue;
    if (at > from) parts.push(keyPart(cursor.part(from, at)));
    from = at + 1;
  }
  cursor.at = Math.min(cursor.end, close + 1);
  return parts;
}

function keyPart(part: Cursor): KeyPart {
  const from = part.at;
  if (part.end - from === 1) {
    const name = part.takeName();
    if (name !== undefined) return { name };
  }
  const tail = takeTail(part);
  const end = part.end - tail.taken;
  const inner = part.part(from, end);
  const name = inner.takeName();
  if (name !== undefined && inner.done) return { name, ...tail.marks };
  if (name !== undefined && isPrefixLength(inner)) {
    return { name, length: Number(inner.tokens.textOf(inner.at + 1)), ...tail.marks };
  }
  const operatorClass = name === undefined ? undefined : operatorClassAt(inner);
  if (name !== undefined && operatorClass !== undefined) {
    return { name, ...(operatorClass === '' ? {} : { operatorClass }), ...tail.marks };
  }
  return { ...expressionPart(part, from, end), ...tail.marks };
}

/** `(10)` behind a column. */
function isPrefixLength(inner: Cursor): boolean {
  return (
    inner.end - inner.at === 3 && inner.isSymbol('(') && inner.kind(1) === TokenKind.number && inner.isSymbol(')', 2)
  );
}

/** PostgreSQL's `name varchar_pattern_ops`, `name COLLATE "C" gin_trgm_ops`. */
function operatorClassAt(inner: Cursor): string | undefined {
  if (inner.take('collate')) while (inner.takeName() !== undefined && inner.takeSymbol('.'));
  return inner.done ? '' : wholeName(inner);
}

/** The last part of a name, perhaps with parameters, if nothing else follows. */
function wholeName(inner: Cursor): string | undefined {
  let name = '';
  do {
    const part = inner.kind() === TokenKind.word ? inner.takeName() : undefined;
    if (part === undefined) return undefined;
    name = part.text;
  } while (inner.takeSymbol('.'));
  if (inner.isSymbol('(')) inner.skipUnit();
  return inner.done ? name : undefined;
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

type Marks = { descending?: true; nulls?: 'first' | 'last' };

/** ASC, DESC, NULLS FIRST and NULLS LAST at the end of a part, and WITHOUT OVERLAPS of a key in time. */
function takeTail(part: Cursor): { readonly marks: Marks; readonly taken: number } {
  const marks: Marks = {};
  let end = part.end;
  if (end - 2 > part.at && part.tokens.isWord(end - 1, 'overlaps') && part.tokens.isWord(end - 2, 'without')) end -= 2;
  const last = part.tokens.word(end - 1);
  if ((last === 'first' || last === 'last') && part.tokens.isWord(end - 2, 'nulls')) {
    marks.nulls = last;
    end -= 2;
  }
  if (end - 1 > part.at && part.tokens.isWord(end - 1, 'desc')) {
    marks.descending = true;
    end -= 1;
  } else if (end - 1 > part.at && part.tokens.isWord(end - 1, 'asc')) {
    end -= 1;
  }
  return { marks, taken: part.end - end };
}
