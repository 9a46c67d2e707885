import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesServer } from './changes-server.ts';
import { compareChanges } from './compare-changes.ts';
import { compareThrown, throwsOf, type StatementMaker } from './random-changes.ts';

/** A schema, what is done to it, each alone, and what may be done to any. */
export type Changes = {
  readonly base: readonly string[];
  /** Several statements are divided by semicolons. */
  readonly statements: readonly string[];
  readonly makers?: readonly StatementMaker[];
  /** Every other random sequence begins with the schema instead of nothing. */
  readonly beginsWithBase?: boolean;
};

const MOST_STATEMENTS = 40;

/** So many random sequences are tried; `BACKSMITH_SEQUENCES=2000` tries more of them. */
const SEQUENCES = Number(process.env['BACKSMITH_SEQUENCES'] ?? 25);

/** The same numbers at every run, but for those who ask for others by `BACKSMITH_SEED`. */
const SEED = Number(process.env['BACKSMITH_SEED'] ?? 34);

const MILLISECONDS_EACH = 20_000;

/** The tests that show of one server that what is read of statements is what the server made of them. */
export function describeChanges(
  open: () => Promise<ChangesServer>,
  { base, statements, makers, beginsWithBase = false }: Changes,
): void {
  let server: ChangesServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await server.stop();
  });

  test.each(['', ...statements])(
    'the end state after [%s] is that of the database',
    async (changes) => {
      const done = [...base, ...changes.split(';').map((one) => one.trim())].filter((one) => one !== '');
      const { taken, differences } = await compareChanges(server, done);
      expect(taken, 'the server takes all of it').toEqual(done);
      expect(differences).toEqual([]);
    },
    MILLISECONDS_EACH,
  );

  if (makers === undefined) return;
  test(
    'the end state after random statements is that of the database',
    async () => {
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(fc.boolean(), throwsOf(makers, MOST_STATEMENTS), async (isEmpty, throws) => {
          const compared = await compareThrown(server, isEmpty || !beginsWithBase ? [] : base, makers, throws);
          taken += compared.taken.length;
          expect(compared.differences, compared.taken.join(';\n')).toEqual([]);
        }),
        { seed: SEED, numRuns: SEQUENCES },
      );
      console.log(`${server.target}: ${SEQUENCES} sequences, ${taken} statements taken, seed ${SEED}`);
    },
    SEQUENCES * MILLISECONDS_EACH,
  );
}
