import type { RowLocks } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from './types.ts';

/**
 * A SELECT that holds the rows it finds until its transaction ends, as the database says that.
 *
 * @param lock all of them, or those nobody else holds
 */
export function lockingSelect(
  locks: RowLocks,
  lock: 'held' | 'free',
  { select, where }: { readonly select: string; readonly where: string },
): JavaFragment {
  const { behindTable, atEnd } = locks[lock];
  if (locks.chosenBy === undefined) return literal(`${select}${behindTable} ${where}${atEnd}`);
  return java`locks.${lock}(${literal(select)}, ${literal(where)})`;
}

/** The field, the parameter and the assignment of what knows the words, where they are chosen as the statement is made. */
export function locksField({ chosenBy }: RowLocks) {
  if (chosenBy === undefined) return { field: false, parameter: false, assignment: false } as const;
  return {
    field: java`private final ${classOf(chosenBy)} locks;`,
    parameter: java`, ${classOf(chosenBy)} locks`,
    assignment: java`this.locks = locks;`,
  } as const;
}
