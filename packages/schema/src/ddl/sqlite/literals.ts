import { standardString, type LiteralWriter } from '../shared/literals.ts';

export const literals: LiteralWriter = {
  string: standardString,
  binary: (hex) => `x'${hex}'`,
  boolean: (value) => (value ? 'TRUE' : 'FALSE'),
  temporal: (_kind, text) => standardString(text),
};
