import type { Project } from '@backsmith/contract';
import { FEATURE_NAMES } from '@backsmith/options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsOf, dashboardAnalyticsOf } from './analytics.ts';
import { latestDay, trendOf } from './days.ts';
import { minutes, percent, shortDuration } from './durations.ts';
import { COMBINATION_NAMES, combinationOf, featureUsageOf, tagsOf } from './features.ts';
import { RANGES, rangeOf } from './ranges.ts';

const NOW = new Date('2026-03-10T15:00:00Z');

function projectOf(rest: Partial<Project> = {}, flags: object = {}): Project {
  const metadata = {
    generateSwagger: 'false',
    generateExceptionHandler: 'false',
    generateSecurityComponents: 'false',
    isMonolithicApplication: 'true',
    crudEnabled: 'true',
    ...flags,
  } as Project['metadata'];
  return {
    ...{ id: 'p', name: 'shop', status: 'completed', originalIdea: '', draft: null, description: '' },
    ...{ createdAt: '2026-03-10T10:00:00Z', generatedAt: '2026-03-10T10:02:30Z', zipFilename: null },
    ...{ errorMessage: null, database: null, versions: 1, leftOut: 0 },
    ...rest,
    metadata,
  };
}

describe('features', () => {
  const all = { generateSwagger: 'true', generateExceptionHandler: 'true', generateSecurityComponents: 'true' };

  it('names the eight combinations (ANA-39)', () => {
    const names = Array.from({ length: 8 }, (_, bits) => {
      const [a, b, c] = [bits & 1, bits & 2, bits & 4].map((bit) => (bit === 0 ? 'false' : 'true'));
      const flags = { generateSwagger: a, generateExceptionHandler: b, generateSecurityComponents: c };
      return combinationOf(projectOf({}, flags));
    });
    expect(names).toEqual([
      ...['Basic', 'Swagger', 'Exception Handler', 'Swagger + Exception', 'Security', 'Swagger + Security'],
      ...['Exception + Security', 'Full Stack'],
    ]);
  });

  it('has a name for every combination there is', () => {
    expect(COMBINATION_NAMES).toHaveLength(2 ** FEATURE_NAMES.length);
  });

  it('takes flags as strings and as booleans, and crud for none of them (DASH-54, DASH-55, ANA-28)', () => {
    const flags = { generateSwagger: true, generateSecurityComponents: 'true', crudEnabled: true };
    expect(tagsOf(projectOf({}, flags))).toEqual(['swagger', 'security']);
  });

  it('counts an architecture it does not know as neither (ANA-26, ANA-27)', () => {
    const projects = ['true', 'false', true, false, undefined].map((isMonolithicApplication) =>
      projectOf({}, { isMonolithicApplication }),
    );
    expect(featureUsageOf(projects)).toMatchObject({ monolithic: 2, microservice: 2, crudEnabled: 5 });
  });

  it('lists only combinations that have projects (ANA-40)', () => {
    const { successRates } = analyticsOf([projectOf({}, all)], RANGES[0], NOW);
    expect(successRates.map(({ name }) => name)).toEqual(['Full Stack']);
  });
});

describe('times', () => {
  it('reads 150 seconds as 2.5 minutes on the dashboard (DASH-58, DASH-62)', () => {
    expect(dashboardAnalyticsOf([projectOf()], NOW).generationTimes).toEqual([
      { id: 'p', projectName: 'shop', status: 'completed', duration: 2.5 },
    ]);
    expect(minutes(2.5)).toBe('2.5 min');
  });

  it.each([60, 66, 75, 150, 893, 3594])(
    'says the same of %i seconds on the dashboard as in the analytics',
    (seconds) => {
      expect(minutes(seconds / 60)).toBe(shortDuration(seconds));
    },
  );

  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [59.96, '59.9 s'],
    [60, '1 min'],
    [150, '2.5 min'],
    [3599, '59.9 min'],
    [3600, '1 h'],
    [5400, '1.5 h'],
    [null, '–'],
  ])('%s seconds are %s (ANA-49)', (seconds, text) => {
    expect(shortDuration(seconds)).toBe(text);
  });

  it('passes over dates that are missing, cannot be read or run backwards', () => {
    const odd = [
      { generatedAt: null },
      { generatedAt: 'never' },
      { createdAt: 'x' },
      { generatedAt: '2026-03-09T00:00:00Z' },
    ];
    expect(
      analyticsOf(
        odd.map((rest) => projectOf(rest)),
        RANGES[0],
        NOW,
      ).generationTimes,
    ).toEqual([]);
  });

  it('has the longest first (ANA-29)', () => {
    const ends = ['10:01:00', '10:09:00', '10:05:00'];
    const projects = ends.map((end) => projectOf({ generatedAt: `2026-03-10T${end}Z` }));
    expect(analyticsOf(projects, RANGES[0], NOW).generationTimes.map(({ duration }) => duration)).toEqual([
      540, 300, 60,
    ]);
  });
});

describe('trends', () => {
  it.each(RANGES)('span $days days and end with the latest project (ANA-36, ANA-46)', (range) => {
    const { projectTrends } = analyticsOf([projectOf(), projectOf({ createdAt: '2020-01-01T12:00:00Z' })], range, NOW);
    expect(projectTrends).toHaveLength(range.days);
    expect(projectTrends.at(-1)).toMatchObject({ date: '2026-03-10', total: 1, completed: 1 });
  });

  it('end today without projects (ANA-37)', () => {
    expect(latestDay([], NOW)).toBe(NOW);
    expect(latestDay([{ createdAt: 'x' }], NOW)).toBe(NOW);
  });

  it('go on by calendar days where clocks are changed', () => {
    const days = trendOf([], 10, new Date(2026, 9, 28, 12)).map(({ date }) => date);
    expect(new Set(days).size).toBe(10);
    expect(days[0]).toBe('2026-10-19');
  });

  it('has twelve months, the last of them this one (ANA-31)', () => {
    const { monthlyStats, userActivity } = analyticsOf([], rangeOf('30d'), NOW);
    expect([monthlyStats.length, monthlyStats[0]?.month, monthlyStats.at(-1)?.month]).toEqual([
      ...[12, '2025-04', '2026-03'],
    ]);
    expect(userActivity).toEqual([]);
  });
});

it('a rate has one decimal (ANA-48), and is whole on the cards (ANA-47)', () => {
  const projects = [projectOf(), projectOf(), projectOf({ status: 'failed' })];
  const { performanceMetrics, successRates } = analyticsOf(projects, RANGES[0], NOW);
  expect(performanceMetrics.successRate).toBe(67);
  expect(successRates.map(({ successRate }) => percent(successRate))).toEqual(['66.7%']);
});

const moment = fc.oneof(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2026-03-10T22:59:59Z'), noInvalidDate: true }),
  fc.constantFrom(new Date(2026, 2, 10, 0, 0), new Date(2026, 2, 4, 0, 0), new Date(2026, 2, 3, 23, 59, 59, 999)),
);
const written = fc.oneof({ weight: 8, arbitrary: moment.map((at) => at.toISOString()) }, fc.constantFrom('', 'x'));
const flag = fc.constantFrom('true', 'false', true, false, undefined);
const history = fc.array(
  fc
    .record({
      status: fc.constantFrom('draft', 'generating', 'completed', 'failed'),
      createdAt: written,
      generatedAt: fc.option(written),
      flags: fc.record({
        generateSwagger: flag,
        generateExceptionHandler: flag,
        generateSecurityComponents: flag,
        isMonolithicApplication: flag,
      }),
    })
    .map(({ flags, ...rest }) => projectOf(rest, flags)),
  { maxLength: 100 },
);

it('all figures agree with a naive recount, on a thousand histories', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...RANGES), (projects, range) => {
      const found = analyticsOf(projects, range, NOW);
      const board = dashboardAnalyticsOf(projects, NOW);
      let [completed, timed, sum, inWindow, today] = [0, 0, 0, 0, 0];
      const last = latestDay(projects, NOW);
      const end = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
      const begin = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1 - range.days);
      for (const { status, createdAt, generatedAt } of projects) {
        if (status === 'completed') completed += 1;
        const at = new Date(createdAt);
        const to = new Date(generatedAt ?? 'x');
        if (at >= begin && at < end) inWindow += 1;
        const day = NOW.getDate();
        if (at >= new Date(2026, 2, day - 6) && at < new Date(2026, 2, day + 1)) today += 1;
        if (to.getTime() - at.getTime() >= 0) {
          timed += 1;
          sum += (to.getTime() - at.getTime()) / 1000;
        }
      }
      const { performanceMetrics: metrics } = found;
      expect(metrics.completedProjects).toBe(completed);
      expect(metrics.successRate).toBe(projects.length === 0 ? 0 : Math.round((completed / projects.length) * 100));
      expect(found.generationTimes).toHaveLength(timed);
      if (timed > 0) expect(metrics.avgGenerationTime).toBeCloseTo(sum / timed, 3);
      expect(total(found.projectTrends)).toBe(inWindow);
      expect(board.projectTrends.reduce((all, { count }) => all + count, 0)).toBe(today);
      expect(total(found.successRates)).toBe(projects.length);
      expect(
        metrics.completedProjects + metrics.failedProjects + metrics.generatingProjects + metrics.draftProjects,
      ).toBe(metrics.totalProjects);
      expect(board.featureUsage).toEqual(found.featureUsage);
      expect(board.successRates.map(({ completed: some }) => some)).toEqual(
        found.successRates.map(({ completed: some }) => some),
      );
    }),
    { numRuns: 1000 },
  );
});

const total = (groups: readonly { readonly total: number }[]) => groups.reduce((sum, group) => sum + group.total, 0);
