import type { DataType } from '@backsmith/schema';
import { JAVA } from './java-types.ts';
import type { MappedType } from './mapped-type.ts';

/** A time of day; with an offset where the database keeps one. */
export function mapTime(type: Extract<DataType, { kind: 'time' }>, base: string): MappedType {
  const zoned = type.withTimeZone === true && keepsZone(base);
  if (zoned) return { java: JAVA.offsetTime, shape: { kind: 'time', zoned: true }, facets: {} };
  return { java: JAVA.time, shape: { kind: 'time' }, facets: {} };
}

/**
 * A point in time where the database keeps a zone or offset, else a date and time as its wall clock shows it.
 * `cutsSeconds` says that the database keeps no fraction of a second unless told to.
 */
export function mapTimestamp(
  type: Extract<DataType, { kind: 'timestamp' }>,
  base: string,
  cutsSeconds: boolean,
): MappedType {
  const zoned = type.withTimeZone === true && keepsZone(base);
  const kept = keptPrecision(type.precision, cutsSeconds);
  const facets = kept === undefined ? {} : { secondPrecision: kept };
  const shape = { kind: 'timestamp' as const, ...(kept === undefined ? {} : { precision: kept }) };
  if (zoned) return { java: JAVA.offsetTimestamp, shape: { ...shape, zoned: true }, facets };
  return { java: JAVA.timestamp, shape, facets };
}

function keepsZone(base: string): boolean {
  return base.includes('zone') || base.endsWith('tz') || base === 'datetimeoffset';
}

/** The fractional digits of a second the column keeps, where they are fewer than six. */
function keptPrecision(declared: number | undefined, cutsSeconds: boolean): number | undefined {
  const digits = declared ?? (cutsSeconds ? 0 : 6);
  return digits < 6 ? digits : undefined;
}
