import { pause } from '../../pause.ts';
import type { Binaries } from './binaries.ts';
import { readPassword } from './cluster.ts';
import { answers, superuserOf, type Connection } from './connection.ts';
import { launch, logTail, type Launched, type Listen } from './launch.ts';
import type { Layout } from './layout.ts';
import { dropRecycled, isOccupied, serving, type Postmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

/** What a start needs to know. */
export type StartPlan = {
  readonly layout: Layout;
  readonly binaries: Binaries;
  readonly user: RunAs;
  readonly listen: Listen;
  readonly durable: boolean;
  readonly port?: number;
};

export type Running = { readonly server: Postmaster; readonly superuser: Connection; readonly started: boolean };

/** Recovery after a crash takes as long as it takes; this bounds a start that will never end. Milliseconds. */
const TIMEOUT = 120_000;
const MOST_LAUNCHES = 5;

/**
 * Finds the PostgreSQL that serves the cluster, or starts one. To be called with the start lock held.
 *
 * @throws Error with the end of the log when it does not come up.
 */
export async function startOrJoin(plan: StartPlan): Promise<Running> {
  const { layout } = plan;
  const deadline = Date.now() + TIMEOUT;
  let launched: Launched | undefined;
  let launches = 0;
  while (Date.now() < deadline) {
    await pause(launches === 0 ? 0 : 15);
    const server = serving(layout.cluster);
    if (server) {
      const running = await whenReady(server, layout, launched);
      if (running) return running;
      continue;
    }
    const ended = launched?.exit();
    if ((launched && !ended) || isOccupied(layout.cluster)) continue;
    if (ended) await settle(layout, ended.reason, launches);
    launched = await launch(layout, plan.binaries, plan.user, plan);
    launches += 1;
  }
  throw new Error(`PostgreSQL was not ready within ${TIMEOUT / 1000} s. The end of ${layout.log}:\n${logTail(layout)}`);
}

async function whenReady(server: Postmaster, layout: Layout, launched?: Launched): Promise<Running | undefined> {
  if (server.status !== 'ready') return undefined;
  const superuser = superuserOf(server, readPassword(layout.cluster));
  if (!(await answers(superuser))) return undefined;
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
