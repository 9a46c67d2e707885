import {
  always,
  blob,
  decimal,
  float,
  integer,
  numberArgument,
  text,
  time,
  timestamp,
  typeTable,
  type TypeReader,
} from '../../types/type-table.ts';

const TEXT_STEPS = [255, 65_535, 16_777_215, 4_294_967_295];

/** TEXT(n) and BLOB(n) take the smallest type that holds n. */
const sized =
  (make: (maxLength?: number) => TypeReader): TypeReader =>
  (syntax) => {
    const length = numberArgument(syntax, 0);
    const step = length === undefined ? 65_535 : TEXT_STEPS.find((limit) => limit >= length);
    return make(step)(syntax);
  };

/** A flag by custom, whatever its sign. */
const tinyint: TypeReader = (syntax) => (numberArgument(syntax, 0) === 1 ? { kind: 'boolean' } : integer(8)(syntax));

/** DECIMAL without arguments is DECIMAL(10, 0). */
const plainDecimal: TypeReader = (syntax) =>
  syntax.arguments.length > 0
    ? decimal(syntax)
    : { kind: 'decimal', precision: 10, scale: 0, ...(syntax.unsigned ? { unsigned: true } : {}) };

export const types = typeTable([
  ['tinyint, int1', tinyint],
  ['serial', always({ kind: 'integer', bits: 64, unsigned: true })],
  ['float', float(32)],
  ['real, double, double precision', float(64)],
  ['decimal, numeric, dec, fixed', plainDecimal],
  ['text', sized(text)],
  ['blob', sized(blob)],
  ['long, long varchar', text(16_777_215)],
  ['datetime', timestamp(0)],
  ['timestamp', timestamp(0, 'local')],
  ['time', time(0)],
]);
