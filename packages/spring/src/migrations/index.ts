import type { Contributor } from '../contributor.ts';

/** The SQL that makes the database, per database the project runs on. */
export const migrations: Contributor = {
  name: 'migrations',
  applies: () => true,
  contribute: (blueprint, files) => {
    for (const { path, sql } of blueprint.migrations) files.add(`src/main/resources/db/migration/${path}`, sql);
  },
};
