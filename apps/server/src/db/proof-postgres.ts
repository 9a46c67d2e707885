import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { postgresCatalog, type AskedDatabase, type ProofDatabase, type ProofServer } from '@backsmith/prover';
import { withClient, type Connection } from './embedded/connection.ts';
import { openEmbedded } from './embedded/open-embedded.ts';

/** Owns the databases that proofs run on, and may do nothing besides: what runs as it was written by strangers. */
const ROLE = 'proof';

/**
 * Makes the role. It may leave foreign keys unchecked, as who moves data in does: the client begins circles of needed
 * references so. No statement of it runs long or fills the disk.
 */
async function makeRole(superuser: Connection, password: string): Promise<string> {
  return withClient(superuser, async (client) => {
    await client.query(`
      create role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication password '${password}' connection limit 60;
      alter role ${ROLE} set statement_timeout = '60s';
      alter role ${ROLE} set temp_file_limit = '256MB';
      grant set on parameter session_replication_role to ${ROLE};
      revoke connect, temporary on database postgres from public;`);
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  });
}

function askAs(connection: Connection): AskedDatabase {
  return {
    execute: async (script) => {
      await withClient(connection, (client) => client.query(script));
    },
    rows: (query) =>
      withClient(connection, async (client) => {
        const { rows } = await client.query<Record<string, unknown>>(query);
        return rows;
      }),
  };
}

/**
 * Starts an empty PostgreSQL in a folder, for one proof: it listens on this machine alone and keeps nothing. All that a proof
 * does there, the questions of its client included, is done by a role that owns the proof's databases and is nobody besides.
 */
export async function startProofPostgres(folder: string): Promise<ProofServer> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // Started by root, the server runs under another account that has to reach it.
  const opened = await openEmbedded({ folder, listen: 'tcp', durable: false });
  try {
    const { superuser } = opened;
    const password = randomBytes(18).toString('hex');
    const version = await makeRole(superuser, password);
    const own: Connection = { ...superuser, user: ROLE, password };
    return {
      label: `PostgreSQL ${version}`,
      create: async (name): Promise<ProofDatabase> => {
        await withClient(superuser, async (client) => {
          await client.query(`create database ${client.escapeIdentifier(name)} owner ${ROLE}`);
        });
        const asked = askAs({ ...own, database: name });
        const jdbcUrl = `jdbc:postgresql://127.0.0.1:${superuser.port}/${name}`;
        return { ...asked, jdbcUrl, user: ROLE, password, catalog: postgresCatalog(asked) };
      },
      stop: async () => {
        await opened.stop();
      },
    };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}
