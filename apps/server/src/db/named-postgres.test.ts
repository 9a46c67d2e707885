import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient, type Connection } from './embedded/connection.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded/open-embedded.ts';
import { checkNamedPostgres, readAddress, startNamedPostgres } from './named-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-named-'));
chmodSync(folder, 0o755);
let server: EmbeddedDatabase;

beforeAll(async () => {
  server = await openEmbedded({ folder, listen: 'tcp', durable: false });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function addressOf({ host, port, user, password, database }: Connection): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** What proofs have made on the server. */
function ofProofs(): Promise<readonly string[]> {
  return withClient(server.superuser, async (client) => {
    const query = `select datname::text as name from pg_database where datname like 'backsmith_proof_%'
      union all select rolname::text from pg_roles where rolname like 'backsmith_proof_%'`;
    return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  });
}

test('an address says where a server is, and what it leaves out is as usual', () => {
  expect(readAddress('postgres://ann:a%2Fb@db.example:6543/main')).toEqual({
    ...{ host: 'db.example', port: 6543, user: 'ann', password: 'a/b', database: 'main' },
  });
  expect(readAddress('postgresql://localhost')).toMatchObject({ port: 5432, user: 'postgres', database: 'postgres' });
  for (const wrong of ['mysql://localhost', 'localhost:5432', '', 'postgresql:///x'])
    expect(() => readAddress(wrong)).toThrow('no address of a PostgreSQL');
});

test('whoever may make no databases is refused before anything starts, and so is a wrong password', async () => {
  await checkNamedPostgres(addressOf(server.superuser));
  await expect(checkNamedPostgres(addressOf(server.connection))).rejects.toThrow('is no superuser');
  await expect(checkNamedPostgres(addressOf({ ...server.superuser, password: 'no' }))).rejects.toThrow('let us in');
});

test('a proof has databases of a role without rights there, with extensions the role could not install', async () => {
  const named = await startNamedPostgres(addressOf(server.superuser));
  expect(named.label).toMatch(/^PostgreSQL \d+/);
  expect(await named.lacking(['earthdistance', 'vector'])).toEqual(['vector']);
  const database = await named.create('run', ['earthdistance']);
  await database.execute('create extension if not exists earthdistance; create table place (id int primary key)');
  expect((await database.catalog.tables()).map(({ name }) => name)).toEqual(['place']);
  await expect(database.execute('create database other')).rejects.toThrow(/permission denied/);
  expect(await ofProofs()).toHaveLength(2);
  await named.stop();
  expect(await ofProofs()).toEqual([]);
});

test('what a killed proof has left goes with the next one, and what another uses stays', async () => {
  const other = await startNamedPostgres(addressOf(server.superuser));
  await other.create('run', []);
  await withClient(server.superuser, async (client) => {
    await client.query('create role backsmith_proof_0123456789ab login');
    await client.query('create database backsmith_proof_0123456789ab_run owner backsmith_proof_0123456789ab');
  });
  const next = await startNamedPostgres(addressOf(server.superuser));
  const left = await ofProofs();
  expect(left.filter((name) => name.includes('0123456789ab'))).toEqual([]);
  expect(left).toHaveLength(3);
  await next.stop();
  await other.stop();
  expect(await ofProofs()).toEqual([]);
});
