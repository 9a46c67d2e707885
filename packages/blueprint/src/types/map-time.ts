import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { MappedType } from './mapped-type.ts';

/** A time of day; with an offset where the database keeps one, which drivers take as a text only. */
export function mapTime(held: DataType, definition: string): MappedType {
  const kept = held.kind === 'time' ? keptPrecision(held.precision) : undefined;
  const shape = { kind: 'time' as const, ...(kept === undefined ? {} : { precision: kept }) };
  const zoned = held.kind === 'time' && held.withTimeZone === true;
  if (!zoned) return { java: JAVA.time, shape, facets: {} };
  return { java: JAVA.offsetTime, shape: { ...shape, zoned: true }, facets: { definition, converter: 'offsetTime' } };
}

/** A point in time where the database keeps a zone or offset, else a date and time as its wall clock shows it. */
export function mapTimestamp(type: Extract<DataType, { kind: 'timestamp' }>, held: DataType): MappedType {
  const zoned = held.kind === 'timestamp' && held.withTimeZone === true;
  const kept = keptPrecision(held.kind === 'timestamp' ? held.precision : type.precision);
  const facets = kept === undefined ? {} : { secondPrecision: kept };
  const shape = { kind: 'timestamp' as const, ...(kept === undefined ? {} : { precision: kept }) };
  if (zoned) return { java: JAVA.offsetTimestamp, shape: { ...shape, zoned: true }, facets };
  return { java: JAVA.timestamp, shape, facets };
}

/** The fractional digits of a second the column keeps, where they are fewer than six. */
function keptPrecision(digits: number | undefined): number | undefined {
  return digits !== undefined && digits < 6 ? digits : undefined;
}
