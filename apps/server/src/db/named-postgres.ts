import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ProofServer } from '@backsmith/prover';
import { withClient, type Connection } from './embedded/connection.ts';
import { labelOf, lackingOn, makeDatabase, makeRole, type ProofRole } from './proof-postgres.ts';

/** What the names of all that proofs make on a server begin with. */
const PREFIX = 'backsmith_proof_';

/** No server can be used at an address; the message says why. */
export class BadAddress extends Error {}

/** What an address says. @throws BadAddress */
export function readAddress(address: string): Connection {
  const url = URL.parse(address);
  if (url === null || !['postgresql:', 'postgres:'].includes(url.protocol) || url.hostname === '')
    throw new BadAddress(
      'It is no address of a PostgreSQL, such as postgresql://postgres:secret@127.0.0.1:5432/postgres.',
    );
  return {
    host: url.hostname.replaceAll(/^\[|\]$/gu, ''),
    port: url.port === '' ? 5432 : Number(url.port),
    user: decodeURIComponent(url.username) || 'postgres',
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
  };
}

/** Sees whether a server answers at an address, and lets databases be made. @throws BadAddress */
export async function checkNamedPostgres(address: string): Promise<void> {
  const administrator = readAddress(address);
  const mayMake = await withClient(administrator, async (client) => {
    const query = 'select rolsuper as may from pg_roles where rolname = current_user';
    return (await client.query<{ may: boolean }>(query)).rows[0]?.may;
  }).catch((error: unknown) => {
    throw new BadAddress(`The server does not let us in: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (mayMake !== true)
    throw new BadAddress(`${administrator.user} is no superuser, who makes databases and extensions.`);
}

/** What a session that lives as long as its proof keeps: what bears its name is in use. */
async function announce(administrator: Connection, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...administrator, connectionTimeoutMillis: 5000, application_name: name });
  client.on('error', () => undefined); // Whoever asks next is told.
  await client.connect();
  return client;
}

/** Removes what proofs have left whose process was killed: their session is gone. */
async function removeLeft(administrator: Connection): Promise<void> {
  await withClient(administrator, async (client) => {
    const left = `not exists (select from pg_stat_activity a where a.application_name = substring(name from '^${PREFIX}[0-9a-f]+'))`;
    const databases = await client.query<{ name: string }>(
      `select name from (select datname::text as name from pg_database) d where name like '${PREFIX}%' and ${left}`,
    );
    for (const { name } of databases.rows)
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    const roles = await client.query<{ name: string }>(
      `select name from (select rolname::text as name from pg_roles) r where name like '${PREFIX}%' and ${left}`,
    );
    for (const { name } of roles.rows) {
      const role = client.escapeIdentifier(name);
      await client.query(`drop owned by ${role}; drop role ${role}`); // What it was granted is its own, too.
    }
  });
}

/**
 * Uses a PostgreSQL that somebody has for one proof: a role and databases of its own are made there, and removed when it is
 * let go, or by the next proof where this process is killed.
 *
 * @param address of an administrator's
 * @throws BadAddress, or what the server refuses it with: see `checkNamedPostgres`
 */
export async function startNamedPostgres(address: string): Promise<ProofServer> {
  const administrator = readAddress(address);
  await removeLeft(administrator);
  const id = randomBytes(6).toString('hex');
  const role: ProofRole = { user: `${PREFIX}${id}`, password: randomBytes(18).toString('hex') };
  const sign = await announce(administrator, role.user);
  const stop = async (): Promise<void> => {
    await sign.end();
    await removeLeft(administrator);
  };
  try {
    await makeRole(administrator, role);
    return {
      label: await labelOf(administrator),
      lacking: (extensions) => lackingOn(administrator, extensions),
      create: (name, extensions) => makeDatabase(administrator, role, `${role.user}_${name}`, extensions),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
