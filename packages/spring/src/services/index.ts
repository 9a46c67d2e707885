import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { service } from './service.ts';

export const services: Contributor = {
  name: 'services',
  applies: () => true,
  contribute: (blueprint, files) => {
    for (const entity of blueprint.entities) files.addJava(MAIN, service(entity, blueprint));
  },
};
