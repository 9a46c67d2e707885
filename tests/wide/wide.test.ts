import { expect, test } from 'vitest';
import { SEED, wideTries } from './wide-search.ts';

/** How many schemas are tried; `BACKSMITH_WIDE=2000` tries more. */
const COUNT = Number(process.env['BACKSMITH_WIDE'] ?? 12);
const MOST_COLUMNS = 1600;

test(`${COUNT} wide and odd schemas are generated, beginning at seed ${SEED}`, () => {
  const failed = wideTries(COUNT, MOST_COLUMNS).flatMap(({ title, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${title}\n  ${String(error)}`];
    }
  });
  console.log(`${COUNT} wide schemas from seed ${SEED}: ${failed.length} without a project`);
  expect(failed).toEqual([]);
});
