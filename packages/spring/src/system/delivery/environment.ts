import { variablesOf } from '@backsmith/blueprint';
import type { Blueprint, ServerContainer, Surroundings, Variable } from '@backsmith/blueprint';

/** The password of servers that live as long as one run of the tests. SQL Server asks for this many kinds of characters. */
export const TEST_PASSWORD = 'Only-for-tests-1';

/** What stands for a secret while tests run: nothing for those they do without, and for keys, which they make. */
export function testSecret({ optional, file }: Variable): string | undefined {
  return optional === true || file !== undefined ? undefined : TEST_PASSWORD;
}

/** What a service is told by its environment, with what `secret` says in the place of each secret. */
export function environmentOf(
  blueprint: Blueprint,
  where: Surroundings,
  secret?: (variable: Variable) => string | undefined,
): Readonly<Record<string, string>> {
  const entries = variablesOf(blueprint).flatMap((variable) => {
    const value = variable.secret === true ? secret?.(variable) : variable.values?.[where];
    return value === undefined ? [] : [[variable.name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** What compose tells of what whoever starts it says, or else is taken. */
export function handedOn(variables: readonly Variable[]): Readonly<Record<string, string>> {
  const passed = variables.filter((variable) => variable.handedOn === true);
  return Object.fromEntries(passed.map(({ name, default: value }) => [name, `\${${name}:-${value}}`]));
}

/** The secrets a service cannot do without. */
export function secretsOf(blueprint: Blueprint): readonly Variable[] {
  return variablesOf(blueprint).filter(({ secret, optional }) => secret === true && optional !== true);
}

/** What a server's container is told by its environment. */
export function serverEnvironment(
  { environment, passwords }: ServerContainer,
  password: string,
): Readonly<Record<string, string>> {
  return { ...environment, ...Object.fromEntries(passwords.map((variable) => [variable, password])) };
}
