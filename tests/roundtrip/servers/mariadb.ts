import { blankData } from '@backsmith/sql';
import { startMariaDb } from '../../kit/index.ts';
import { readMariaDbCatalog } from '../catalogs/mariadb-catalog.ts';
import { dropAll, runScript } from './mysql-script.ts';
import type { Refusal } from './refusal.ts';
import type { Server } from './server.ts';

/** Tables in files of their own and their flushes are half of the time, and nothing of this has to last. */
const HASTE = 'set global innodb_file_per_table = off; set global sync_frm = off';

/** A MariaDB of the suite's own; needs the tool `mariadb`. */
export async function openMariaDb(): Promise<Server> {
  const server = await startMariaDb();
  const control = await server.database('control');
  await control.execute(HASTE);
  const run = async (script: string): Promise<readonly Refusal[]> => {
    await dropAll(control);
    const { name } = await server.database('loaded');
    return runScript(server.port, name, script);
  };
  return {
    dialect: 'mysql',
    target: 'mariadb',
    // A dump's masked rows may break the keys that are added after them.
    scriptOf: (source) => blankData(source, 'mysql'),
    run,
    load: async (script) => {
      const refusals = await run(script);
      return { catalog: await readMariaDbCatalog(control), refusals };
    },
    stop: () => server.stop(),
  };
}
