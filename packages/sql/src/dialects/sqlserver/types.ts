import { always, decimal, float, time, timestamp, typeTable, type TypeReader } from '../../types/type-table.ts';

/** DECIMAL without arguments is DECIMAL(18, 0). */
const plainDecimal: TypeReader = (syntax) =>
  syntax.arguments.length > 0 ? decimal(syntax) : { kind: 'decimal', precision: 18, scale: 0 };

export const types = typeTable([
  ['bit', always({ kind: 'boolean' })],
  ['tinyint', always({ kind: 'integer', bits: 8, unsigned: true })],
  ['decimal, numeric, dec', plainDecimal],
  ['float', float(64)],
  ['real', always({ kind: 'float', bits: 32 })],
  ['timestamp, rowversion', always({ kind: 'rowversion' })],
  ['datetime', always({ kind: 'timestamp', precision: 3 })],
  ['datetime2', timestamp(7)],
  ['datetimeoffset', timestamp(7, 'with')],
  ['time', time(7)],
  ['sysname', always({ kind: 'varchar', length: 128, national: true })],
]);
