import { TokenKind } from '../lex/token.ts';
import { COMMON_TYPES } from '../types/common-types.ts';
import type { Cursor } from './cursor.ts';

/** Whether a name and a type stand here, as a column begins. */
export function beginsColumn(cursor: Cursor): boolean {
  const kind = cursor.kind();
  const named = kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
  const type = cursor.word(1);
  return named && type !== '' && (COMMON_TYPES.has(type) || cursor.rules.types.has(type));
}

/** Says that the comma before the column that begins here was forgotten. */
export function reportMissingComma(cursor: Cursor): void {
  cursor.remark({
    severity: 'warning',
    code: 'missing-comma',
    message: 'A comma seems to be missing before this column.',
  });
}
