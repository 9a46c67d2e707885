/** Where something stood in the source, and how it was written there: no part of what it is. */
const ORIGIN_KEYS: ReadonlySet<string> = new Set([
  'line',
  'column',
  'writtenAs',
  'conditional',
  'triggered',
  'diverted',
]);

/** Whether two values of the Schema model say the same, wherever they were read. */
export function saysTheSame(first: unknown, second: unknown): boolean {
  return meaningOf(first) === meaningOf(second);
}

/**
 * The meaning of a value as text: equal for equal meanings. A column's name in an index part, `column`, is a text; a
 * position's `column` is a number, and only that is left out.
 */
export function meaningOf(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (ORIGIN_KEYS.has(key) && typeof part !== 'string') return undefined;
    if (key === 'writtenAs' || key === 'file') return undefined;
    return isRecord(part) ? sorted(part) : part;
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
