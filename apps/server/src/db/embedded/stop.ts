import type { Binaries } from './binaries.ts';
import { withClient, type Connection } from './connection.ts';
import { PRESENCE } from './presence.ts';
import { run } from './run.ts';
import { asUser, type RunAs } from './run-as.ts';

/** True when another process has announced that it uses the server. */
export async function othersPresent(superuser: Connection): Promise<boolean> {
  return withClient(superuser, async (client) => {
    const found = await client.query('select 1 from pg_stat_activity where application_name = $1 limit 1', [PRESENCE]);
    return (found.rowCount ?? 0) > 0;
  });
}

/** Ends the server in order: sessions are closed, everything is on disk, the next start needs no recovery. */
export async function stopServer(cluster: string, binaries: Binaries, user: RunAs): Promise<void> {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s'];
  await run(binaries.pgCtl, args, { ...asUser(user), cwd: cluster });
}
