import type { ExpressionTree } from '../ast/expression.ts';
import type { Name } from '../ast/name.ts';
import type { SelectColumn, SelectQuery, SelectShape, SelectValue } from '../ast/select.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { OPAQUE } from './binding.ts';
import type { Cursor } from './cursor.ts';
import { readExpression, takeExpression } from './read-expression.ts';
import { opensQuery } from './read-primary.ts';

/** Reads a query within a value; the cursor holds nothing else. */
export type ReadQuery = (cursor: Cursor) => SelectShape;

const ENDS_COLUMNS = wordSet('from into where union group order limit with');

/** Passes the columns of a query, up to its FROM or whatever follows. */
export function takeSelectColumns(cursor: Cursor, readQuery: ReadQuery): readonly SelectColumn[] {
  const columns: SelectColumn[] = [];
  while (!cursor.done && !ENDS_COLUMNS.has(cursor.word())) {
    const from = cursor.at;
    skipColumn(cursor);
    if (cursor.at > from) columns.push(columnOf(cursor.part(from, cursor.at), readQuery));
    cursor.takeSymbol(',');
    if (cursor.at === from) cursor.at += 1;
  }
  return columns;
}

function skipColumn(cursor: Cursor): void {
  const from = cursor.at;
  let open = 0;
  while (!cursor.done && (open > 0 || !cursor.isSymbol(',')) && !endsColumn(cursor, from)) {
    // `ARRAY[a, b]`: names in brackets are tokens of their own.
    if (cursor.isSymbol('[')) open += 1;
    else if (cursor.isSymbol(']')) open -= 1;
    cursor.skipUnit();
  }
}

function endsColumn(cursor: Cursor, from: number): boolean {
  const before = cursor.at - 1;
  if (cursor.at <= from || !ENDS_COLUMNS.has(cursor.word()) || cursor.tokens.isSymbol(before, '.')) return false;
  // `x::timestamp WITH TIME ZONE`.
  if (cursor.isWord('with')) return !cursor.isWord('time', 1) && !cursor.isWord('local', 1);
  if (cursor.isWord('group')) return !cursor.tokens.isWord(before, 'within');
  return !(cursor.isWord('from') && isComparing(cursor, from));
}

/** `x IS [NOT] DISTINCT FROM y`. */
function isComparing({ tokens, at }: Cursor, from: number): boolean {
  return (
    at - 3 >= from && tokens.isWord(at - 1, 'distinct') && (tokens.isWord(at - 2, 'is') || tokens.isWord(at - 2, 'not'))
  );
}

function columnOf(part: Cursor, readQuery: ReadQuery): SelectColumn {
  const last = part.end - 1;
  if (part.tokens.isSymbol(last, '*')) {
    const of = part.tokens.isSymbol(last - 1, '.') ? part.part(last - 2, part.end).takeName() : undefined;
    return of === undefined ? { kind: 'all' } : { kind: 'all', of };
  }
  const { tree, end } = readTyped(part);
  const value = valueOf(part.part(part.at, end), tree, readQuery);
  const name = end < part.end ? part.part(last, part.end).takeName() : undefined;
  const origin = tree.kind === 'name' || tree.kind === 'opaque' ? plainColumn(part.part(part.at, end)) : undefined;
  if (name !== undefined) return { kind: 'column', name, ...(origin ?? {}), value };
  return origin === undefined ? { kind: 'unnamed', value } : { kind: 'column', name: origin.source, ...origin, value };
}

/** What can be understood of a column, and where the value ends: a name may stand behind it, with AS or without. */
function readTyped(part: Cursor): { readonly tree: ExpressionTree; readonly end: number } {
  const { tokens } = part;
  const last = part.end - 1;
  const marked = tokens.isWord(last - 1, 'as') ? last - 1 : undefined;
  const whole = part.part(part.at, marked ?? part.end);
  const tree = takeExpression(whole);
  if (whole.done) return { tree, end: whole.end };
  if (marked !== undefined) return { tree: OPAQUE, end: marked };
  if (whole.at === last) return { tree, end: last };
  return { tree: OPAQUE, end: namedBefore(part, last - 1) && !part.isWord('end', last - part.at) ? last : part.end };
}

/** `expression alias`, where the expression is not understood: the alias follows a name or a closing parenthesis. */
function namedBefore(part: Cursor, at: number): boolean {
  if (at < part.at) return false;
  const kind = part.tokens.kind(at);
  return (
    kind === TokenKind.word ||
    kind === TokenKind.quotedName ||
    kind === TokenKind.doubleQuoted ||
    part.tokens.isSymbol(at, ')')
  );
}

function plainColumn(source: Cursor): { source: Name; of?: Name } | undefined {
  const names = takeNames(source);
  const last = names.at(-1);
  const of = names.at(-2);
  if (!source.done || last === undefined) return undefined;
  return of === undefined ? { source: last } : { source: last, of };
}

/** Passes a name and those before it, as far as there are any. */
function takeNames(cursor: Cursor): readonly Name[] {
  const names: Name[] = [];
  do {
    const name = isText(cursor) ? undefined : cursor.takeName();
    if (name === undefined) break;
    names.push(name);
  } while (cursor.takeSymbol('.'));
  return names;
}

function isText(cursor: Cursor): boolean {
  const kind = cursor.kind();
  return kind === TokenKind.string || (kind === TokenKind.doubleQuoted && cursor.rules.lexicon.doubleQuotedStrings);
}

/** A value that the cursor holds and nothing else. */
export function readValue(source: Cursor, readQuery: ReadQuery): SelectValue {
  const from = source.at;
  const { tree } = readExpression(source);
  return valueOf(source.part(from, source.end), tree, readQuery);
}

function valueOf(source: Cursor, tree: ExpressionTree, readQuery: ReadQuery): SelectValue {
  const place = source.position();
  const text = source.text();
  const queries: SelectQuery[] = [];
  const names: (readonly Name[])[] = [];
  const calls: Name[] = [];
  while (!source.done) {
    if (opensQuery(source)) {
      queries.push({ at: source.at, select: readQuery(source.part(source.at + 1, source.closing())) });
      source.skipUnit();
      continue;
    }
    const found = takeNames(source);
    const last = found.at(-1);
    if (last === undefined) source.at += 1;
    else if (source.isSymbol('(')) calls.push(last);
    else names.push(found);
  }
  return { ...place, text, tree, names, calls, queries };
}
