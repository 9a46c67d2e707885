import type pg from 'pg';
import { pause } from '../pause.ts';
import { DatabaseClient } from './away.ts';
import type { ConnectionOptions } from './database.ts';
import { backOff } from './outlast.ts';

export type KeptConnection = {
  /** For how long it has been there without a gap: Infinity for the first connection, 0 while there is none. Milliseconds. */
  readonly steadyFor: () => number;
  readonly close: () => Promise<void>;
};

/** How often the other side is asked whether it is there. A machine that vanished says no word. Milliseconds. */
const ASK_EVERY = 10_000;
/** How long an answer, or the preparation, may take. Milliseconds. */
const PATIENCE = 10_000;

/**
 * Keeps one connection for as long as the process lives, for what belongs to a session: notifications, advisory locks. A lost
 * one is opened again until it works.
 *
 * @param prepare makes the session what it should be; called for every new connection before it counts.
 * @param onReturn called after each connection but the first: what the session would have told meanwhile is lost.
 */
export async function keepConnection(
  connection: ConnectionOptions,
  prepare: (client: pg.Client) => Promise<void>,
  onReturn: () => void,
): Promise<KeptConnection> {
  const closed = new AbortController();
  const isClosed = () => closed.signal.aborted;
  // When it came; the first one counts as there for ever, one that is lost as yet to come.
  let since = -Infinity;
  let client = await connect(connection, prepare, lost);
  const asking = setInterval(() => void ask(client), ASK_EVERY);
  function lost(): void {
    since = Infinity;
    if (!isClosed()) void reconnect();
  }
  async function reconnect(): Promise<void> {
    const nextPause = backOff();
    while (!isClosed()) {
      try {
        client = await connect(connection, prepare, lost);
      } catch {
        // The database is away; whoever needs it reports that. Here only its return counts.
        await pause(nextPause(), closed.signal);
        continue;
      }
      if (isClosed()) return client.end();
      since = performance.now();
      onReturn();
      return;
    }
  }
  return {
    steadyFor: () => Math.max(0, performance.now() - since),
    close: async () => {
      closed.abort();
      clearInterval(asking);
      await client.end();
    },
  };
}

async function connect(
  connection: ConnectionOptions,
  prepare: (client: pg.Client) => Promise<void>,
  lost: () => void,
): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionTimeoutMillis: 10_000,
    ...connection,
    application_name: 'backsmith-session',
    keepAlive: true,
  });
  // Every error is followed by the end of the connection, which is what is acted on.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await within(client, () => leads(client));
    await within(client, () => prepare(client));
  } catch (error) {
    await client.end();
    throw error;
  }
  client.on('end', lost);
  return client;
}

async function ask(client: pg.Client): Promise<void> {
  try {
    await within(client, () => leads(client));
  } catch {
    await client.end(); // Which is what is acted on.
  }
}

/** @throws Error where the server follows another one: what one session says or holds there is seen by no other. */
async function leads(client: pg.Client): Promise<void> {
  const found = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  if (found.rows[0]?.follows !== false)
    throw new Error('This database only follows another one, and cannot be written to.');
}

/** Ends the connection, and with it the work, when that takes too long. */
async function within<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const late = setTimeout(() => void client.end(), PATIENCE);
  try {
    return await work();
  } finally {
    clearTimeout(late);
  }
}
