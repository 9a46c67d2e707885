import { meaningOf, saysTheSame } from './same.ts';
import type { Changes } from './schema-diff.ts';

/** Two lists matched by a key: pairs, and what is left on either side, in the lists' order. */
export type Pairing<T> = {
  readonly pairs: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
};

/** Matches things of equal keys, each once; things without a key stay alone. */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (thing: T) => string | undefined,
): Pairing<T> {
  const waiting = new Map<string, T[]>();
  for (const thing of after) {
    const key = keyOf(thing);
    if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), thing]);
  }
  const matched = new Set<T>();
  const pairs: { before: T; after: T }[] = [];
  const removed: T[] = [];
  for (const thing of before) {
    const key = keyOf(thing);
    const partner = key === undefined ? undefined : waiting.get(key)?.shift();
    if (partner === undefined) removed.push(thing);
    else {
      pairs.push({ before: thing, after: partner });
      matched.add(partner);
    }
  }
  return { pairs, removed, added: after.filter((thing) => !matched.has(thing)) };
}

/**
 * The changes between two lists of things that may have names: equal ones are matched first, then those of one name, then
 * those that differ by name only.
 */
export function diffNamed<T extends { readonly name?: string }>(before: readonly T[], after: readonly T[]): Changes<T> {
  const equal = pairUp(before, after, meaningOf);
  const named = pairUp(equal.removed, equal.added, (thing) => thing.name);
  const alike = pairUp(named.removed, named.added, (thing) => meaningOf({ ...thing, name: undefined }));
  return {
    added: alike.added,
    removed: alike.removed,
    changed: [...named.pairs, ...alike.pairs].filter((pair) => !saysTheSame(pair.before, pair.after)),
  };
}

/** The changes between two lists of things that are known by their names. */
export function diffByName<T>(before: readonly T[], after: readonly T[], nameOf: (thing: T) => string): Changes<T> {
  const { pairs, removed, added } = pairUp(before, after, nameOf);
  return { added, removed, changed: pairs.filter((pair) => !saysTheSame(pair.before, pair.after)) };
}

/** Whether none of these changes has anything in it. */
export function hasNothing(changes: Readonly<Record<string, readonly unknown[]>>): boolean {
  return Object.values(changes).every((list) => list.length === 0);
}
