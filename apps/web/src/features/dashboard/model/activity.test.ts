import { describe, expect, it } from 'vitest';
import { activityOf, newProjectsMessage } from './activity.ts';

describe('activityOf', () => {
  it.each([
    ['completed', 'completed successfully'],
    ['generating', 'is being generated'],
    ['draft', 'created'],
    ['failed', 'created'],
  ] as const)('%s: %s (DASH-38 to DASH-41)', (status, text) => {
    expect(activityOf({ status })).toBe(text);
  });
});

describe('newProjectsMessage (DASH-49, DASH-50)', () => {
  it.each([
    [undefined, 3, null],
    [3, 3, null],
    [3, 2, null],
    [3, 4, '1 new project'],
    [0, 2, '2 new projects'],
  ])('from %s to %s: %s', (before, now, message) => {
    expect(newProjectsMessage(before, now)).toBe(message);
  });
});
