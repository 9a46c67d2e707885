import { findProgram } from './find-program.ts';

/**
 * The call of a program that is killed by the system once this process is gone, also where it was killed itself and could not see
 * to it. What the program starts in turn has to be called so, too. As it is where the system cannot: outside Linux, and without
 * `setpriv` of util-linux.
 */
export function dieTogether(call: readonly string[]): readonly string[] {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  return setpriv === undefined ? call : [setpriv, '--pdeathsig', 'KILL', '--', ...call];
}
