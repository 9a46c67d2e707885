import type { LockWords, RowLock } from '@backsmith/schema';
import type { ClassName } from './java.ts';

/** How statements hold rows until their transaction ends: all they find, or those nobody else holds. */
export type RowLocks = Readonly<Record<RowLock, LockWords>> & {
  /** There where the database in memory says it at the end: the class that knows which of the two is asked. */
  readonly chosenBy?: ClassName;
};
