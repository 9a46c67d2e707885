import { MAIN } from '../java/types.ts';
import type { Contributor } from '../contributor.ts';
import { entityClass } from './entity-class.ts';
import { enumClass } from './enum-class.ts';
import { idRecord } from './id-record.ts';

/** The JPA classes, their key records and enums. */
export const entities: Contributor = {
  name: 'entities',
  applies: () => true,
  contribute: (blueprint, files) => {
    for (const entity of blueprint.entities) {
      files.addJava(MAIN, entityClass(entity, blueprint));
      const id = idRecord(entity, blueprint);
      if (id !== undefined) files.addJava(MAIN, id);
    }
    for (const plan of blueprint.enums) files.addJava(MAIN, enumClass(plan));
  },
};
