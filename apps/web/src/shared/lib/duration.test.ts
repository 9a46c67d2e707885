import { describe, expect, it } from 'vitest';
import { formatDuration, generationSeconds } from './duration.ts';

describe('formatDuration (DASH-69, DASH-70)', () => {
  it.each([
    [0, 'Less than 1 minute'],
    [59.9, 'Less than 1 minute'],
    [60, '1 min'],
    [5 * 60 + 59, '5 min'],
    [3600, '1 h'],
    [2 * 3600 + 5 * 60, '2 h 5 min'],
    [27 * 3600, '1 d 3 h'],
  ])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('generationSeconds (DASH-62, DASH-63)', () => {
  const created = '2026-11-21T10:00:00Z';
  it.each([
    [created, '2026-11-21T10:02:30Z', 150],
    [created, null, null],
    [created, '', null],
    ['yesterday', '2026-11-21T10:02:30Z', null],
    [created, '2026-11-21T09:00:00Z', null],
  ])('from %s to %s: %s', (createdAt, generatedAt, seconds) => {
    expect(generationSeconds({ createdAt, generatedAt })).toBe(seconds);
  });
});
