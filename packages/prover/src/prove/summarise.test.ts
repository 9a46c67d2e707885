import { expect, test } from 'vitest';
import { sayTimeUp } from './say-time-up.ts';
import { summarise } from './summarise.ts';
import type { StepOutcome } from './verification.ts';
import { writePage } from './write-page.ts';

const PLAN = { digest: 'd', jdk: { home: '/jdk', version: '21', major: 21 } };
const LACK = { server: 'PostgreSQL 18', extensions: ['postgis', 'vector'] };
const SENTENCE = 'The migrations need the extensions postgis, vector, which PostgreSQL 18 does not have here.';

function seen(
  statuses: Partial<Record<StepOutcome['step'], StepOutcome['status']>>,
  lack?: typeof LACK,
  late?: string,
) {
  const outcomes = (['compile', 'start', 'call', 'test'] as const).map((step): StepOutcome => {
    const status = statuses[step] ?? 'passed';
    return {
      step,
      status,
      text: step === 'start' && status === 'skipped' ? SENTENCE : `${step} is ${status}`,
      seconds: 1,
    };
  });
  const steps = { outcomes, figures: {}, failures: [], notes: [], late };
  const ran = { database: 'a database', sandbox: 'no sandbox', seconds: 4 };
  return summarise(PLAN, steps, lack === undefined ? ran : { ...ran, lack });
}

test('all well', () => {
  expect(seen({})).toMatchObject({
    outcome: 'passed',
    summary: 'compile is passed. start is passed. call is passed. test is passed.',
    notes: [],
  });
  expect(seen({}).missing).toBeUndefined();
});

test('calls that are left out are said, and are no gap', () => {
  expect(seen({ call: 'skipped' })).toMatchObject({ outcome: 'passed', notes: ['Not looked at: call is skipped'] });
});

test('what an own database lacks makes it a proof in part, which says how to get the rest', () => {
  const { outcome, summary, missing, gap, notes } = seen({ start: 'skipped', call: 'skipped' }, LACK);
  expect({ outcome, missing }).toEqual({ outcome: 'partial', missing: { extensions: LACK.extensions } });
  expect(summary).toBe(`compile is passed. test is passed. ${SENTENCE}`);
  expect(gap?.reasons).toEqual([SENTENCE]);
  expect(gap?.next).toEqual([expect.stringContaining('backsmith verify PROJECT --server postgresql://')]);
  expect(notes).toEqual([]);
});

test('what the time was up for makes it a proof in part', () => {
  const { outcome, summary, gap } = seen({ test: 'skipped' }, undefined, sayTimeUp(600_000));
  expect({ outcome, summary }).toEqual({
    outcome: 'partial',
    summary: 'compile is passed. start is passed. call is passed. The time limit of 10 minutes was reached.',
  });
  expect(gap?.next.join(' ')).toMatch(/mvnw verify.*--minutes/);
});

test('a project that can be started nowhere says how its owner starts it', () => {
  const { outcome, gap } = seen({ start: 'skipped', call: 'skipped', test: 'skipped' });
  expect(outcome).toBe('partial');
  expect(gap).toEqual({ reasons: [SENTENCE], next: [expect.stringContaining('README.md')] });
});

test.each([
  [1000, '1 second'],
  [90_000, '90 seconds'],
  [600_000, '10 minutes'],
])('a limit of %i ms', (limit, words) => {
  expect(sayTimeUp(limit)).toBe(`The time limit of ${words} was reached.`);
});

test('so it is where another database stood for it', () => {
  expect(seen({}, LACK)).toMatchObject({ outcome: 'partial', missing: { extensions: LACK.extensions } });
});

test('a failure is a failure, whatever is missing', () => {
  expect(seen({ test: 'failed' }, LACK)).toMatchObject({ outcome: 'failed', summary: 'test is failed.' });
});

test('its page says it first', () => {
  const page = writePage('places', seen({ start: 'skipped', call: 'skipped' }, LACK));
  expect(page).toContain(`**Proven in part.** compile is passed. test is passed. ${SENTENCE}`);
  expect(page).toContain('| Started | not looked at |');
  expect(page).toContain(`## Not seen\n\n- ${SENTENCE}\n\n## What to do\n\n- To prove`);
});
