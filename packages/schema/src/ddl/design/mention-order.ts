/** Longer chains of mentions keep the order of the source. */
const DEEPEST = 100;

/**
 * Puts what mentions another one behind it; otherwise the order stays, which loaded once.
 *
 * @param wordsOf the words of a thing's text, in lower case
 */
export function inMentionOrder<T extends { readonly name: string }>(
  all: readonly T[],
  wordsOf: (one: T) => ReadonlySet<string>,
): readonly T[] {
  const ordered = new Set<T>();
  const open = new Set<T>();
  const place = (one: T, depth: number): void => {
    if (open.has(one)) return;
    open.add(one);
    const words = wordsOf(one);
    for (const other of depth > DEEPEST ? [] : all) {
      if (other !== one && words.has(other.name.toLowerCase())) place(other, depth + 1);
    }
    ordered.add(one);
  };
  for (const one of all) place(one, 0);
  return [...ordered];
}
