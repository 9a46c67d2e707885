import pg from 'pg';
import { pause } from '../pause.ts';
import type { ConnectionOptions } from './database.ts';

export type KeptConnection = { readonly close: () => Promise<void> };

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
  let client = await connect(connection, prepare, lost);
  function lost(): void {
    if (!isClosed()) void reconnect();
  }
  async function reconnect(): Promise<void> {
    for (let wait = 100; !isClosed(); wait = Math.min(wait * 2, 3000)) {
      try {
        client = await connect(connection, prepare, lost);
        if (isClosed()) await client.end();
        else onReturn();
        return;
      } catch {
        // The database is away; whoever needs it reports that. Here only its return counts.
        await pause(wait, closed.signal);
      }
    }
  }
  return {
    close: async () => {
      closed.abort();
      await client.end();
    },
  };
}

async function connect(
  connection: ConnectionOptions,
  prepare: (client: pg.Client) => Promise<void>,
  lost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionTimeoutMillis: 10_000,
    ...connection,
    application_name: 'backsmith-session',
    keepAlive: true,
  });
  // Every error is followed by the end of the connection, which is what is acted on.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  client.on('end', lost);
  return client;
}
