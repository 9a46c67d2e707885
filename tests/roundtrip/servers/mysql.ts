import { startMySql } from '../../kit/index.ts';
import { dropAll, runScript } from './mysql-script.ts';
import type { ScriptServer } from './server.ts';

/** A MySQL of the suite's own; needs the tool `mysql`. */
export async function openMySql(): Promise<ScriptServer> {
  const server = await startMySql();
  const control = await server.database('control');
  return {
    run: async (script) => {
      await dropAll(control);
      const { name } = await server.database('loaded');
      return runScript(server.port, name, script);
    },
    stop: () => server.stop(),
  };
}
