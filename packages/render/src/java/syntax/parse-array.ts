import type { TokenCursor } from './token-cursor.ts';
import type { ArrayItems, Expression } from './tree.ts';

/** `{a, b}`, whose items may be arrays again. */
export function parseArrayItems(
  cursor: TokenCursor,
  parseItem: (cursor: TokenCursor) => Expression = parseArrayItem,
): ArrayItems {
  const start = cursor.position;
  cursor.expect('{');
  const items: Expression[] = [];
  let trailingComma = false;
  while (!cursor.accept('}')) {
    items.push(parseItem(cursor));
    trailingComma = cursor.accept(',');
    if (!trailingComma && cursor.text() !== '}') cursor.fail('expected , or }');
  }
  return { kind: 'array', items, trailingComma, start, end: cursor.position };
}

/** What may stand behind the `=` of a variable: an expression or array items. */
export function parseArrayItem(cursor: TokenCursor): Expression {
  return cursor.text() === '{' ? parseArrayItems(cursor) : cursor.grammar.expression(cursor);
}
