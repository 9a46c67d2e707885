import pg from 'pg';
import type { Connection } from './connection.ts';

/** The name under which users of an embedded server are seen by each other. */
export const PRESENCE = 'backsmith-presence';

export type Presence = {
  /** Ends the connection on purpose; `lost` is not called. */
  leave(): Promise<void>;
};

/**
 * Holds one idle connection: it tells other processes that the server is in use, and tells this one at once when the server
 * has gone.
 */
export async function announce(superuser: Connection, lost: () => void): Promise<Presence> {
  const client = new pg.Client({
    ...superuser,
    application_name: PRESENCE,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  let leaving = false;
  // What went wrong is in PostgreSQL's log; here only the end counts, which follows every error.
  client.on('error', () => undefined);
  await client.connect();
  // A connection that never was is not lost: the caller hears of it, and tries again by itself.
  client.on('end', () => {
    if (!leaving) lost();
  });
  return {
    leave: () => {
      leaving = true;
      return client.end();
    },
  };
}
