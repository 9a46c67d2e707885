import type { DataType } from '../../types/data-type.ts';
import { resultOf, resultTable, type GivenCall, type Literal, type Result, type ResultRules } from '../result-rules.ts';
import { sameOf } from '../same-type.ts';
import { spell } from './spell.ts';

const INT: DataType = { kind: 'integer', bits: 32 };
const BIGINT: DataType = { kind: 'integer', bits: 64 };
/** DATETIME, which is as long as DATETIME2(3). */
const DATETIME: DataType = { kind: 'timestamp', precision: 3 };
const MOMENT: DataType = { kind: 'timestamp', precision: 7 };
const MOST_DIGITS = 38;
const LEAST_SCALE_OF_AVERAGES = 6;
const BIGGEST_INT = 2_147_483_647n;

const one = ({ given }: GivenCall): Result | undefined => sameOf(given);
const first = ({ given: [value] }: GivenCall): Result | undefined => sameOf(value === undefined ? [] : [value]);
const others = ({ given: [, ...values] }: GivenCall): Result | undefined => sameOf(values);

/** What functions give, https://learn.microsoft.com/sql/t-sql/functions/functions */
const functions = resultTable([
  ['count datediff datepart year month day len charindex patindex ascii unicode', whole],
  ['count_big row_number rank dense_rank ntile datediff_big', BIGINT],
  ['getdate getutcdate', DATETIME],
  ['sysdatetime sysutcdatetime', MOMENT],
  ['sysdatetimeoffset', { ...MOMENT, withTimeZone: true }],
  ['newid newsequentialid', { kind: 'uuid' }],
  ['eomonth datefromparts', { kind: 'date' }],
  ['min max first_value last_value lag lead nullif', first],
  ['isnull', first],
  ['coalesce', one],
  ['iif', others],
  ['sum', summed],
  ['avg', averaged],
  ['dateadd', added],
]);

/** Of texts without a limit some of these are BIGINT. */
function whole({ given, name }: GivenCall): DataType | undefined {
  return name !== 'count' && given.some(({ dataType }) => dataType?.kind === 'text') ? undefined : INT;
}

/** Whole numbers stay INT or BIGINT; exact ones have all digits there are, https://learn.microsoft.com/sql/t-sql/functions/sum-transact-sql */
function summed({ given: [value] }: GivenCall): DataType | undefined {
  return total(value?.dataType, (scale) => scale);
}

function averaged({ given: [value] }: GivenCall): DataType | undefined {
  return total(value?.dataType, (scale) => Math.max(scale, LEAST_SCALE_OF_AVERAGES));
}

function total(type: DataType | undefined, scaleOf: (scale: number) => number): DataType | undefined {
  switch (type?.kind) {
    case 'integer':
      return type.bits === 64 ? BIGINT : INT;
    case 'decimal':
      return { kind: 'decimal', precision: MOST_DIGITS, scale: scaleOf(type.scale ?? 0) };
    case 'money':
      return type;
    case 'float':
      return { kind: 'float', bits: 64 };
    default:
      return undefined;
  }
}

function added({ given: [, , value] }: GivenCall): Result | undefined {
  const kind = value?.dataType?.kind;
  return kind === 'date' || kind === 'timestamp' || kind === 'time' ? sameOf([value ?? { notNull: false }]) : undefined;
}

/** A text may be national or not, which is not known any more. */
function literal(tree: Literal): Result | undefined {
  if (tree.kind === 'null') return { untyped: true, notNull: false };
  if (tree.kind !== 'number' || !/^\d{1,18}$/.test(tree.text)) return undefined;
  const value = BigInt(tree.text);
  if (value <= BIGGEST_INT) return { dataType: INT, notNull: true };
  const precision = value.toString().length;
  return { dataType: { kind: 'decimal', precision, scale: 0 }, notNull: true };
}

/** A type without a length is one of thirty letters there, https://learn.microsoft.com/sql/t-sql/functions/cast-and-convert-transact-sql */
const LENGTH_OF_CASTS = 30;

function cast(_: Result, type: DataType, text: string): Result | undefined {
  if (type.kind === 'unknown') return undefined;
  const isUnmeasured = !text.includes('(') && (type.kind === 'char' || type.kind === 'varchar');
  const dataType = isUnmeasured && text !== 'sysname' ? { ...type, length: LENGTH_OF_CASTS } : type;
  return { dataType, notNull: false };
}

/** What expressions of SQL Server give, as far as its manual says so; no server was asked. */
export const results: ResultRules = {
  truth: { notNull: false },
  literal,
  keywords: new Map([['current_timestamp', DATETIME]]),
  cast,
  call: (call) => resultOf(functions.get(call.name)?.(call)),
  operation: () => undefined,
  negative: (operand) => (operand.dataType?.kind === 'decimal' ? operand : undefined),
  oneOf: sameOf,
  union: sameOf,
  /** A column of NULLs is one of whole numbers. */
  column: (value) => (value.untyped === true ? { dataType: INT, notNull: false } : value),
  spell,
};
