import { cleanText, standardString, type LiteralWriter } from '../shared/literals.ts';

/** A backslash is written in an E string, which means the same under both settings of standard_conforming_strings. */
function string(value: string): string {
  if (!value.includes('\\')) return standardString(value);
  return `E'${cleanText(value).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

export const literals: LiteralWriter = {
  string,
  binary: (hex) => string(`\\x${hex}`),
  boolean: (value) => (value ? 'true' : 'false'),
  temporal: (_kind, text) => string(text),
};
