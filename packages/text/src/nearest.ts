/** More changes than this and it was another word. */
const MOST_CHANGES = 2;

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of another. */
function changesBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** The known word that was most likely meant; undefined when none is near, as for words of one or two letters. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.min(MOST_CHANGES, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, changes: changesBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ changes }) => changes <= most)
    .toSorted((one, other) => one.changes - other.changes);
  return ranked[0]?.candidate;
}

/** "Did you mean --layout? ", or nothing; goes before the rest of a hint. */
export function didYouMean(word: string, known: readonly string[], prefix = ''): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `Did you mean ${prefix}${meant}? `;
}
