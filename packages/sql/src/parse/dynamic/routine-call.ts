import type { Statement } from '../../ast/statement.ts';
import { wordSet } from '../../dialects/dialect-rules.ts';
import { TokenKind } from '../../lex/token.ts';
import { nameText } from '../../lex/token-value.ts';
import type { Cursor, KnownRoutine, Parameter } from '../cursor.ts';
import { readWhole } from './read-text.ts';
import { TextScope } from './text-scope.ts';
import { holeAt } from './text-value.ts';

const MODES = wordSet('in out inout variadic');

/** The parameters of a routine, where the cursor stands behind its name: in parentheses, or as SQL Server has them. */
export function takeParameters(cursor: Cursor): readonly Parameter[] {
  const inParentheses = cursor.isSymbol('(');
  if (!inParentheses && !cursor.word().startsWith('@')) return [];
  const from = inParentheses ? cursor.at + 1 : cursor.at;
  const close = inParentheses ? cursor.closing() : endOfHead(cursor);
  return piecesOf(cursor.part(from, close)).flatMap((piece) => {
    while (MODES.has(piece.word())) piece.at += 1;
    const name = piece.takeName()?.text.toLowerCase();
    if (name === undefined) return [];
    while (!piece.done && !piece.isSymbol('=') && !piece.isSymbol(':=') && !piece.isWord('default')) piece.skipUnit();
    return piece.done ? [{ name }] : [{ name, standard: readWhole(piece, piece.at + 1) }];
  });
}

/** `CREATE PROCEDURE p @a int, @b int = 1 AS`. */
function endOfHead(cursor: Cursor): number {
  let at = cursor.at;
  while (at < cursor.end && !cursor.tokens.isWord(at, 'as') && !cursor.tokens.isWord(at, 'with')) at += 1;
  return at;
}

/** What stands between commas. */
function piecesOf(cursor: Cursor): readonly Cursor[] {
  const pieces: Cursor[] = [];
  while (!cursor.done) {
    const from = cursor.at;
    cursor.skipUntil(',');
    pieces.push(cursor.part(from, cursor.at));
    cursor.takeSymbol(',');
  }
  return pieces;
}

export type Called = { readonly statements: readonly Statement[]; readonly end: number };

/** What a call at token `at` defines of a routine that has parameters; nothing where none is called. */
export function callAt(cursor: Cursor, at: number): Called | undefined {
  const { tokens, context } = cursor;
  const kind = tokens.kind(at);
  if (context.routines.size === 0 || (kind !== TokenKind.word && kind !== TokenKind.quotedName)) return undefined;
  const routine = context.routines.get(nameText(tokens, at)?.toLowerCase() ?? '');
  if (routine === undefined) return undefined;
  const inParentheses = tokens.isSymbol(at + 1, '(');
  if (!inParentheses && !isRun(cursor, at)) return undefined;
  const end = inParentheses ? cursor.closing(at + 1) : cursor.end;
  const given = piecesOf(cursor.part(inParentheses ? at + 2 : at + 1, end));
  return { statements: runRoutine(cursor, at, routine, given), end: Math.min(cursor.end, end + 1) };
}

/** `EXEC p 'a', 'b'`, `EXEC dbo.p @a = 'b'`. */
function isRun({ tokens }: Cursor, at: number): boolean {
  let first = at;
  while (tokens.isSymbol(first - 1, '.')) first -= 2;
  return ['exec', 'execute'].includes(tokens.word(first - 1)) || tokens.isSymbol(first - 1, '=');
}

function runRoutine(
  cursor: Cursor,
  at: number,
  { parameters, size, read }: KnownRoutine,
  given: readonly Cursor[],
): readonly Statement[] {
  const { tokens, context } = cursor;
  const texts = new TextScope(context.texts);
  if (!texts.spend(size)) return [{ ...cursor.position(at), kind: 'dynamic', text: cursor.tokens.textOf(at) }];
  for (const { name, standard } of parameters)
    texts.assign(name, standard ?? holeAt(tokens.source, tokens.start(at), name));
  for (const [place, piece] of given.entries()) {
    const named = namedArgument(piece);
    if (named > 0) texts.replace(piece.word(), readWhole(piece, piece.at + named));
    else {
      const parameter = parameters[place];
      if (parameter !== undefined) texts.replace(parameter.name, readWhole(piece, piece.at));
    }
  }
  return read({ ...context, texts, depth: context.depth + 1 });
}

/** The tokens of `name =>` or `@name =` that stand before an argument. */
function namedArgument(piece: Cursor): number {
  if (piece.isSymbol('=>', 1) || piece.isSymbol(':=', 1)) return 2;
  return piece.word().startsWith('@') && piece.isSymbol('=', 1) ? 2 : 0;
}
