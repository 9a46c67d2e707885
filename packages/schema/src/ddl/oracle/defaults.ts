import type { DataType } from '../../model/data-type.ts';
import { isoTemporal } from '../shared/iso-time.ts';
import { constantDefault } from '../shared/plain-default.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DefaultSpeller } from '../writer.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

const NOW = { timestamp: 'SYSTIMESTAMP', date: 'CURRENT_DATE', time: 'SYSTIMESTAMP' } as const;

export const spellDefault: DefaultSpeller = (value, type) => {
  switch (value.kind) {
    case 'now':
      if (value.utc === true) return 'SYS_EXTRACT_UTC(SYSTIMESTAMP)';
      return value.what === 'timestamp' && type.kind === 'timestamp' && type.precision === 0
        ? 'SYSDATE'
        : NOW[value.what];
    case 'uuid':
      return 'SYS_GUID()';
    case 'next-value':
      return `${qualifiedIdentifier(identifiers, value.schema, value.sequence)}.NEXTVAL`;
    case 'expression':
      return value.text;
    case 'string':
      return text(value.value, type);
    case 'null':
    case 'number':
    case 'boolean':
    case 'binary':
      return constantDefault(literals, value);
  }
};

/** A date as a plain string would be read by the session's settings. */
function text(value: string, type: DataType): string {
  if (type.kind !== 'date' && type.kind !== 'time' && type.kind !== 'timestamp') return literals.string(value);
  const moment = isoTemporal(type.kind, value);
  return moment === undefined ? literals.string(value) : literals.temporal(type.kind, moment);
}
