import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { repository } from './repository.ts';

export const repositories: Contributor = {
  name: 'repositories',
  applies: () => true,
  contribute: ({ entities }, files) => {
    for (const entity of entities) files.addJava(MAIN, repository(entity));
  },
};
