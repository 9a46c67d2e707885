import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import type { AskedDatabase, ProofDatabase, ProofServer } from '@backsmith/prover';
import { postgresCatalog } from '@backsmith/prover/running';
import { withClient, type Connection } from './embedded/connection.ts';
import { openEmbedded } from './embedded/open-embedded.ts';

/** Owns the databases that proofs run on, and may do nothing besides: what runs as it was written by strangers. */
const ROLE = 'proof';

/** A role for proofs on a server. */
export type ProofRole = { readonly user: string; readonly password: string };

/**
 * Makes the role. It may leave foreign keys unchecked, as who moves data in does: the client begins circles of needed
 * references so. No statement of it runs long or fills the disk.
 */
export async function makeRole(superuser: Connection, { user, password }: ProofRole): Promise<void> {
  await withClient(superuser, (client) =>
    client.query(`
      create role ${user} login nosuperuser nocreatedb nocreaterole noreplication password '${password}' connection limit 60;
      alter role ${user} set statement_timeout = '60s';
      alter role ${user} set temp_file_limit = '256MB';
      grant set on parameter session_replication_role to ${user};`),
  );
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

/** The rows of one column of a query. */
async function column(connection: Connection, query: string): Promise<readonly string[]> {
  const rows = await withClient(connection, async (client) => (await client.query<{ value: string }>(query)).rows);
  return rows.map(({ value }) => value);
}

/** Its product and release. */
export async function labelOf(connection: Connection): Promise<string> {
  const [version = ''] = await column(connection, "select current_setting('server_version') as value");
  return `PostgreSQL ${version.split(' ')[0] ?? ''}`;
}

/** Which of these extensions a server cannot install. */
export async function lackingOn(superuser: Connection, extensions: readonly string[]): Promise<readonly string[]> {
  if (extensions.length === 0) return [];
  const there = new Set(await column(superuser, 'select name as value from pg_available_extensions'));
  return extensions.filter((name) => !there.has(name));
}

/**
 * Makes a database of the role, with the extensions: most of them only a superuser may install, as whoever runs a server for
 * others does.
 */
export async function makeDatabase(
  superuser: Connection,
  { user, password }: ProofRole,
  name: string,
  extensions: readonly string[],
): Promise<ProofDatabase> {
  await withClient(superuser, async (client) => {
    await client.query(
      `create database ${client.escapeIdentifier(name)} owner ${user} template template0 encoding 'UTF8'`,
    );
  });
  await withClient({ ...superuser, database: name }, async (client) => {
    for (const extension of extensions)
      await client.query(`create extension if not exists ${client.escapeIdentifier(extension)} cascade`);
  });
  const asked = askAs({ ...superuser, user, password, database: name });
  const jdbcUrl = `jdbc:postgresql://${superuser.host}:${superuser.port}/${name}`;
  return { ...asked, jdbcUrl, user, password, catalog: postgresCatalog(asked) };
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
    const role = { user: ROLE, password: randomBytes(18).toString('hex') };
    await makeRole(superuser, role);
    await withClient(superuser, (client) => client.query('revoke connect, temporary on database postgres from public'));
    return {
      label: await labelOf(superuser),
      lacking: (extensions) => lackingOn(superuser, extensions),
      create: (name, extensions) => makeDatabase(superuser, role, name, extensions),
      stop: async () => {
        await opened.stop();
      },
    };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}
