import { generate, type ChosenOptions, type Generation } from '@backsmith/engine';
import { everyCombination, pairwise, titleOf, type Combination } from '../engine/combinations.ts';
import { wideSchema } from './wide-schema.ts';

/** One try of the search: a schema and what was chosen for it. */
export type WideTry = { readonly title: string; readonly run: () => Generation };

/** Where the search begins; another number tries others. */
export const SEED = Number(process.env['BACKSMITH_WIDE_SEED'] ?? 1);

function options(combination: Combination, at: number): ChosenOptions {
  return { ...combination, projectName: 'wide', packageName: `com.acme.wide${at}`, architecture: 'monolithic' };
}

/**
 * The tries of a search: every pair of options in turn, each with a schema of its own.
 *
 * @param count how many
 * @param most columns a table has at most
 */
export function wideTries(count: number, most: number): readonly WideTry[] {
  const combinations = pairwise(everyCombination());
  return Array.from({ length: count }, (_, at) => {
    const seed = SEED * 100_000 + at;
    const { title, dialect, sql } = wideSchema(seed, most);
    const [combination] = combinations.slice(at % combinations.length);
    if (combination === undefined) throw new Error('no combination');
    return {
      title: `${at} of seed ${SEED}: ${title}; ${titleOf(combination)}`,
      run: () => {
        const { value, diagnostics } = generate(Buffer.from(sql), options(combination, at), () => undefined, {
          dialect,
        });
        if (value === undefined)
          throw new Error(
            diagnostics
              .map(({ message }) => message)
              .join('\n')
              .slice(0, 2000),
          );
        return value;
      },
    };
  });
}
