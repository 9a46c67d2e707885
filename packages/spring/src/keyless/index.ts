import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { rowController, rowRecord, rowStore } from './keyless-classes.ts';

/** Lists of tables without a key. */
export const keyless: Contributor = {
  name: 'keyless',
  applies: (blueprint) => blueprint.keyless.length > 0,
  contribute: (blueprint, files) => {
    for (const table of blueprint.keyless) {
      files.addJava(MAIN, rowRecord(table));
      files.addJava(MAIN, rowStore(table));
      files.addJava(MAIN, rowController(table, blueprint));
    }
  },
};
