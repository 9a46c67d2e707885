import type { SourceText } from '@backsmith/sql';

/** What became of one CREATE TABLE. */
export type Outcome = 'table' | 'temporary' | 'duplicate' | 'folded' | 'failed';

/** Where each CREATE TABLE of each source went. The first outcome counts: a routine may run twice. */
export class Tallies {
  readonly #outcomes = new Map<SourceText, Map<number, Outcome>>();
  readonly #counts = new Map<Outcome, number>();
  /** Tables that were made and later dropped or replaced. */
  dropped = 0;
  /** Tables that were made and later became partitions of others. */
  folded = 0;

  note(source: SourceText, offset: number, outcome: Outcome): void {
    const known = this.#outcomes.get(source) ?? new Map<number, Outcome>();
    this.#outcomes.set(source, known);
    if (known.has(offset)) return;
    known.set(offset, outcome);
    this.#counts.set(outcome, this.count(outcome) + 1);
  }

  outcomeAt(source: SourceText, offset: number): Outcome | undefined {
    return this.#outcomes.get(source)?.get(offset);
  }

  count(outcome: Outcome): number {
    return this.#counts.get(outcome) ?? 0;
  }
}

/** How many CREATE TABLE the source holds and what became of each. */
export type Tally = {
  /** Live CREATE TABLE statements, those in routines that nothing calls included. */
  readonly found: number;
  readonly tables: number;
  readonly temporary: number;
  /** Created before: the first definition was kept. */
  readonly duplicates: number;
  /** Created, and dropped or replaced later. */
  readonly dropped: number;
  /** Partitions and inherited tables that became part of another table. */
  readonly folded: number;
  /** In routines that nothing calls. */
  readonly inRoutines: number;
  /** Not readable, each reported as an error. */
  readonly failed: number;
  /** Not accounted for; anything but 0 is a fault of the reader and reported as an error. */
  readonly lost: number;
};

/** The count of a source that was not read to its end. */
export const NO_TALLY: Tally = {
  found: 0,
  tables: 0,
  temporary: 0,
  duplicates: 0,
  dropped: 0,
  folded: 0,
  inRoutines: 0,
  failed: 0,
  lost: 0,
};
