import type { Name } from '../ast/name.ts';
import type { SelectColumn, SelectShape, SelectValue } from '../ast/select.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { readExpression } from './read-expression.ts';

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
  return cursor.at > from && ENDS_COLUMNS.has(cursor.word()) && !cursor.tokens.isSymbol(cursor.at - 1, '.');
}

function columnOf(part: Cursor, readQuery: ReadQuery): SelectColumn {
  const last = part.end - 1;
  if (part.tokens.isSymbol(last, '*')) {
    const of = part.tokens.isSymbol(last - 1, '.') ? part.part(last - 2, part.end).takeName() : undefined;
    return of === undefined ? { kind: 'all' } : { kind: 'all', of };
  }
  const tail = part.part(last, part.end);
  const name = tail.takeName();
  const isAliased = part.tokens.isWord(last - 1, 'as') || namedBefore(part, last - 1);
  const end = isAliased ? (part.tokens.isWord(last - 1, 'as') ? last - 1 : last) : part.end;
  const value = valueOf(part.part(part.at, end), readQuery);
  if (name === undefined || (!name.quoted && name.text.toLowerCase() === 'end')) return { kind: 'unnamed', value };
  const origin = plainColumn(part.part(part.at, end));
  if (!isAliased && origin === undefined) return { kind: 'unnamed', value };
  return { kind: 'column', name, ...(origin ?? {}), value };
}

/** `expression alias`: the alias follows a name, a number, a string or a closing parenthesis. */
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

/** What a window, a filter or an order within a call adds says nothing of the type. */
const ADDS = wordSet('over filter within');

function valueOf(source: Cursor, readQuery: ReadQuery): SelectValue {
  const typed = source.part(source.at, source.end);
  while (!typed.done && !(typed.at > source.at && ADDS.has(typed.word()) && typed.isSymbol('(', 1))) typed.skipUnit();
  const { tree } = readExpression(source.part(source.at, typed.at));
  const isQuery = opensQuery(source) && source.closing() + 1 >= source.end;
  const queries: SelectShape[] = [];
  const names: (readonly Name[])[] = [];
  const calls: Name[] = [];
  while (!source.done) {
    if (opensQuery(source)) {
      queries.push(readQuery(source.part(source.at + 1, source.closing())));
      source.skipUnit();
      continue;
    }
    const found = takeNames(source);
    const last = found.at(-1);
    if (last === undefined) source.at += 1;
    else if (source.isSymbol('(')) calls.push(last);
    else names.push(found);
  }
  return { tree, names, calls, queries, ...(isQuery ? { isQuery } : {}) };
}

function opensQuery(cursor: Cursor): boolean {
  return cursor.isSymbol('(') && (cursor.isWord('select', 1) || cursor.isWord('with', 1));
}
