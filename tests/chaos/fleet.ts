import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type ServerKind, type ServerProcess } from './server-process.ts';

/** Several servers on one database, each of which may be gone at any moment. */
export type Fleet = {
  /** kill -9 of one that lives; returns once another has taken its place. @param pick a number in [0, 1) */
  killOne(pick: number): Promise<void>;
  /**
   * Asks a server, and another one while servers are gone or going.
   *
   * @throws what the work throws when it is no matter of a server that is gone.
   */
  ask<Value>(work: (address: string) => Promise<Value>): Promise<Value>;
  /** Those that were started last. */
  servers(): readonly ServerProcess[];
  stop(): Promise<void>;
};

/** How long a server may be looked for. Milliseconds. */
const PATIENCE = 60_000;

/**
 * Starts one server of each kind, one after the other: the first one sets up the database.
 *
 * @param environment further variables of their environment.
 */
export async function startFleet(
  dataFolder: string,
  kinds: readonly ServerKind[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const running = new Map<ServerKind, ServerProcess>();
  for (const kind of kinds) running.set(kind, await startServer(dataFolder, kind, environment));
  let turn = 0;
  return {
    killOne: async (pick) => {
      const [kind, server] = [...running][Math.floor(pick * running.size)] ?? [];
      if (kind === undefined || server === undefined) throw new Error('no server is there to be killed');
      running.delete(kind);
      await server.kill();
      running.set(kind, await startServer(dataFolder, kind, environment));
    },
    ask: async (work) => {
      const end = performance.now() + PATIENCE;
      for (;;) {
        turn += 1;
        const server = [...running.values()][turn % running.size];
        try {
          if (server === undefined) throw new TypeError('every server is gone');
          return await work(server.address);
        } catch (error) {
          if (!isOfGoneServer(error) || performance.now() > end) throw error;
        }
        await pause(100);
      }
    },
    servers: () => [...running.values()],
    stop: async () => {
      for (const server of running.values()) await server.stop();
    },
  };
}

/** A connection that broke or was refused (fetch throws TypeError), or the answer of a server that is just stopping. */
export function isOfGoneServer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('status 503'));
}
