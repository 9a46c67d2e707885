/**
 * A number with its noun: `1 file`, `2 files`, `1,600 columns`.
 *
 * @param plural where it is not the noun with an s.
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`;
}
