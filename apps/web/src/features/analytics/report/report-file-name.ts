import { PRODUCT } from '@backsmith/contract';
import { dayKey } from '../../../shared/analytics/days.ts';
import type { Range } from '../../../shared/analytics/ranges.ts';

/** `backsmith-analytics-last-7-days-2026-03-10.pdf`; the day is the viewer's. */
export function reportFileName(range: Range, at: Date): string {
  return `${PRODUCT.slug}-analytics-${range.file}-${dayKey(at)}.pdf`;
}
