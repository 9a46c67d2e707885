import fc from 'fast-check';
import type { ChangesServer, Things } from './changes-server.ts';
import { compareWithRead, type Compared } from './compare-changes.ts';

/** Chooses among what is there, by numbers that were thrown before. */
export type Chooser = {
  /** One of several; a name that is nowhere where there are none. */
  readonly from: <T>(several: readonly T[]) => T;
  /** A number from zero up to one below the limit. */
  readonly below: (limit: number) => number;
};

/** Makes a statement about what is there. The database may refuse it. */
export type StatementMaker = (things: Things, choose: Chooser) => string;

/** A statement to be made: which maker, and what it chooses by. */
export type Throw = { readonly maker: number; readonly seed: number };

class NothingThere extends Error {}

/** A linear congruential generator: the same numbers for the same seed, so that what failed can be had again. */
function chooser(seed: number): Chooser {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    from: (several) => {
      const chosen = several[below(several.length)];
      if (chosen === undefined) throw new NothingThere();
      return chosen;
    },
  };
}

/** The statement that is thrown; nothing where there is not what it is about. */
function statementOf(makers: readonly StatementMaker[], { maker, seed }: Throw, things: Things): string | undefined {
  try {
    return makers[maker % makers.length]?.(things, chooser(seed));
  } catch (error) {
    if (error instanceof NothingThere) return undefined;
    throw error;
  }
}

/** Throws statements at a database, each about what those before it made, and compares it with what is read of them. */
export async function compareThrown(
  server: ChangesServer,
  base: readonly string[],
  makers: readonly StatementMaker[],
  throws: readonly Throw[],
): Promise<Compared> {
  await server.reset();
  const taken: string[] = [];
  for (const statement of base) if ((await server.run(statement)) === undefined) taken.push(statement);
  for (const one of throws) {
    const statement = statementOf(makers, one, await server.things());
    if (statement !== undefined && (await server.run(statement)) === undefined) taken.push(statement);
  }
  return { taken, differences: await compareWithRead(server, taken) };
}

/** Sequences of statements to be thrown. */
export function throwsOf(makers: readonly StatementMaker[], most: number): fc.Arbitrary<readonly Throw[]> {
  const one = fc.record({ maker: fc.nat(makers.length - 1), seed: fc.nat(2 ** 31 - 1) });
  return fc.array(one, { minLength: 4, maxLength: most, size: 'max' });
}
