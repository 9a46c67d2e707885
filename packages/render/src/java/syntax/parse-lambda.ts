import { parseParameter } from './parse-variable.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Expression, Variable } from './tree.ts';

/** Whether `x ->` or `(…) ->` stands here. */
export function startsLambda(cursor: TokenCursor): boolean {
  if (cursor.text() !== '(') return cursor.isWord() && cursor.text(1) === '->';
  let depth = 0;
  for (let ahead = 0; ; ahead += 1) {
    const text = cursor.text(ahead);
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return cursor.text(ahead + 1) === '->';
    if (text === '' && cursor.token(ahead) === undefined) cursor.fail('unclosed parenthesis');
  }
}

export function parseLambda(cursor: TokenCursor): Expression {
  const start = cursor.position;
  const parentheses = cursor.text() === '(';
  const parameters = parentheses ? parseParenthesized(cursor) : [bareParameter(cursor)];
  cursor.expect('->');
  const body = cursor.text() === '{' ? cursor.grammar.block(cursor) : cursor.grammar.expression(cursor);
  return { kind: 'lambda', parentheses, parameters, body, start, end: cursor.position };
}

function parseParenthesized(cursor: TokenCursor): readonly Variable[] {
  cursor.expect('(');
  const parameters: Variable[] = [];
  if (cursor.accept(')')) return parameters;
  do parameters.push(isBare(cursor) ? bareParameter(cursor) : parseParameter(cursor));
  while (cursor.accept(','));
  cursor.expect(')');
  return parameters;
}

function isBare(cursor: TokenCursor): boolean {
  return cursor.text(1) === ',' || cursor.text(1) === ')';
}

function bareParameter(cursor: TokenCursor): Variable {
  cursor.name();
  return { modifiers: [], type: undefined, isVar: false, variadic: false, value: undefined };
}
