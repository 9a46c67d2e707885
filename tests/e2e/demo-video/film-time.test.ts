import { expect, test } from 'vitest';
import { filmTimeOf } from './film-time.ts';

test('each scene lasts as long as it should, whatever its recording took', () => {
  const { seconds, inFilm } = filmTimeOf(
    [
      { at: 1, lasts: 4 },
      { at: 3, lasts: 5 },
    ],
    23,
  );
  expect(seconds).toBe(9);
  expect([0, 1, 2, 3, 13, 23, 99].map(inFilm)).toEqual([0, 0, 2, 4, 6.5, 9, 9]);
});
