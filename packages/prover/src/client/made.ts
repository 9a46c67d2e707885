import type { Match } from './match-tables.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** A record made through the API. */
export type Made = {
  readonly match: Match;
  readonly sent: JsonRecord;
  /** What came back; what was sent where nothing does. */
  readonly record: JsonRecord;
  /** Absent for tables whose rows have no address. */
  readonly location?: string;
};
