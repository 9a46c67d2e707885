import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { rows } from './rows.ts';
import { viewController } from './view-controller.ts';

/** Lists of what views show. */
export const views: Contributor = {
  name: 'views',
  applies: (blueprint) => blueprint.views.length > 0,
  contribute: (blueprint, files) => {
    files.addJava(MAIN, rows(blueprint));
    for (const view of blueprint.views) files.addJava(MAIN, viewController(view, blueprint));
  },
};
