import { findProgram } from './find-program.ts';

export type MariaDbPrograms = { readonly server: string; readonly install: string; readonly client: string };

/** Servers live outside an ordinary user's PATH on most systems. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The three programs an isolated MariaDB needs, or nothing when one is missing. */
export function findMariaDb(): MariaDbPrograms | undefined {
  const server = findProgram('mariadbd', SERVER_FOLDERS);
  const install = findProgram('mariadb-install-db', SERVER_FOLDERS);
  const client = findProgram('mariadb', SERVER_FOLDERS);
  if (server === undefined || install === undefined || client === undefined) return undefined;
  return { server, install, client };
}
