import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { TypeFacets } from '../model/type-facets.ts';
import type { MappedType } from './mapped-type.ts';
import type { ValueShape } from './shape.ts';
import type { TypeContext } from './type-context.ts';
import type { TypeTraits } from './type-traits.ts';

type MomentDays = NonNullable<Extract<ValueShape, { kind: 'timestamp' }>['days']>;

/** The digits of a second that columns keep where they do not say how many. */
const MICROSECONDS = 6;

/** A time of day; with an offset where the database keeps one, which drivers take as a text only. */
export function mapTime(held: DataType, definition: string): MappedType {
  const kept = held.kind === 'time' ? keptPrecision(held.precision) : undefined;
  const shape = { kind: 'time' as const, ...(kept === undefined ? {} : { precision: kept }) };
  const zoned = held.kind === 'time' && held.withTimeZone === true;
  if (!zoned) return { java: JAVA.time, shape, facets: {} };
  return { java: JAVA.offsetTime, shape: { ...shape, zoned: true }, facets: { definition, converter: 'offsetTime' } };
}

/** A point in time where the database keeps a zone or offset, else a date and time as its wall clock shows it. */
export function mapTimestamp(
  type: Extract<DataType, { kind: 'timestamp' }>,
  { held, reported, traits }: Pick<TypeContext, 'held' | 'reported' | 'traits'>,
): MappedType {
  const zoned = held.kind === 'timestamp' && held.withTimeZone === true;
  const digits = held.kind === 'timestamp' ? held.precision : type.precision;
  const kept = keptPrecision(digits);
  const facets = { ...secondPrecision(digits, traits), ...roundedTo(reported, traits) };
  const days = takenDays(reported, traits);
  const shape = {
    kind: 'timestamp' as const,
    ...(kept === undefined ? {} : { precision: kept }),
    ...(days === undefined ? {} : { days }),
  };
  if (zoned) return { java: JAVA.offsetTimestamp, shape: { ...shape, zoned: true }, facets };
  return { java: JAVA.timestamp, shape, facets };
}

/** https://dev.mysql.com/doc/refman/8.4/en/datetime.html; whatever the zone of the session. */
const COUNTED_DAYS = { first: '1970-01-02', last: '2038-01-18' } as const;

/** https://learn.microsoft.com/sql/t-sql/data-types/datetime-transact-sql, and the pages beside it */
const DAYS_OF_ROUNDED = {
  datetime: { first: '1753-01-01', last: '9999-12-31' },
  smalldatetime: { first: '1900-01-01', last: '2079-06-05' },
} as const;

/** The days a moment may be of, where its type ends within the calendar. */
function takenDays(reported: string, traits: TypeTraits): MomentDays | undefined {
  if (traits.timestampsAreCounted === true && reported.startsWith('timestamp')) return COUNTED_DAYS;
  const { rounded } = roundedTo(reported, traits);
  return rounded === undefined ? undefined : DAYS_OF_ROUNDED[rounded];
}

/** A clock that is more exact than the column would tell times the column does not keep. */
function secondPrecision(digits = MICROSECONDS, { clockDigits }: TypeTraits): TypeFacets {
  const isSaid = digits < MICROSECONDS || (clockDigits > MICROSECONDS && digits !== clockDigits);
  return isSaid ? { secondPrecision: digits } : {};
}

/** https://learn.microsoft.com/sql/t-sql/data-types/datetime-transact-sql, and the page of smalldatetime beside it */
function roundedTo(reported: string, { momentsAreRounded }: TypeTraits): TypeFacets {
  if (momentsAreRounded !== true) return {};
  return reported === 'datetime' || reported === 'smalldatetime' ? { rounded: reported } : {};
}

/** The years that days or moments of a column may be of, where values of others are refused without a name. */
export function keptYears({ reported, traits }: KeptBy): TypeFacets {
  const { rounded } = roundedTo(reported, traits);
  if (rounded !== undefined) return { years: yearsOf(DAYS_OF_ROUNDED[rounded]) };
  return traits.years === undefined ? {} : { years: traits.years };
}

function yearsOf({ first, last }: MomentDays): { readonly first: number; readonly last: number } {
  return { first: Number(first.slice(0, 4)), last: Number(last.slice(0, 4)) };
}

type KeptBy = Pick<TypeContext, 'reported' | 'traits'>;

/** The fractional digits of a second the column keeps, where they are fewer than six. */
function keptPrecision(digits: number | undefined): number | undefined {
  return digits !== undefined && digits < MICROSECONDS ? digits : undefined;
}
