import { expect, test } from 'vitest';
import { gapText } from './gap-text.ts';

const step = (name: 'compile' | 'start' | 'call' | 'test', status: 'passed' | 'skipped') => ({
  ...{ step: name, status },
  text: 'A sentence',
});

test('the steps that were seen, and those that were not', () => {
  const steps = [step('compile', 'passed'), step('start', 'passed'), step('call', 'skipped'), step('test', 'skipped')];
  expect(gapText(steps)).toEqual({ seen: 'Compile, Start', unseen: 'Call, Test' });
});

test('all steps, on another database', () => {
  const steps = [step('compile', 'passed'), step('start', 'passed'), step('call', 'passed'), step('test', 'passed')];
  expect(gapText(steps).unseen).toMatch(/own database/);
});
