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
      return now(value);
    case 'uuid':
      return isBytes(type) ? 'uuid_send(gen_random_uuid())' : 'gen_random_uuid()';
    case 'next-value':
      return `nextval(${literals.string(qualifiedIdentifier(identifiers, value.schema, value.sequence))})`;
    case 'expression':
      return value.text;
    case 'boolean':
      return type.kind === 'bit' ? `B'${value.value ? '1' : '0'}'` : literals.boolean(value.value);
    case 'null':
    case 'string':
    case 'number':
    case 'binary':
      return constantDefault(literals, value);
  }
};

function isBytes(type: DataType): boolean {
  return type.kind === 'binary' || type.kind === 'varbinary' || type.kind === 'blob';
}

function now(value: Extract<DefaultValue, { kind: 'now' }>): string {
  if (value.utc === true) return "(now() AT TIME ZONE 'utc')";
  switch (value.what) {
    case 'timestamp':
      return withDigits('CURRENT_TIMESTAMP', value.precision);
    case 'date':
      return 'CURRENT_DATE';
    case 'time':
      return withDigits('CURRENT_TIME', value.precision);
  }
}
