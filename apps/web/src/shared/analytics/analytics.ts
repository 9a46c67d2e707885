import type { Project } from '@backsmith/contract';
import { latestDay, type MonthFigures, monthsOf, type TrendDay, trendOf } from './days.ts';
import { featureUsageOf } from './features.ts';
import {
  type CombinationFigures,
  combinationsOf,
  type GenerationTime,
  generationTimesOf,
  type PerformanceMetrics,
  performanceOf,
} from './figures.ts';
import type { Range } from './ranges.ts';

const MONTHS = 12;

/** What /analytics and its report show, from one list of projects. The range governs the trends alone. */
export type Analytics = {
  readonly performanceMetrics: PerformanceMetrics;
  readonly projectTrends: readonly TrendDay[];
  readonly featureUsage: Readonly<Record<string, number>>;
  readonly generationTimes: readonly GenerationTime[];
  readonly successRates: readonly CombinationFigures[];
  readonly monthlyStats: readonly MonthFigures[];
  /** The specification names it and has nothing for it. */
  readonly userActivity: readonly never[];
};

/** Works out the analytics. @param now today, where the viewer is */
export function analyticsOf(projects: readonly Project[], range: Range, now: Date): Analytics {
  return {
    performanceMetrics: performanceOf(projects),
    projectTrends: trendOf(projects, range.days, latestDay(projects, now)),
    featureUsage: featureUsageOf(projects),
    generationTimes: generationTimesOf(projects),
    successRates: combinationsOf(projects),
    monthlyStats: monthsOf(projects, MONTHS, now),
    userActivity: [],
  };
}

export type DashboardAnalytics = {
  readonly projectTrends: readonly { readonly date: string; readonly count: number }[];
  readonly featureUsage: Readonly<Record<string, number>>;
  /** Durations in minutes. */
  readonly generationTimes: readonly Pick<GenerationTime, 'id' | 'projectName' | 'duration' | 'status'>[];
  readonly successRates: readonly Pick<CombinationFigures, 'name' | 'completed' | 'total' | 'successRate'>[];
};

const TREND_DAYS = 7;

/** What the dashboard's block shows: seven calendar days that end today, and the same figures as /analytics. */
export function dashboardAnalyticsOf(projects: readonly Project[], now: Date): DashboardAnalytics {
  return {
    projectTrends: trendOf(projects, TREND_DAYS, now).map(({ date, total }) => ({ date, count: total })),
    featureUsage: featureUsageOf(projects),
    generationTimes: generationTimesOf(projects).map(({ id, projectName, duration, status }) => ({
      ...{ id, projectName, duration: duration / 60, status },
    })),
    successRates: combinationsOf(projects).map(({ name, completed, total, successRate }) => ({
      ...{ name, completed, total, successRate },
    })),
  };
}
