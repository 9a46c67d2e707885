import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { constantDefault, withDigits } from '../shared/plain-default.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DefaultSpeller } from '../writer.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export const spellDefault: DefaultSpeller = (value, type) => {
  switch (value.kind) {
    case 'now':
      return now(value, type);
    case 'uuid':
      return 'random_uuid()';
    case 'next-value':
      return `NEXT VALUE FOR ${qualifiedIdentifier(identifiers, value.schema, value.sequence)}`;
    case 'expression':
      return undefined;
    case 'null':
    case 'string':
    case 'number':
    case 'boolean':
    case 'binary':
      return constantDefault(literals, value);
  }
};

/** The current moment in the column's own terms, with its digits: a zoned value would not keep a local one's hour. */
export function now(value: Extract<DefaultValue, { kind: 'now' }>, type: DataType): string {
  if (value.what === 'date') return 'CURRENT_DATE';
  const digits = type.kind === 'timestamp' || type.kind === 'time' ? Math.min(type.precision ?? 6, 9) : undefined;
  const zoned = (type.kind === 'timestamp' || type.kind === 'time') && type.withTimeZone === true;
  if (value.what === 'time') return withDigits(zoned ? 'CURRENT_TIME' : 'LOCALTIME', digits);
  return withDigits(zoned ? 'CURRENT_TIMESTAMP' : 'LOCALTIMESTAMP', digits);
}
