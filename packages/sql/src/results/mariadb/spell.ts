import type { DataType } from '../../types/data-type.ts';

const INTEGERS = { 8: 'tinyint', 16: 'smallint', 24: 'mediumint', 32: 'int', 64: 'bigint' } as const;
const TEXTS: ReadonlyMap<number, string> = new Map([
  [255, 'tiny'],
  [65_535, ''],
  [16_777_215, 'medium'],
  [4_294_967_295, 'long'],
]);

/** A type as INFORMATION_SCHEMA.COLUMNS has it, without the width whole numbers are shown in. */
export function spell(type: DataType): string {
  const sign = 'unsigned' in type ? ' unsigned' : '';
  switch (type.kind) {
    case 'boolean':
      return 'tinyint(1)';
    case 'integer':
      return INTEGERS[type.bits] + sign;
    case 'decimal':
      return withNumbers('decimal', type.precision ?? 10, type.scale ?? 0) + sign;
    case 'float':
      return withNumbers(type.bits === 32 ? 'float' : 'double', type.precision, type.scale) + sign;
    case 'text':
    case 'blob':
      return `${TEXTS.get(type.maxLength ?? 65_535) ?? ''}${type.kind}`;
    case 'time':
      return withNumbers('time', type.precision === 0 ? undefined : type.precision);
    case 'timestamp':
      return withNumbers(
        type.local === true ? 'timestamp' : 'datetime',
        type.precision === 0 ? undefined : type.precision,
      );
    case 'json':
      return 'longtext';
    default:
      return spellRarer(type);
  }
}

function spellRarer(type: DataType): string {
  switch (type.kind) {
    case 'char':
    case 'varchar':
    case 'binary':
    case 'varbinary':
    case 'bit':
      return withNumbers(type.kind, type.length);
    case 'enum':
    case 'set':
      return `${type.kind}(${type.values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')})`;
    case 'spatial':
      return type.subtype;
    case 'vendor':
      return type.name;
    default:
      return type.kind;
  }
}

function withNumbers(name: string, ...numbers: readonly (number | undefined)[]): string {
  const given = numbers.filter((number) => number !== undefined);
  return given.length === 0 ? name : `${name}(${given.join(',')})`;
}
