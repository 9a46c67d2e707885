import { standardString, standardTemporal, type LiteralWriter } from '../shared/literals.ts';

/** Oracle has no time without a date. */
export const literals: LiteralWriter = {
  string: standardString,
  binary: (hex) => `HEXTORAW('${hex}')`,
  boolean: (value) => (value ? '1' : '0'),
  temporal: (kind, text) =>
    kind === 'time' ? standardTemporal('timestamp', `1970-01-01 ${text}`) : standardTemporal(kind, text),
};
