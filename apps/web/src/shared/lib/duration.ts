import { parseDate } from './format.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration as dashboard and admin show it (spec 2 §9). @param seconds zero or more */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return 'Less than 1 minute';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return join(Math.floor(seconds / HOUR), 'h', Math.floor((seconds % HOUR) / MINUTE), 'min');
  return join(Math.floor(seconds / DAY), 'd', Math.floor((seconds % DAY) / HOUR), 'h');
}

/** Seconds from creation to generation; null when a date is missing, unreadable or before the other. */
export function generationSeconds(project: {
  readonly createdAt: string;
  readonly generatedAt: string | null;
}): number | null {
  const from = parseDate(project.createdAt);
  const to = parseDate(project.generatedAt);
  if (from === null || to === null || to < from) return null;
  return (to.getTime() - from.getTime()) / 1000;
}

function join(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
