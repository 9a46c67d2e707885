import { FURTHER_NAMES, type FurtherName } from '@backsmith/contract';
import {
  isBuiltFor,
  labelOf,
  obstacleOfDatabase,
  readValue,
  standardOf,
  type Architecture,
  type ValueOf,
} from '@backsmith/options';
import type { FinishedSetup, Setup } from './setup.ts';

type Chosen = Pick<Setup, 'further'>;

/** What is chosen and cannot be had with an architecture yet, in the words people read. */
export function clashesWith(architecture: Architecture, { further }: Chosen): readonly string[] {
  return FURTHER_NAMES.flatMap((name) => {
    const value = further[name];
    return value === undefined || isBuiltFor(architecture, name, value) ? [] : [labelOf(name, value)];
  });
}

/** An architecture with everything that was chosen, but for what cannot be had with it. */
export function choosing(architecture: Architecture, { further }: Chosen): Partial<Setup> {
  const fits = (name: FurtherName) => {
    const value = further[name];
    return value === undefined || isBuiltFor(architecture, name, value);
  };
  return {
    architectureType: architecture,
    further: {
      ...further,
      ...Object.fromEntries(FURTHER_NAMES.filter((name) => !fits(name)).map((name) => [name, standardOf(name)])),
    },
  };
}

/** Whether there is anything to choose with the architecture: an option is not shown where none of its values can be had. */
export function isChoosable(
  name: FurtherName,
  values: readonly ValueOf<FurtherName>[],
  { architectureType }: Pick<FinishedSetup, 'architectureType'>,
): boolean {
  return standardOf(name) !== undefined || values.some((value) => isBuiltFor(architectureType, name, value));
}

/** An option with another value, and the others but for what cannot be had with a database that is chosen. */
export function choosingFurther(name: FurtherName, text: string, { further }: Chosen): Partial<Setup> {
  const changed = { ...further, [name]: readValue(name, text) };
  const clashes = FURTHER_NAMES.filter((one) => {
    const value = changed[one];
    return value !== undefined && obstacleOfDatabase(one, value, changed.database) !== undefined;
  });
  return { further: { ...changed, ...Object.fromEntries(clashes.map((one) => [one, standardOf(one)])) } };
}

/** The database a schema is written for, in people's words; undefined where no backend runs on it. */
export function writtenFor(dialect: string): string | undefined {
  const database = readValue('database', dialect);
  return database === undefined ? undefined : labelOf('database', database);
}

/**
 * The database the backend would be for, in people's words, where it follows from the schema and cannot be had with what was
 * chosen yet.
 *
 * @param dialect what the schema is written in; one that no backend runs on becomes a database that fits
 */
export function unfitDatabase({ architectureType, further }: FinishedSetup, dialect: string): string | undefined {
  const database = further.database ?? readValue('database', dialect);
  if (database === undefined || isBuiltFor(architectureType, 'database', database)) return undefined;
  return labelOf('database', database);
}
