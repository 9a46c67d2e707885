import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { controller } from './controller.ts';

export const controllers: Contributor = {
  name: 'controllers',
  applies: () => true,
  contribute: (blueprint, files) => {
    for (const entity of blueprint.entities) files.addJava(MAIN, controller(entity, blueprint));
  },
};
