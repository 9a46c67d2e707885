import type { ProjectVersion } from '../model/history.ts';
import { servicesIn } from './earlier-homes.ts';

/**
 * Numbers the services of a project, which decides over their ports. A service keeps its number through all versions, and what
 * is added gets one that none ever had.
 *
 * @param versions the earlier versions, oldest first
 * @param now the services of this version, in their order
 * @param issuer the service people sign in at, which stands behind those of the first version
 * @returns the number of each service there is or was, counted from 0
 */
export function numberServices(
  versions: readonly ProjectVersion[],
  now: readonly string[],
  issuer?: string,
): ReadonlyMap<string, number> {
  const all = [...versions.map((version) => servicesIn(version)), now];
  const names = new Set([...(all[0] ?? []), ...(issuer === undefined ? [] : [issuer]), ...all.flat()]);
  return new Map([...names].map((name, number) => [name, number]));
}
