import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { requestIdFilter } from './request-id-filter.ts';

/** What makes a running service understandable from outside. */
export const observability: Contributor = {
  name: 'observability',
  applies: () => true,
  contribute: (blueprint, files) => files.addJava(MAIN, requestIdFilter(blueprint)),
};
