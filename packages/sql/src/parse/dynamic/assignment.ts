import { wordSet } from '../../dialects/dialect-rules.ts';
import { TokenKind } from '../../lex/token.ts';
import type { TokenList } from '../../lex/token-list.ts';
import type { Cursor } from '../cursor.ts';
import { readText } from './read-text.ts';
import type { TextValue } from './text-value.ts';

export type Assignment = { readonly name: string; readonly value: TextValue; readonly end: number };

/** What stands between a variable and its value in a declaration is no longer than this. */
const LONGEST_DECLARATION = 12;

/** `v := '…'`, `SET @v = '…'`, `DECLARE @v varchar(9) = '…'`, `SELECT '…' INTO @v`, where its sign or INTO is token `at`. */
export function assignmentAt(cursor: Cursor, at: number): Assignment | undefined {
  const { tokens } = cursor;
  if (tokens.isWord(at, 'into')) return selectedInto(cursor, at);
  if (tokens.isWord(at, 'declare') && tokens.kind(at + 1) === TokenKind.word)
    cursor.context.texts.forget(tokens.word(at + 1));
  const name = targetOf(tokens, at);
  return name === undefined ? undefined : { name, ...readText(cursor, at + 1) };
}

/** Whether the word at `at` is a variable that is given a value here, not one whose value is asked for. */
export function isTarget(tokens: TokenList, at: number): boolean {
  return (
    (tokens.isSymbol(at + 1, ':=') || tokens.isSymbol(at + 1, '=')) && targetOf(tokens, at + 1) === tokens.word(at)
  );
}

/** The variable that is given what stands behind the sign at `at`. */
function targetOf(tokens: TokenList, at: number): string | undefined {
  if (tokens.isSymbol(at, ':=') || tokens.isWord(at, 'default')) return firstOfStatement(tokens, at);
  if (!tokens.isSymbol(at, '=')) return undefined;
  const name = tokens.word(at - 1);
  const before = tokens.word(at - 2);
  if (before === 'set' || (name.startsWith('@') && (before === 'select' || tokens.isSymbol(at - 2, ',')))) return name;
  return declaredAt(tokens, at);
}

const OPENS = wordSet('declare begin as is then else loop set select');

/** The word a statement or declaration begins with. */
function firstOfStatement(tokens: TokenList, sign: number): string | undefined {
  for (let at = sign - 1; at >= Math.max(0, sign - LONGEST_DECLARATION); at -= 1) {
    const isFirst = at === 0 || tokens.kind(at - 1) >= TokenKind.semicolon || OPENS.has(tokens.word(at - 1));
    if (isFirst) return tokens.word(at) === '' ? undefined : tokens.word(at);
    if (tokens.word(at).startsWith('@')) return tokens.word(at);
  }
  return undefined;
}

/** `DECLARE @a int, @b nvarchar(max) =`. */
function declaredAt(tokens: TokenList, sign: number): string | undefined {
  for (let at = sign - 2; at >= Math.max(0, sign - LONGEST_DECLARATION); at -= 1) {
    const name = tokens.word(at);
    if (!name.startsWith('@')) continue;
    return tokens.isWord(at - 1, 'declare') || tokens.isSymbol(at - 1, ',') ? name : undefined;
  }
  return undefined;
}

/** The first column of a query is what its first variable is given. */
function selectedInto(cursor: Cursor, into: number): Assignment | undefined {
  const { tokens } = cursor;
  const name = tokens.word(into + 1);
  if (name === '' || !tokens.isWord(cursor.at, 'select')) return undefined;
  const { value } = readText(cursor, cursor.at + 1);
  return { name, value, end: into + 2 };
}

/** `FOREACH v IN ARRAY …`, `FOR v IN SELECT unnest(…)`: gives the variable all of the texts, and answers where to go on. */
export function loopAt(cursor: Cursor, at: number): number | undefined {
  const { tokens, context } = cursor;
  const isEach = tokens.isWord(at, 'foreach');
  if (!isEach && !tokens.isWord(at, 'for')) return undefined;
  const name = tokens.word(at + 1);
  if (name === '' || !tokens.isWord(at + 2, 'in')) return undefined;
  context.texts.forget(name);
  const from = at + 3;
  if (!tokens.isWord(from, isEach ? 'array' : 'select')) return from;
  const isConstructor = isEach && tokens.isSymbol(from + 1, '[');
  const { value, end } = readText(cursor, isConstructor ? from : from + 1);
  if (value.each) context.texts.assign(name, value);
  return end;
}
