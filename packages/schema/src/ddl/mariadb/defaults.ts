import { identifiers } from '../mysql/identifiers.ts';
import { computedDefault, constantDefaultOf } from '../mysql/defaults.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DefaultSpeller } from '../writer.ts';

/** MariaDB takes literals for every type, has sequences, and no function for the bytes of a UUID. */
export const spellDefault: DefaultSpeller = (value, type) => {
  if (value.kind === 'next-value') return `NEXTVAL(${qualifiedIdentifier(identifiers, value.schema, value.sequence)})`;
  if (value.kind === 'uuid' && (type.kind === 'binary' || type.kind === 'varbinary')) {
    return "(UNHEX(REPLACE(UUID(), '-', '')))";
  }
  if (value.kind === 'uuid') return 'UUID()';
  return constantDefaultOf(value, type) ?? computedDefault(value, type);
};
