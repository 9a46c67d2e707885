import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { exceptionHandler } from './exception-handler.ts';
import {
  badRequestException,
  notFoundException,
  staleVersionException,
  unknownReferenceException,
} from './exceptions.ts';

/** The global exception handler and the exceptions it knows. */
export const errors: Contributor = {
  name: 'exception-handler',
  applies: (blueprint) => blueprint.features.exceptionHandler,
  contribute: (blueprint, files) => {
    for (const file of [exceptionHandler, notFoundException, badRequestException, unknownReferenceException]) {
      files.addJava(MAIN, file(blueprint));
    }
    const hasVersions = blueprint.entities.some(({ version }) => version !== undefined);
    if (hasVersions) files.addJava(MAIN, staleVersionException(blueprint));
  },
};
