import { mkdirSync, realpathSync } from 'node:fs';
import { pause } from '../../pause.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { atMostEvery } from '../at-most-every.ts';
import { backOff } from '../outlast.ts';
import { answers, type Connection } from './connection.ts';
import type { Listen } from './launch.ts';
import { layoutOf, makeFolders, type Layout } from './layout.ts';
import { announce, type Presence } from './presence.ts';
import { ensureApplication } from './roles.ts';
import { canEnter, chooseUser, isShared, type RunAs } from './run-as.ts';
import { withStartLock } from './start-lock.ts';
import { serving } from './postmaster.ts';
import { startOrJoin, type Running, type StartPlan } from './start-or-join.ts';
import { othersPresent, stopServer } from './stop.ts';

export type EmbeddedOptions = {
  /** Holds the cluster and its log; made when missing. */
  readonly folder: string;
  /** Default: a Unix socket, on Windows TCP. */
  readonly listen?: Listen;
  /** False gives up crash safety for speed: tests only. Default true. */
  readonly durable?: boolean;
  /** The system user to run under when this process is root. */
  readonly runAs?: string;
  /** Told when the server vanished and is being started again. */
  readonly notify?: (message: string) => void;
  /** How long a server may take to come up before it is ended and started anew. Default: two minutes. Milliseconds. */
  readonly patienceMs?: number;
};

/** A running embedded PostgreSQL that this process uses, alone or beside others. */
export type EmbeddedDatabase = {
  /** The application's own role and database. */
  readonly connection: Connection;
  /** For making further databases: tests, and backends booted against this server. */
  readonly superuser: Connection;
  /** `fresh`: the cluster was made; `reopened`: an existing one was started; `joined`: it was running already. */
  readonly how: 'fresh' | 'reopened' | 'joined';
  readonly pid: number;
  /** True when it runs under `nobody`, as other programs do. */
  readonly isUserShared: boolean;
  /** Stops using it; the last user stops the server. Close all pools first. */
  stop(): Promise<'stopped' | 'left running'>;
};

/** How long to wait for another starter, which may be recovering from a crash. Milliseconds. */
const LOCK_TIMEOUT = 400_000;

/** A server that does not come back is tried again every few seconds, and complained of less often. Milliseconds. */
const FAILURE_QUIET = 60_000;

/**
 * Opens the PostgreSQL of a folder: makes, starts or joins it, whichever is needed. Any number of processes may call this at
 * once. A server that dies is started again at the same address until `stop`.
 *
 * @throws Error that says what to do, when it cannot run here.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  const layout = layoutOf(folder);
  return withStartLock(folder, LOCK_TIMEOUT, async () => {
    const { user, binaries } = prepare(layout, options.runAs);
    const durable = options.durable ?? true;
    const made = await ensureCluster(layout, binaries, user, durable);
    const { patienceMs } = options;
    const plan = { layout, binaries, user, durable, listen: listenOf(options), ...(patienceMs && { patienceMs }) };
    const running = await startOrJoin(plan);
    checkListen(running, plan.listen, folder);
    const connection = await ensureApplication(running.superuser);
    const presence = await keepRunning(plan, running, options.notify ?? (() => undefined));
    const found = running.started ? 'reopened' : 'joined';
    return {
      connection,
      superuser: running.superuser,
      how: made ? 'fresh' : found,
      pid: running.server.pid,
      isUserShared: isShared(user),
      stop: () => stop(plan, running.superuser, presence),
    };
  });
}

function listenOf(options: EmbeddedOptions): Listen {
  return process.platform === 'win32' ? 'tcp' : (options.listen ?? 'socket');
}

function prepare(layout: Layout, runAs?: string): { readonly user: RunAs; readonly binaries: Binaries } {
  const user = chooseUser(layout.cluster, runAs);
  makeFolders(layout, user);
  if (user && !canEnter(user, layout.home)) {
    throw new Error(
      `${layout.home} cannot be reached by ${user.name}, under which PostgreSQL runs because this process is root. ` +
        'Choose a data folder outside of closed folders (BACKSMITH_DATA), or set DATABASE_URL.',
    );
  }
  return { user, binaries: findBinaries(user, layout.folder) };
}

function checkListen(running: Running, listen: Listen, folder: string): void {
  if (listen === 'socket' || running.server.address !== '') return;
  throw new Error(`The PostgreSQL of ${folder} is running already and listens on a Unix socket only.`);
}

type Keeper = { leave(): Promise<void> };

/** Announces this process and starts the server again whenever it is lost. */
async function keepRunning(plan: StartPlan, running: Running, notify: (message: string) => void): Promise<Keeper> {
  const left = new AbortController();
  const again: StartPlan = { ...plan, port: running.server.port };
  let presence: Presence | undefined;
  const arrive = async () => {
    presence = await announce(running.superuser, lost);
    // `leave` may have run meanwhile and found only the old connection.
    if (left.signal.aborted) await presence.leave();
  };
  // The end of PostgreSQL's log comes with it, and a disk may stay full for days.
  const tellOfFailure = atMostEvery(FAILURE_QUIET, notify);
  const revive = async () => {
    notify('The embedded PostgreSQL has gone; starting it again.');
    const nextPause = backOff(50, 5000);
    while (!left.signal.aborted) {
      try {
        await withStartLock(plan.layout.folder, LOCK_TIMEOUT, () => startOrJoin(again));
        await arrive();
        notify('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        tellOfFailure(`The embedded PostgreSQL did not come back, and is tried again: ${cause}`);
        await pause(nextPause());
      }
    }
  };
  const lost = () => {
    if (!left.signal.aborted) void revive();
  };
  await arrive();
  return {
    leave: async () => {
      left.abort();
      await presence?.leave();
    },
  };
}

async function stop(plan: StartPlan, superuser: Connection, keeper: Keeper): Promise<'stopped' | 'left running'> {
  const { layout, binaries, user } = plan;
  return withStartLock(layout.folder, LOCK_TIMEOUT, async () => {
    await keeper.leave();
    // It had died, and there was no way to start it again.
    if (serving(layout.cluster) === undefined) return 'stopped';
    if ((await answers(superuser)) && (await othersPresent(superuser))) return 'left running';
    await stopServer(layout.cluster, binaries, user);
    return 'stopped';
  });
}
