import type { TokenCursor } from './token-cursor.ts';

/** Whether a class, interface, enum, record or annotation type begins here, behind its modifiers. */
export function startsTypeDeclaration(cursor: TokenCursor): boolean {
  switch (cursor.text()) {
    case 'class':
    case 'interface':
    case 'enum':
      return true;
    case '@':
      return cursor.text(1) === 'interface';
    case 'record':
      return cursor.isWord(1) && (cursor.text(2) === '(' || cursor.text(2) === '<');
    default:
      return false;
  }
}
