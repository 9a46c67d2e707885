/** The words of a list, which blanks and line breaks keep apart. */
export function wordsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/u);
}

/** The words of a list two by two. */
export function pairsOf(list: string): readonly (readonly [string, string])[] {
  const entries = wordsOf(list);
  return entries.flatMap((first, at) => {
    const second = entries[at + 1];
    return at % 2 === 0 && second !== undefined ? [[first, second] as const] : [];
  });
}
