import { pause } from '../../pause.ts';
import type { Binaries } from './binaries.ts';
import { readPassword } from './cluster.ts';
import { replyOf, superuserOf, type Connection, type Reply } from './connection.ts';
import { launch, logTail, type Launched, type Listen } from './launch.ts';
import type { Layout } from './layout.ts';
import { dropRecycled, isOccupied, serves, serving, type Postmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

/** What a start needs to know. */
export type StartPlan = {
  readonly layout: Layout;
  readonly binaries: Binaries;
  readonly user: RunAs;
  readonly listen: Listen;
  readonly durable: boolean;
  readonly port?: number;
  /** How long a server may take to come up before it is ended and started anew. Default: two minutes. Milliseconds. */
  readonly patienceMs?: number;
};

export type Running = { readonly server: Postmaster; readonly superuser: Connection; readonly started: boolean };

/** Recovery reads 128 MB of log or little more, and is done long before; this bounds a start that will never end. Milliseconds. */
const PATIENCE = 120_000;
/** The part of that time after which one that does not even refuse connections is given up. */
const SILENT_PART = 1 / 4;
const MOST_LAUNCHES = 5;
/** From the order to end at once to the end by force, and from there to giving up. Milliseconds. */
const ENDING = 5000;

/** The tries to launch one server. */
type Launches = { latest?: Launched; count: number };

/**
 * Finds the PostgreSQL that serves the cluster, or starts one. One that does not come up, such as one that hangs in its
 * recovery, is ended and started anew, once and with twice the time. To be called with the start lock held.
 *
 * @throws Error with the end of the log when it does not come up.
 */
export async function startOrJoin(plan: StartPlan): Promise<Running> {
  const { layout, patienceMs = PATIENCE } = plan;
  for (const patience of [patienceMs, 2 * patienceMs]) {
    const launches: Launches = { count: 0 };
    const running = await comesUp(plan, launches, patience);
    if (running) return running;
    const hung = serving(layout.cluster)?.pid ?? stillStarting(launches)?.child.pid;
    if (hung === undefined) break;
    // What had the longer time goes on, and whoever comes next finds it.
    if (patience === patienceMs) await endByForce(hung, layout);
  }
  throw new Error(`PostgreSQL does not come up, and was started anew. The end of ${layout.log}:\n${logTail(layout)}`);
}

async function comesUp(plan: StartPlan, launches: Launches, patience: number): Promise<Running | undefined> {
  const { layout } = plan;
  const deadline = performance.now() + patience;
  let heard = performance.now();
  while (performance.now() < Math.min(deadline, heard + patience * SILENT_PART)) {
    await pause(launches.count === 0 ? 0 : 15);
    const server = serving(layout.cluster);
    if (server) {
      const found = await whenReady(server, layout, launches.latest);
      if (typeof found === 'object') return found;
      if (found === 'refusal') heard = performance.now();
      continue;
    }
    heard = performance.now();
    if (stillStarting(launches) || isOccupied(layout.cluster)) continue;
    const ended = launches.latest?.exit();
    if (ended) await settle(layout, ended.reason, launches.count);
    launches.latest = await launch(layout, plan.binaries, plan.user, plan);
    launches.count += 1;
  }
  return undefined;
}

function stillStarting({ latest }: Launches): Launched | undefined {
  return latest?.exit() === undefined ? latest : undefined;
}

/** Ends a server that hangs; what it had written is recovered by the next one. @throws Error where the system cannot end it. */
async function endByForce(pid: number, { cluster }: Layout): Promise<void> {
  const isThere = () => serves(pid, cluster);
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (isThere()) process.kill(pid, signal);
    for (const end = performance.now() + ENDING; isThere() && performance.now() < end;) await pause(20);
  }
  if (isThere()) throw new Error(`PostgreSQL (process ${pid}) hangs and cannot be ended. Its disk may not answer.`);
}

async function whenReady(
  server: Postmaster,
  layout: Layout,
  launched?: Launched,
): Promise<Running | Exclude<Reply, 'answer'>> {
  // It says itself that it is on its way.
  if (server.status !== 'ready') return 'refusal';
  const superuser = superuserOf(server, readPassword(layout.cluster));
  const reply = await replyOf(superuser);
  if (reply !== 'answer') return reply;
  launched?.child.unref();
  return { server, superuser, started: launched?.child.pid === server.pid };
}

/** After a refusal: clears the one obstacle PostgreSQL cannot clear itself, else waits a little longer each time. */
async function settle(layout: Layout, reason: string, launches: number): Promise<void> {
  if (dropRecycled(layout.cluster)) return;
  if (launches >= MOST_LAUNCHES) {
    throw new Error(`PostgreSQL did not start: ${reason}. The end of ${layout.log}:\n${logTail(layout)}`);
  }
  await pause(200 * launches);
}
