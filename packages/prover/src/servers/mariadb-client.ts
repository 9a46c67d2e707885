import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a script in a database, or beside all, and gives what the client prints. Rejects with the server's words. */
export type SqlClient = (sql: string, database?: string) => Promise<string>;

/** The client of MariaDB on the socket of a server. */
export function sqlClient(
  program: string,
  socket: string,
  { user, password }: { readonly user: string; readonly password: string },
): SqlClient {
  return async (sql, database) => {
    const args = [
      '--no-defaults',
      `--socket=${socket}`,
      `--user=${user}`,
      '--batch',
      '--default-character-set=utf8mb4',
    ];
    const child = spawn(program, [...args, ...(database === undefined ? [] : [database])], {
      // Among its words others would see it.
      env: { PATH: '/usr/bin:/bin', MYSQL_PWD: password },
      stdio: 'pipe',
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    child.stdin.on('error', () => undefined); // It ends before it has read all: its own words say why.
    child.stdin.end(sql);
    const [printed, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code !== 0) throw new Error(`MariaDB refused: ${said.trim()}`);
    return printed;
  };
}
