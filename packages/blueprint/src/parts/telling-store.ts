import type { ClassName } from '../model/java.ts';
import type { RowLocks } from '../model/row-locks.ts';

/** How a store keeps the records that others are told of. */
export type ToldRecord = {
  /** The name of the resource, and the class that keeps its records. */
  readonly resource: string;
  readonly type: ClassName;
  /** The attribute whose change is a deletion to everybody, where deleted records stay. */
  readonly mark?: string;
};

/** What events are written down and told from. */
export type TellingStore = {
  /** How the turn to send them is taken. */
  readonly locks: RowLocks;
  readonly records: readonly ToldRecord[];
  /** Knows whose records are whose, where some are not everybody's. */
  readonly rules?: ClassName;
};
