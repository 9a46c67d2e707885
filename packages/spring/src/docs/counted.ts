/** A number with its noun: `1 table`, `3 tables`, `no views`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  if (count === 0) return `no ${plural}`;
  return `${count} ${count === 1 ? noun : plural}`;
}
