import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { filterRecord, requestRecord, responseRecord, summaryRecord } from './records.ts';

/** The records that travel as JSON, and those of query parameters. */
export const dtos: Contributor = {
  name: 'dtos',
  applies: () => true,
  contribute: (blueprint, files) => {
    for (const entity of blueprint.entities) {
      files.addJava(MAIN, requestRecord(entity));
      files.addJava(MAIN, responseRecord(entity));
      for (const file of [summaryRecord(entity), filterRecord(entity, blueprint)]) {
        if (file !== undefined) files.addJava(MAIN, file);
      }
    }
  },
};
