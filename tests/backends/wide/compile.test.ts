import { expect, test } from 'vitest';
import { describeWith, scratchFolder } from '../../kit/index.ts';
import { generateWide } from '../../wide/generate-wide.ts';
import { WIDE_INPUTS } from '../../wide/wide-inputs.ts';
import { SEED, wideTries } from '../../wide/wide-search.ts';
import { timedCompile } from './timed-compile.ts';

/** How many schemas are tried; `BACKSMITH_WIDE_COMPILE=50` tries more, which takes about ten seconds of processor time each. */
const COUNT = Number(process.env['BACKSMITH_WIDE_COMPILE'] ?? 2);
const MOST_COLUMNS = 1600;
const MOST_MILLISECONDS = 1_500_000;

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

  test(
    'the projects of wide schemas as tools leave them compile',
    async () => {
      const projects = WIDE_INPUTS.map((input) => [input.name, generateWide(input).files] as const);
      const { times, errors } = await timedCompile(scratchFolder('wide-inputs'), new Map(projects), MOST_MILLISECONDS);
      const spent = WIDE_INPUTS.map(({ name }) => {
        const own = times.filter(({ title }) => title === name);
        return `${name}: ${(own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(1)} s`;
      });
      console.log(`javac: ${spent.join(', ')}`);
      expect(errors).toEqual([]);
      expect(new Set(times.map(({ title }) => title)).size).toBe(WIDE_INPUTS.length);
    },
    MOST_MILLISECONDS,
  );
});
