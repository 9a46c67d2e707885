/** What the trends of the analytics screen may span (spec 2 §2.2). */
export const RANGES = [
  { value: '7d', name: 'Last 7 days', days: 7, file: 'last-7-days' },
  { value: '30d', name: 'Last 30 days', days: 30, file: 'last-30-days' },
  { value: '90d', name: 'Last 90 days', days: 90, file: 'last-90-days' },
  { value: '1y', name: 'Last year', days: 365, file: 'last-year' },
] as const;

export type Range = (typeof RANGES)[number];
export type RangeValue = Range['value'];

/** The range a text names; the shortest for any other. */
export function rangeOf(value: string | null | undefined): Range {
  return RANGES.find((range) => range.value === value) ?? RANGES[0];
}
