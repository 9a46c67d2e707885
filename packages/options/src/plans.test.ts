import { describe, expect, test } from 'vitest';
import { FEATURES, FEATURE_NAMES, featuresWhere } from './features.ts';
import { COMPARISON, PLANS, isBuilt, isComing, isCovered, suggestPlan } from './plans.ts';

test('the prices are those of the specification (PRI-21)', () => {
  expect(PLANS.map((plan) => [plan.key, plan.price, plan.currency])).toEqual([
    ['starter', 100, 'USD'],
    ['advanced', 250, 'USD'],
    ['enterprise', 400, 'USD'],
  ]);
  expect(PLANS.every((plan) => plan.key === plan.name.toLowerCase())).toBe(true);
});

test('each plan has a checklist that begins with the plan before it (PRI-15 to PRI-19)', () => {
  expect(PLANS.map(({ features }) => features)).toEqual([
    [
      'CRUD for every table',
      'Entities, repositories, services, controllers',
      'Swagger documentation',
      'Migrations, tests, Maven wrapper',
    ],
    ['Everything in Starter', 'Global exception handler', 'Monolith or microservices'],
    [
      'Everything in Advanced',
      'JWT and OAuth2',
      'User management and roles',
      'Security configuration',
      'Rate limiting and audit',
      'Email services',
    ],
  ]);
});

test('each plan covers what those before it cover, and the last one everything', () => {
  expect(PLANS.map(({ covers }) => covers)).toEqual([
    ['swagger'],
    ['swagger', 'exceptionHandler'],
    ['swagger', 'exceptionHandler', 'security'],
  ]);
  expect(new Set(PLANS.at(-1)?.covers)).toEqual(new Set(FEATURE_NAMES));
});

describe('the suggested plan', () => {
  test.each([
    [[], 'starter'],
    [['swagger'], 'starter'],
    [['swagger', 'exceptionHandler'], 'advanced'],
    [['exceptionHandler', 'security'], 'enterprise'],
    [['security'], 'enterprise'],
  ])('with %j is %s (WIZ-15 to WIZ-17)', (on: readonly string[], plan) => {
    const features = featuresWhere((name) => on.includes(name));
    expect(suggestPlan(PLANS, features)?.key).toBe(plan);
  });

  test('is none where no plan covers what is wanted', () => {
    expect(
      suggestPlan(
        PLANS.slice(0, 1),
        featuresWhere(() => true),
      ),
    ).toBeUndefined();
    expect(
      isCovered(
        [],
        featuresWhere(() => false),
      ),
    ).toBe(true);
  });
});

test('a plan can be had once all it covers is built', () => {
  for (const name of FEATURE_NAMES) expect(isBuilt([name]), name).toBe(FEATURES[name].built);
  expect(isBuilt([])).toBe(true);
  expect(isBuilt(['swagger', 'toString'])).toBe(false);
});

test('the comparison has every line of every checklist once, and marks what is not built', () => {
  const lines = PLANS.flatMap(({ features }) => features).filter((line) => !line.startsWith('Everything in'));
  expect(COMPARISON.map(({ label }) => label)).toEqual(lines);
  expect(lines.filter(isComing)).toEqual([]);
});

test('the comparison denies no plan what it is not asked for: the architecture is free to choose', () => {
  const from = (label: string) => COMPARISON.find((line) => line.label === label)?.from;
  expect(from('Monolith or microservices')).toBe('starter');
  expect(from('Global exception handler')).toBe('advanced');
});
