import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-1', { first: 999, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=1e3-', 'whole'],
  [undefined, 'whole'],
] as const)('%s of 1000 bytes', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});

test('a part lies within the file, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1 }), (text, from, to, size) => {
      for (const header of [text, `bytes=${from}-${to}`, `bytes=${text}`, `bytes=-${to}`]) {
        const range = readRange(header, size);
        if (typeof range === 'string') continue;
        expect(range.first >= 0 && range.first <= range.last && range.last < size).toBe(true);
      }
    }),
  );
});
