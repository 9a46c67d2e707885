const MINUTE = 60_000;

/** Says that a time limit, in milliseconds, was reached. */
export function sayTimeUp(limit: number): string {
  const [count, unit] = limit < 2 * MINUTE ? [limit / 1000, 'second'] : [limit / MINUTE, 'minute'];
  const rounded = Math.round(count * 10) / 10;
  return `The time limit of ${rounded} ${unit}${rounded === 1 ? '' : 's'} was reached.`;
}
