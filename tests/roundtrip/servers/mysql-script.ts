import { run, tool, type TestDatabase } from '../../kit/index.ts';
import { SYSTEM_DATABASES } from '../catalogs/mariadb-catalog.ts';
import type { Refusal } from './refusal.ts';

const MOST_MILLISECONDS = 60_000;

const MADE_BY_SCRIPTS = `select schema_name as name from information_schema.schemata where schema_name not in ${SYSTEM_DATABASES}`;

/** Drops what earlier scripts left behind: a script may make databases of its own by CREATE DATABASE and USE. */
export async function dropAll(control: TestDatabase): Promise<void> {
  const drops = (await control.rows(MADE_BY_SCRIPTS)).map(({ name }) => `drop database \`${String(name)}\`;`);
  await control.execute(`set foreign_key_checks = 0; ${drops.join(' ')}`);
}

/** Runs a script as the client does, which also knows DELIMITER, and goes on after statements the server refuses. */
export async function runScript(port: number, database: string, script: string): Promise<readonly Refusal[]> {
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
