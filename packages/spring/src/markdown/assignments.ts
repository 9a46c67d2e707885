import type { Surroundings, Variable } from '@backsmith/blueprint';
import { shellWord } from '@backsmith/render';

/** Values that read as one word; addresses are put in quotes although a shell would take most as they are. */
const PLAIN = /^[A-Za-z0-9_.-]+$/u;

/** Variables as a shell sets them for one command, with a word in the place of each secret, or the file that holds it. */
export function assignments(variables: readonly Variable[], where: Surroundings): readonly string[] {
  return variables.flatMap((variable) => {
    const { name, values, secret, optional, file } = variable;
    if (optional === true) return [];
    if (file !== undefined) return [`${name}="$(cat ${file})"`];
    const value = secret === true ? exampleOf(variable) : values?.[where];
    if (value === undefined) return [];
    return [`${name}=${quoted(value)}`];
  });
}

/** What stands for a secret in a command that is shown. */
export function exampleOf({ example = 'secret' }: Variable): string {
  return example;
}

function quoted(value: string): string {
  const word = shellWord(value);
  return PLAIN.test(value) || word !== value ? word : `'${word}'`;
}
