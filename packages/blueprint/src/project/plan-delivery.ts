import { VERSIONS } from '../data/versions.ts';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { DatabaseContainer, Delivery } from '../model/delivery.ts';
import type { Options } from '../options.ts';

/** The first Java whose cache of loaded classes one run of the application makes. */
const FIRST_WITH_AOT_CACHE = 25;

/** Decides how the project is shipped: its images, what its pipelines use, and the database beside it. */
export function planDelivery(options: Options, database: DatabasePlan): Delivery {
  const { javaVersion } = options;
  const own = options.projectName.toLowerCase();
  return {
    name: /^\d/u.test(own) ? `app-${own}` : own,
    buildImage: `${VERSIONS.images.build}-${javaVersion}`,
    runtimeImage: `${VERSIONS.images.runtime}:${javaVersion}-jre`,
    hasAotCache: javaVersion >= FIRST_WITH_AOT_CACHE,
    actions: VERSIONS.actions,
    database: planContainer(own, database),
  };
}

function planContainer(name: string, database: DatabasePlan): DatabaseContainer {
  const { testName, ...container } = database.container(name);
  const forTests = testName ?? name;
  return {
    ...container,
    url: database.url(name, 'database'),
    testUrl: database.url(forTests, 'database'),
    localTestUrl: database.url(forTests, 'localhost'),
  };
}
