import { expect, test } from 'vitest';
import { describeWith, scratchFolder } from '../../kit/index.ts';
import { SEED, wideTries } from '../../wide/wide-search.ts';
import { timedCompile } from './timed-compile.ts';

/** How many schemas are tried; `BACKSMITH_WIDE_COMPILE=50` tries more, which takes about ten seconds of processor time each. */
const COUNT = Number(process.env['BACKSMITH_WIDE_COMPILE'] ?? 2);
const MOST_COLUMNS = 1600;

describeWith(['jdk-25', 'maven'], 'wide and odd schemas', () => {
  const scratch = scratchFolder('wide');

  test(
    `the projects of ${COUNT} compile, beginning at seed ${SEED}`,
    async () => {
      const tries = wideTries(COUNT, MOST_COLUMNS).map(({ title, run }) => [title, run().files] as const);
      const { times, errors } = await timedCompile(scratch, new Map(tries), COUNT * 300_000);
      const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
      console.log(
        `${COUNT} wide projects from seed ${SEED}: ${times.length} classes, ${errors.length} errors; ` +
          `javac's slowest takes ${((slowest?.milliseconds ?? 0) / 1000).toFixed(1)} s of processor time: ` +
          `${slowest?.name ?? 'none'}, ${slowest?.title ?? ''}`,
      );
      expect(errors).toEqual([]);
      expect(times.length).toBeGreaterThan(COUNT);
    },
    60_000 + COUNT * 300_000,
  );
});
