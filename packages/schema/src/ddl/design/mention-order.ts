/** Longer chains of mentions keep the order of the source. */
const DEEPEST = 100;

/**
 * Puts what mentions another one behind it; otherwise the order stays, which loaded once. Upper and lower case are one, but
 * where two things differ in nothing else.
 *
 * @param wordsOf the words of a thing's text, as they are written
 */
export function inMentionOrder<T extends { readonly name: string }>(
  all: readonly T[],
  wordsOf: (one: T) => ReadonlySet<string>,
): readonly T[] {
  const lowered = all.map(({ name }) => name.toLowerCase()).toSorted();
  const shared = new Set(lowered.filter((name, at) => name === lowered[at + 1]));
  const ordered = new Set<T>();
  const open = new Set<T>();
  const place = (one: T, depth: number): void => {
    if (open.has(one)) return;
    open.add(one);
    const written = wordsOf(one);
    const words = new Set([...written].map((word) => word.toLowerCase()));
    const isMentioned = ({ name }: T): boolean =>
      shared.has(name.toLowerCase()) ? written.has(name) : words.has(name.toLowerCase());
    for (const other of depth > DEEPEST ? [] : all) {
      if (other !== one && isMentioned(other)) place(other, depth + 1);
    }
    ordered.add(one);
  };
  for (const one of all) place(one, 0);
  return [...ordered];
}
