import { blankData } from '@backsmith/sql';
import { run, startMariaDb, tool, type TestDatabase } from '../../kit/index.ts';
import { SYSTEM_DATABASES, readMariaDbCatalog } from '../catalogs/mariadb-catalog.ts';
import type { Refusal } from './refusal.ts';
import type { Server } from './server.ts';

const MOST_MILLISECONDS = 60_000;

/** Tables in files of their own and their flushes are half of the time, and nothing of this has to last. */
const HASTE = 'set global innodb_file_per_table = off; set global sync_frm = off';

const MADE_BY_SCRIPTS = `select schema_name as name from information_schema.schemata where schema_name not in ${SYSTEM_DATABASES}`;

/** A MariaDB of the suite's own; needs the tool `mariadb`. */
export async function openMariaDb(): Promise<Server> {
  const server = await startMariaDb();
  const control = await server.database('control');
  await control.execute(HASTE);
  return {
    dialect: 'mysql',
    target: 'mariadb',
    // A dump's masked rows may break the keys that are added after them.
    scriptOf: (source) => blankData(source, 'mysql'),
    load: async (script) => {
      await dropAll(control);
      const database = await server.database('loaded');
      const refusals = await runScript(server.port, database.name, script);
      return { catalog: await readMariaDbCatalog(control), refusals };
    },
    stop: () => server.stop(),
  };
}

/** A script may make databases of its own by CREATE DATABASE and USE. */
async function dropAll(control: TestDatabase): Promise<void> {
  const drops = (await control.rows(MADE_BY_SCRIPTS)).map(({ name }) => `drop database \`${String(name)}\`;`);
  await control.execute(`set foreign_key_checks = 0; ${drops.join(' ')}`);
}

/** Runs a script as the client does, which also knows DELIMITER, and goes on after statements the server refuses. */
async function runScript(port: number, database: string, script: string): Promise<readonly Refusal[]> {
  const place = ['--no-defaults', '--protocol=tcp', '--host=127.0.0.1', `--port=${port}`, '--user=root'];
  const how = ['--batch', '--force', '--default-character-set=utf8mb4'];
  const ended = await run(tool('mariadb').client, [...place, ...how, database], {
    input: script,
    timeoutMs: MOST_MILLISECONDS,
  });
  if (ended.timedOut) return [{ statement: '', reason: `not loaded within ${MOST_MILLISECONDS} ms` }];
  return refusalsIn(ended.stderr);
}

/** In a batch the client shows a refused statement between two lines of dashes before the server's words. */
function refusalsIn(printed: string): readonly Refusal[] {
  return [...printed.matchAll(/(?:^-{14}\n([\s\S]*?)\n-{14}\n\n)?^(ERROR .*)$/gm)].map(
    ([, statement = '', reason = '']) => ({ statement: statement.slice(0, 2000), reason }),
  );
}
