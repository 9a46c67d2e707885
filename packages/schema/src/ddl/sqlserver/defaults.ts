import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { constantDefault } from '../shared/plain-default.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DefaultSpeller } from '../writer.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export const spellDefault: DefaultSpeller = (value, type) => {
  switch (value.kind) {
    case 'now':
      return now(value, type);
    case 'uuid':
      return value.ordered === true && type.kind === 'uuid' ? 'NEWSEQUENTIALID()' : 'NEWID()';
    case 'next-value':
      return `NEXT VALUE FOR ${qualifiedIdentifier(identifiers, value.schema, value.sequence)}`;
    case 'expression':
      return value.text.startsWith('(') ? value.text : `(${value.text})`;
    case 'null':
    case 'string':
    case 'number':
    case 'boolean':
    case 'binary':
      return constantDefault(literals, value);
  }
};

function now(value: Extract<DefaultValue, { kind: 'now' }>, type: DataType): string {
  if (value.utc === true) return 'SYSUTCDATETIME()';
  if (type.kind === 'timestamp' && type.withTimeZone === true) return 'SYSDATETIMEOFFSET()';
  switch (value.what) {
    case 'timestamp':
      return type.kind === 'timestamp' && (type.precision ?? 7) <= 3 ? 'GETDATE()' : 'SYSDATETIME()';
    case 'date':
      return 'CAST(GETDATE() AS date)';
    case 'time':
      return 'CAST(GETDATE() AS time)';
  }
}
