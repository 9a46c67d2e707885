import { expect, test } from 'vitest';
import { nextBusinessDays, slotsOf } from './slots.ts';
import { dayIn, knownTimeZone, momentOf } from './zoned-time.ts';

const at = (text: string) => new Date(text);
const iso = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString());

test.each([
  ['Friday', '2026-11-20T12:00:00Z', '2026-11-23'],
  ['Saturday', '2026-11-21T12:00:00Z', '2026-11-23'],
  ['Sunday', '2026-11-22T12:00:00Z', '2026-11-23'],
  ['Monday', '2026-11-23T12:00:00Z', '2026-11-24'],
  ['the end of a year', '2026-12-31T12:00:00Z', '2027-01-01'],
])('after %s', (_name, now, expected) => {
  const [next] = nextBusinessDays('UTC', at(now), 1);
  expect(next && momentOf('UTC', next, 0).toISOString().slice(0, 10)).toBe(expected);
});

test('the day is the visitor’s, not the server’s', () => {
  // Friday evening in London is Saturday in Auckland and Friday morning in Los Angeles.
  const now = at('2026-11-20T18:00:00Z');
  expect(dayIn('Pacific/Auckland', now).day).toBe(21);
  expect(dayIn('America/Los_Angeles', now).day).toBe(20);
  expect(nextBusinessDays('Pacific/Auckland', at('2026-11-22T18:00:00Z'), 1)).toEqual([
    { year: 2026, month: 11, day: 24 },
  ]);
});

test('windows are in the visitor’s time, every half hour, the end excluded', () => {
  const day = { year: 2026, month: 11, day: 23 };
  expect(iso(slotsOf('Europe/Berlin', day, 'morning'))).toEqual(
    ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => `2026-11-23T${time}:00.000Z`),
  );
  expect(slotsOf('UTC', day, 'afternoon')).toHaveLength(10);
  expect(iso(slotsOf('Asia/Kathmandu', day, 'evening')).at(0)).toBe('2026-11-23T11:15:00.000Z');
  expect(slotsOf('UTC', day, 'flexible')).toHaveLength(22);
});

test('clocks that were changed in the night are followed', () => {
  expect(momentOf('Europe/Berlin', { year: 2026, month: 3, day: 30 }, 9 * 60).toISOString()).toBe(
    '2026-03-30T07:00:00.000Z',
  );
  expect(momentOf('America/New_York', { year: 2026, month: 11, day: 2 }, 9 * 60).toISOString()).toBe(
    '2026-11-02T14:00:00.000Z',
  );
});

test.each([undefined, '', 'Mars/Olympus', '../../etc/passwd', 'UTC\r\nX: y'])('%j is UTC', (name) => {
  expect(knownTimeZone(name)).toBe('UTC');
});
