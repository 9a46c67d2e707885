import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [Number.NaN, '0:00'],
])('%d seconds read %s (DEMO-05)', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
