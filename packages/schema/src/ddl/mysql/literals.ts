import { cleanText, type LiteralWriter } from '../shared/literals.ts';

/** MySQL reads a backslash in a string as an escape unless a server mode says otherwise, which is rare. */
const string = (value: string): string => `'${cleanText(value).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const literals: LiteralWriter = {
  string,
  binary: (hex) => `x'${hex}'`,
  boolean: (value) => (value ? '1' : '0'),
  temporal: (_kind, text) => string(text),
};
