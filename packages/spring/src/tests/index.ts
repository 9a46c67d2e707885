import type { Contributor } from '../contributor.ts';
import { TEST } from '../java/types.ts';
import { apiTest } from './api-test.ts';
import { applicationTest } from './application-test.ts';
import { entityTest } from './entity-test.ts';
import { statementCounter } from './statement-counter.ts';
import { viewTest } from './view-test.ts';
import { keylessTest } from './keyless-test.ts';

/** Tests of every call, for the user to keep. */
export const tests: Contributor = {
  name: 'tests',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.addJava(TEST, apiTest(blueprint));
    files.addJava(TEST, applicationTest(blueprint));
    if (blueprint.entities.length > 0) files.addJava(TEST, statementCounter(blueprint));
    for (const entity of blueprint.entities) files.addJava(TEST, entityTest(entity, blueprint));
    for (const view of blueprint.views) files.addJava(TEST, viewTest(view, blueprint));
    for (const table of blueprint.keyless) files.addJava(TEST, keylessTest(table, blueprint));
  },
};
