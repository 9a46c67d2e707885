/** A number with its noun, such as "1 table" or "3 entities". */
export function countWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
