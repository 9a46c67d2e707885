import { standardString, type LiteralWriter } from '../shared/literals.ts';

/** A backslash at the end of a line would join it with the next one, so the string is broken there. */
const string = (value: string): string => `N${standardString(value).replace(/\\(?=\r?\n)/g, "\\' + N'")}`;

export const literals: LiteralWriter = {
  string,
  binary: (hex) => `0x${hex}`,
  boolean: (value) => (value ? '1' : '0'),
  temporal: (_kind, text) => string(text),
};

/** Names in brackets and quotes, and texts with what makes them national. */
const QUOTED = /\[(?:[^\]]|\]\])*\]|"(?:[^"]|"")*"|(N?)('(?:[^']|'')*')/giu;

/**
 * An expression whose texts are kept by every database: one that is not national is read in the code page of the database, and
 * `'Клиент'` is `'??????'` where that is Latin.
 * https://learn.microsoft.com/sql/t-sql/data-types/constants-transact-sql
 */
export function nationalTexts(expression: string): string {
  return expression.replace(QUOTED, (quoted: string, mark?: string, text?: string) => {
    const isLost = mark === '' && text !== undefined && /[^\x20-\x7e\s]/u.test(text);
    return isLost ? `N${quoted}` : quoted;
  });
}
