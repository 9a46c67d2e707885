import type { ClosingStack } from './closing-stack.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { chooseDataFolder } from './data-folder.ts';
import { notedDatabase } from './db/noted-database.ts';
import { openFoundation, type Foundation } from './foundation.ts';

/** What a command beside the server works on, or why it must not. */
export type Beside =
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: true; readonly config: Config; readonly foundation: Foundation };

/**
 * Opens the database of a running or stopped server for a command of its operator.
 *
 * @param print told which database it is. @throws ConfigError, or Error when the database cannot be opened.
 */
export async function openBeside(
  environment: Readonly<Record<string, string | undefined>>,
  closing: ClosingStack,
  print: (line: string) => void = () => undefined,
): Promise<Beside> {
  const read = readConfig(environment);
  if (!read.ok) throw new ConfigError(read.problems);
  const { config } = read;
  const { folder } = chooseDataFolder(config);
  const noted = config.databaseUrl === undefined ? notedDatabase(folder) : undefined;
  if (noted !== undefined) {
    const wish = 'Set DATABASE_URL as the server has it, with its password, and try again.';
    return { ok: false, problem: `The server of ${folder} keeps its accounts in ${noted}. ${wish}` };
  }
  return { ok: true, config, foundation: await openFoundation(config, closing, print) };
}
