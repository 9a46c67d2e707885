import type { RoundTrip } from './round-trip.ts';

/** What is recorded of a dialect's round trips, and may not get worse. */
export type TripFigures = {
  readonly files: number;
  /** Files the database makes at least one table of. */
  readonly loaded: number;
  readonly tables: number;
  readonly identical: number;
  /** Statements of ours the database refused. */
  readonly refused: number;
};

/** The sums over the files of one dialect. */
export function figuresOf(trips: readonly RoundTrip[]): TripFigures {
  const sum = (count: (trip: RoundTrip) => number): number => trips.reduce((total, trip) => total + count(trip), 0);
  return {
    files: trips.length,
    loaded: sum((trip) => Number(trip.loaded)),
    tables: sum((trip) => trip.tables),
    identical: sum((trip) => trip.identical),
    refused: sum((trip) => trip.refusals.length),
  };
}

/** The figures that got worse, in words. They are compared by share, so a corpus may grow. */
export function regressions(recorded: TripFigures, now: TripFigures): readonly string[] {
  return [
    ...lower('files that load', recorded.loaded / recorded.files, now.loaded / now.files),
    ...lower('identical tables', recorded.identical / recorded.tables, now.identical / now.tables),
    ...lower('accepted statements', -recorded.refused / recorded.files, -now.refused / now.files),
  ];
}

function lower(what: string, before: number, after: number): readonly string[] {
  return after < before ? [`${what}: a share of ${after}, recorded ${before}`] : [];
}
