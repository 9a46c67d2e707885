import type { DataType } from '../../types/data-type.ts';

/** A type as `format_type` of the catalogue has it, https://www.postgresql.org/docs/current/datatype.html */
export function spell(type: DataType): string {
  switch (type.kind) {
    case 'integer':
      return type.bits <= 16 ? 'smallint' : type.bits <= 32 ? 'integer' : 'bigint';
    case 'float':
      return type.bits === 32 ? 'real' : 'double precision';
    case 'text':
      return type.caseInsensitive === true ? 'citext' : 'text';
    case 'binary':
    case 'varbinary':
    case 'blob':
      return 'bytea';
    case 'json':
      return type.binary === true ? 'jsonb' : 'json';
    case 'enum':
      return [type.schema, type.name ?? 'text'].flatMap((name) => (name === undefined ? [] : quoted(name))).join('.');
    case 'array':
      return `${spell(type.element)}[]`;
    case 'spatial':
      return type.subtype;
    default:
      return spellWithNumbers(type);
  }
}

function spellWithNumbers(type: DataType): string {
  switch (type.kind) {
    case 'decimal':
      return withNumbers('numeric', type.precision, type.scale);
    case 'char':
      return withNumbers('character', type.length);
    case 'varchar':
      return withNumbers('character varying', type.length);
    case 'bit':
      return withNumbers(type.varying === true ? 'bit varying' : 'bit', type.length === 0 ? undefined : type.length);
    case 'time':
    case 'timestamp':
      return `${withNumbers(type.kind, type.precision)} ${type.withTimeZone === true ? 'with' : 'without'} time zone`;
    case 'interval':
      return withNumbers(type.fields === undefined ? 'interval' : `interval ${type.fields}`, type.precision);
    case 'vendor':
      return type.arguments === undefined ? type.name : `${type.name}(${type.arguments.join(',')})`;
    default:
      return type.kind;
  }
}

function withNumbers(name: string, ...numbers: readonly (number | undefined)[]): string {
  const given = numbers.filter((number) => number !== undefined);
  return given.length === 0 ? name : `${name}(${given.join(',')})`;
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
