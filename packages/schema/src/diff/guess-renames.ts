import type { Rename } from './schema-diff.ts';

/** Only this many candidates are compared each with each; beyond that nothing is guessed. */
const MOST_CANDIDATES = 200;

export type Guess<T> = {
  readonly renamed: readonly Rename<T>[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
};

/**
 * Pairs things that went away with things that came, the likeliest pairs first, as far as `likeness` (0 to 1) reaches the
 * threshold.
 */
export function guessRenames<T>(
  removed: readonly T[],
  added: readonly T[],
  likeness: (before: T, after: T) => number,
  threshold: number,
): Guess<T> {
  if (removed.length > MOST_CANDIDATES || added.length > MOST_CANDIDATES) return { renamed: [], removed, added };
  const candidates = removed
    .flatMap((before) => added.map((after) => ({ before, after, certainty: likeness(before, after) })))
    .filter(({ certainty }) => certainty >= threshold)
    .sort((a, b) => b.certainty - a.certainty);
  const gone = new Set<T>();
  const come = new Set<T>();
  const renamed: Rename<T>[] = [];
  for (const { before, after, certainty } of candidates) {
    if (gone.has(before) || come.has(after)) continue;
    gone.add(before);
    come.add(after);
    renamed.push({ before, after, certainty: Math.round(certainty * 100) / 100 });
  }
  return {
    renamed,
    removed: removed.filter((thing) => !gone.has(thing)),
    added: added.filter((thing) => !come.has(thing)),
  };
}
