import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { created } from './created.ts';
import { pageResponse } from './page-response.ts';
import { sorting } from './sorting.ts';
import { specifications } from './specifications.ts';
import { summaries } from './summaries.ts';
import { summary } from './summary.ts';
import { fixedText, hasFixedText } from './fixed-text.ts';
import { unitOfWork } from './unit-of-work.ts';
import { versions } from './versions.ts';

/** What all entities share. */
export const common: Contributor = {
  name: 'common',
  applies: (blueprint) => blueprint.entities.length > 0,
  contribute: (blueprint, files) => {
    for (const file of [created, pageResponse, sorting, unitOfWork]) files.addJava(MAIN, file(blueprint));
    const { entities } = blueprint;
    if (entities.some(({ filters }) => filters.length > 0)) files.addJava(MAIN, specifications(blueprint));
    if (entities.some((entity) => entity.summary !== undefined)) {
      for (const file of [summary, summaries]) files.addJava(MAIN, file(blueprint));
    }
    if (entities.some(hasFixedText)) files.addJava(MAIN, fixedText(blueprint));
    if (entities.some(({ version }) => version !== undefined)) files.addJava(MAIN, versions(blueprint));
  },
};
