import type { Project } from '@backsmith/contract';
import { parseDate } from '../lib/format.ts';
import { countsOf, type Counts, figuresOf, type GroupFigures } from './figures.ts';

/** A day of the viewer's calendar, `2026-03-10`. */
export type DayKey = string;

/** The calendar day of a moment, where the viewer is. */
export function dayKey(at: Date): DayKey {
  return `${monthKey(at)}-${pad(at.getDate())}`;
}

/** The calendar month of a moment, `2026-03`. */
export function monthKey(at: Date): string {
  return `${String(at.getFullYear()).padStart(4, '0')}-${pad(at.getMonth() + 1)}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The day that many days before another; calendar days, also across a change of clocks. */
function daysBefore(at: Date, days: number): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - days, 12);
}

export type TrendDay = Counts & { readonly date: DayKey };

/**
 * One entry for each calendar day of a window, the oldest first, with the projects created on it. Projects whose date cannot be
 * read are in none.
 */
export function trendOf(
  projects: readonly Pick<Project, 'createdAt' | 'status'>[],
  days: number,
  lastDay: Date,
): readonly TrendDay[] {
  const byDay = Map.groupBy(projects, (project) => keyOf(project.createdAt, dayKey));
  return Array.from({ length: days }, (_, index) => {
    const date = dayKey(daysBefore(lastDay, days - 1 - index));
    return { date, ...countsOf(byDay.get(date) ?? []) };
  });
}

/** The last day of the trend of all: when the latest project was created, and today without one. */
export function latestDay(projects: readonly Pick<Project, 'createdAt'>[], today: Date): Date {
  const moments = projects.map(({ createdAt }) => parseDate(createdAt)).filter((at) => at !== null);
  return moments.length === 0 ? today : new Date(Math.max(...moments.map((at) => at.getTime())));
}

export type MonthFigures = GroupFigures & { readonly month: string };

/** One entry for each of the last calendar months, the oldest first, the current one last. */
export function monthsOf(projects: readonly Project[], months: number, today: Date): readonly MonthFigures[] {
  const byMonth = Map.groupBy(projects, (project) => keyOf(project.createdAt, monthKey));
  return Array.from({ length: months }, (_, index) => {
    const month = monthKey(new Date(today.getFullYear(), today.getMonth() - (months - 1 - index), 1, 12));
    return { month, ...figuresOf(byMonth.get(month) ?? []) };
  });
}

function keyOf(iso: string, key: (at: Date) => string): string | undefined {
  const at = parseDate(iso);
  return at === null ? undefined : key(at);
}

const shortDay = new Intl.DateTimeFormat('en-GB', { month: 'short', day: 'numeric' });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' });

/** "10 Mar". */
export function dayLabel(date: DayKey): string {
  return shortDay.format(new Date(`${date}T12:00:00`));
}

/** "Mar 2026". */
export function monthLabel(month: string): string {
  return longMonth.format(new Date(`${month}-15T12:00:00`));
}
