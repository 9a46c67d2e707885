import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';
import type { StepOutcome } from './verification.ts';
import { writePage } from './write-page.ts';

const PLAN = { digest: 'd', jdk: { home: '/jdk', version: '21', major: 21 } };
const LACK = { server: 'PostgreSQL 18', extensions: ['postgis', 'vector'] };
const SENTENCE = 'The migrations need the extensions postgis, vector, which PostgreSQL 18 does not have here.';

function seen(statuses: Partial<Record<StepOutcome['step'], StepOutcome['status']>>, lack?: typeof LACK) {
  const outcomes = (['compile', 'start', 'call', 'test'] as const).map((step): StepOutcome => {
    const status = statuses[step] ?? 'passed';
    return {
      step,
      status,
      text: step === 'start' && status === 'skipped' ? SENTENCE : `${step} is ${status}`,
      seconds: 1,
    };
  });
  const steps = { outcomes, figures: {}, failures: [], notes: [] };
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
  const { outcome, summary, missing, notes } = seen({ start: 'skipped', call: 'skipped' }, LACK);
  expect({ outcome, missing }).toEqual({ outcome: 'partial', missing: { extensions: LACK.extensions } });
  expect(summary).toBe(`compile is passed. test is passed. ${SENTENCE}`);
  expect(notes.at(-1)).toContain('backsmith verify PROJECT --server postgresql://');
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
});
