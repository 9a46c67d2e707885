import type { DataType } from '../../types/data-type.ts';

const INTEGERS = { 8: 'tinyint', 16: 'smallint', 24: 'int', 32: 'int', 64: 'bigint' } as const;

/** A type in SQL Server's words, https://learn.microsoft.com/sql/t-sql/data-types/data-types-transact-sql */
export function spell(type: DataType): string {
  const national = 'national' in type ? 'n' : '';
  switch (type.kind) {
    case 'boolean':
      return 'bit';
    case 'integer':
      return INTEGERS[type.bits];
    case 'float':
      return type.bits === 32 ? 'real' : 'float';
    case 'decimal':
      return withNumbers('decimal', type.precision ?? 18, type.scale ?? 0);
    case 'char':
    case 'varchar':
      return withNumbers(national + type.kind, type.length);
    case 'text':
      return `${national}varchar(max)`;
    case 'blob':
      return 'varbinary(max)';
    case 'time':
      return withNumbers('time', type.precision);
    case 'timestamp':
      return withNumbers(type.withTimeZone === true ? 'datetimeoffset' : 'datetime2', type.precision);
    case 'uuid':
      return 'uniqueidentifier';
    default:
      return 'length' in type ? withNumbers(type.kind, type.length) : type.kind;
  }
}

function withNumbers(name: string, ...numbers: readonly (number | undefined)[]): string {
  const given = numbers.filter((number) => number !== undefined);
  return given.length === 0 ? name : `${name}(${given.join(',')})`;
}
