import { startMariaDb } from '../../kit/index.ts';
import type { Sandbox } from './describe-versions.ts';

/** Each script has a database of its own, which is dropped afterwards. */
export async function openMariaDbSandbox(): Promise<Sandbox> {
  const server = await startMariaDb();
  const control = await server.database('control');
  await control.execute('set global innodb_file_per_table = off; set global sync_frm = off');
  let made = 0;
  return {
    within: async (script, work) => {
      made += 1;
      const database = await server.database(`version_${made}`);
      try {
        await database.execute(script);
        return await work(database);
      } finally {
        await control.execute(`drop database ${database.name}`);
      }
    },
    stop: () => server.stop(),
  };
}
