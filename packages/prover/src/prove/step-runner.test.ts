import { expect, test } from 'vitest';
import { ProofSteps } from './step-runner.ts';
import type { ProofEvent } from './verification.ts';

const UP = 'The time limit of 1 minute was reached.';

function subject() {
  const told: ProofEvent[] = [];
  const time = { isUp: false };
  const steps = new ProofSteps(
    (event) => told.push(event),
    () => (time.isUp ? UP : undefined),
  );
  return { steps, time, told };
}

const well = () => Promise.resolve({ text: 'Well' });

test('what a step throws is a failure of the project', async () => {
  const { steps } = subject();
  expect(await steps.run('start', 'Starting', () => Promise.reject(new Error('It ended.\nA log')))).toBe(false);
  steps.leaveOut('call', 'It is not running.');
  expect(steps.outcomes).toMatchObject([
    { step: 'start', status: 'failed', text: 'It ended.' },
    { step: 'call', status: 'skipped', text: 'It is not running.' },
  ]);
  expect(steps.failures).toEqual([{ step: 'start', what: 'It ended.\nA log' }]);
  expect(steps.late).toBeUndefined();
});

test('what it throws once the time is up is none, and what is left is not begun', async () => {
  const { steps, time, told } = subject();
  await steps.run('compile', 'Compiling', well);
  await steps.run('start', 'Starting', () => {
    time.isUp = true;
    return Promise.reject(new Error('It ended while it started.'));
  });
  steps.leaveOut('call', 'It is not running.');
  const wasCalled = await steps.run('test', 'Testing', () => Promise.reject(new Error('It must not run.')));
  expect(wasCalled).toBe(false);
  expect(steps.outcomes).toMatchObject([
    { step: 'compile', status: 'passed' },
    { step: 'start', status: 'skipped', text: `Not finished. ${UP}` },
    { step: 'call', status: 'skipped', text: `Not begun. ${UP}` },
    { step: 'test', status: 'skipped', text: `Not begun. ${UP}` },
  ]);
  expect(steps.failures).toEqual([]);
  expect(steps.late).toBe(UP);
  expect(told.filter(({ status }) => status === 'running')).toHaveLength(2);
});

test('what has failed before the time was up has failed', async () => {
  const { steps, time } = subject();
  await steps.run('test', 'Testing', () => {
    time.isUp = true;
    return Promise.resolve({ text: '1 of 9 tests failed', failures: ['PlantTest.adds: 500'] });
  });
  expect(steps.outcomes).toMatchObject([{ status: 'failed', text: '1 of 9 tests failed' }]);
});

test('a step that ends well as the time is up leaves no gap', async () => {
  const { steps, time } = subject();
  await steps.run('test', 'Testing', () => {
    time.isUp = true;
    return well();
  });
  expect(steps.outcomes).toMatchObject([{ status: 'passed' }]);
  expect(steps.late).toBeUndefined();
});
