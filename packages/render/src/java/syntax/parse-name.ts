import { PRIMITIVES } from './java-words.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Expression } from './tree.ts';

/** A name or a chain of selections, the last of which ends before type arguments. */
export function parseQualifiedName(cursor: TokenCursor): Expression {
  const start = cursor.position;
  let name: Expression & { readonly name: string } = { kind: 'name', name: cursor.name(), start, end: cursor.position };
  if (PRIMITIVES.has(name.name)) return name;
  while (cursor.text() === '.' && cursor.isWord(1)) {
    cursor.expect('.');
    name = { kind: 'select', target: name, name: cursor.name(), start, end: cursor.position };
  }
  return name;
}
