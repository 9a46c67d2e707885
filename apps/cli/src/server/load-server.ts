import { isCode } from '@backsmith/text';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { programName, version } from '../manifest.ts';

type Server = typeof import('@backsmith/server');

/**
 * Loads the server, which takes a second. A clone has it; the published command line is small and asks for it, a package of
 * its own.
 *
 * @throws Failure where it is not installed, or one of its own packages is missing
 */
export async function loadServer(): Promise<Server> {
  try {
    return await import('@backsmith/server');
  } catch (error) {
    if (!(error instanceof Error) || !isCode(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    const missing = /'([^']+)'/.exec(error.message)?.[1] ?? 'a package';
    if (missing !== SERVER_PACKAGE)
      throw new Failure(EXIT.refused, `${missing} is not installed.`, 'Run npm ci again.');
    const install = `npm install ${SERVER_PACKAGE}@${version()}`;
    throw new Failure(
      EXIT.refused,
      `This command needs the server, which is a package of its own and not installed.`,
      `Install it beside ${programName()}: ${install}`,
    );
  }
}

/** The name the server is published under. */
export const SERVER_PACKAGE = 'backsmith-server';
