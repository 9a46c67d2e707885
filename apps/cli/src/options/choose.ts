import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '@backsmith/text';

/**
 * The value of an option that knows its values, in the spelling of the list whatever case was typed.
 *
 * @throws Failure naming the values for anything else
 */
export function choose<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((candidate) => candidate.toLowerCase() === value.toLowerCase());
  if (found !== undefined) return found;
  throw new Failure(
    EXIT.usage,
    `--${option} ${value} is not known.`,
    `${didYouMean(value, known)}Known: ${known.join(', ')}.`,
  );
}
