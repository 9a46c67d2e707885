import { standardString, type LiteralWriter } from '../shared/literals.ts';

/** A backslash at the end of a line would join it with the next one, so the string is broken there. */
const string = (value: string): string => `N${standardString(value).replace(/\\(?=\r?\n)/g, "\\' + N'")}`;

export const literals: LiteralWriter = {
  string,
  binary: (hex) => `0x${hex}`,
  boolean: (value) => (value ? '1' : '0'),
  temporal: (_kind, text) => string(text),
};
