import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { requestIdFilter } from './request-id-filter.ts';
import { springFactories, tracingSwitch } from './tracing-switch.ts';

/** What makes a running service understandable from outside. */
export const observability: Contributor = {
  name: 'observability',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.addJava(MAIN, requestIdFilter(blueprint));
    files.addJava(MAIN, tracingSwitch(blueprint));
    files.add('src/main/resources/META-INF/spring.factories', springFactories(blueprint));
  },
};
