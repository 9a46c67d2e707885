import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '@backsmith/server/embedded';
import { findBinaries } from '../../apps/server/src/db/embedded/binaries.ts';
import { launch } from '../../apps/server/src/db/embedded/launch.ts';
import { layoutOf } from '../../apps/server/src/db/embedded/layout.ts';
import { chooseUser } from '../../apps/server/src/db/embedded/run-as.ts';
import { freePort } from '../kit/index.ts';
import { openGateway } from './gateway.ts';
import { ask, urlOf, type Reachable } from './own-database.ts';

/** A database with a standby that has everything that was ever acknowledged, behind one address. */
export type StandbyPair = {
  /** For DATABASE_URL. */
  readonly url: string;
  /** The primary is gone at once; the address leads to the standby, which then takes over. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

/** How long nobody answers, and how long only the standby does. Milliseconds. */
const NOBODY = 1000;
const READ_ONLY = 1500;

export async function startPair(folder: string): Promise<StandbyPair> {
  const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')];
  const { superuser, connection } = await makeTwins(one, two);
  const gateway = await openGateway();
  const primary = await startServer(one, superuser);
  const conninfo = `host=127.0.0.1 port=${primary.reach.port} user=${superuser.user} password=${superuser.password}`;
  follow(layoutOf(two).cluster, conninfo);
  const standby = await startServer(two, superuser);
  const isSynchronous = `select count(*)::text as value from pg_stat_replication where sync_state = 'sync'`;
  await ask(primary.reach, `alter system set synchronous_standby_names = '*'`);
  await ask(primary.reach, 'select pg_reload_conf()::text as value');
  while ((await ask(primary.reach, isSynchronous))[0]?.value !== '1') await pause(50);
  gateway.pointTo(primary.reach.port);
  return {
    url: urlOf({ ...connection, host: '127.0.0.1', port: gateway.port }),
    failOver: async () => {
      await primary.crash();
      await pause(NOBODY);
      gateway.pointTo(standby.reach.port);
      await pause(READ_ONLY);
      await ask(standby.reach, 'select pg_promote()::text as value');
    },
    stop: async () => {
      gateway.stop();
      await primary.crash();
      await standby.crash();
    },
  };
}

/** Two clusters with the application's role and database, of which one is a copy of the other. */
async function makeTwins(one: string, two: string) {
  mkdirSync(one);
  chmodSync(one, 0o755);
  const opened = await openEmbedded({ folder: one, listen: 'tcp' });
  await opened.stop();
  execFileSync('cp', ['-a', one, two]);
  return opened;
}

/** Makes a cluster the standby of a server. */
function follow(cluster: string, conninfo: string): void {
  const signal = path.join(cluster, 'standby.signal');
  writeFileSync(signal, '');
  const { uid, gid } = statSync(cluster);
  chownSync(signal, uid, gid);
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
}

/** Starts the server of a cluster, which nobody starts again. */
async function startServer(folder: string, account: Reachable) {
  const layout = layoutOf(folder);
  const user = chooseUser(layout.cluster);
  const port = await freePort();
  const launched = await launch(layout, findBinaries(user, folder), user, {
    listen: 'tcp',
    durable: true,
    port,
  });
  const reach = { ...account, host: '127.0.0.1', port };
  while (
    await ask(reach, 'select 1::text as value').then(
      () => false,
      () => true,
    )
  ) {
    if (launched.exit()) throw new Error(`PostgreSQL did not start:\n${readFileSync(layout.log, 'utf8')}`);
    await pause(50);
  }
  return {
    reach,
    crash: async () => {
      launched.child.kill('SIGQUIT');
      while (!launched.exit()) await pause(20);
    },
  };
}
