/** Before each three digits at the end of a number. The browser's own writing of numbers takes a page tens of milliseconds. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number with its noun: `1 file`, `2 files`, `1,600 columns`.
 *
 * @param count a whole number
 * @param plural where it is not the noun with an s.
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${String(count).replace(THOUSANDS, ',')} ${count === 1 ? noun : plural}`;
}
