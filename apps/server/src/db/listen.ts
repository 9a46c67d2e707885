import pg from 'pg';
import type { ConnectionOptions } from './database.ts';
import { keepConnection, type KeptConnection } from './keep-connection.ts';

/**
 * Hears the notifications of a channel, on a connection of its own that is opened again whenever it is lost.
 *
 * @param heard called with the payload of each.
 * @param onReturn called after a gap: what was said meanwhile was heard by nobody.
 */
export function listen(
  connection: ConnectionOptions,
  channel: string,
  heard: (payload: string) => void,
  onReturn: () => void,
): Promise<KeptConnection> {
  const prepare = async (client: pg.Client) => {
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) heard(payload);
    });
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  return keepConnection(connection, prepare, onReturn);
}
