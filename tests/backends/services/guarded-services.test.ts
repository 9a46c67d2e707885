import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADMINISTRATOR,
  type Tokens,
  WITHOUT_LIMITS,
  guardSettings,
  ownTablesOf,
  postAuth,
  proveApi,
  proveRoles,
  readersOf,
  register,
  signIn,
  signingKey,
} from '@backsmith/prover';
import { runWrapper, scratchFolder, tool, writeFiles, type TestDatabaseServer } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs, type Proofs, type ProofSuite } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from '../proof/database-kinds.ts';
import { asOneService } from './as-one-service.ts';
import { badTokens } from './bad-tokens.ts';
import { CLIENTS, MODULES, TICKETS, call, desk } from './desk.ts';
import { RunningSystem } from './running-system.ts';

/** The name of the suite is its place in the ledger. */
function suiteOn({ label, target, part, tools }: DatabaseKind, name: string): ProofSuite<ProjectClaim> {
  return {
    name,
    tools: ['jdk-17', 'maven', ...tools],
    claims: () => [{ name: target === 'postgresql' ? 'desk' : `desk on ${label}`, generate: () => [desk(target)] }],
    dependsOn: 'build',
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 17', part],
    harness: ['tests/backends/services'],
  };
}

describeProofs(suiteOn(POSTGRESQL, 'guarded services behind their gateway'), (proofs) => prove(POSTGRESQL, proofs));
describeProofs(suiteOn(MARIADB, 'guarded services on MariaDB behind their gateway'), (proofs) =>
  prove(MARIADB, proofs),
);

function prove(kind: DatabaseKind, { taken, proven }: Proofs<ProjectClaim>): void {
  const scratch = scratchFolder(`guarded-services-${kind.target}`);
  const folder = join(scratch, 'desk');
  const mails = join(scratch, 'mails');
  const key = signingKey();
  const generation = desk(kind.target);
  let databases: TestDatabaseServer;
  let system: RunningSystem;
  let administrator: Tokens;
  let user: Tokens;
  let editor: Tokens;
  let passed = 0;

  const gateway = () => system.url('gateway');

  beforeAll(async () => {
    writeFiles(folder, generation.files);
    databases = await kind.start();
    const env = { ...guardSettings(mails, key), ...WITHOUT_LIMITS };
    system = await RunningSystem.prepare({ folder, jdk: tool('jdk-17'), databases, env }, MODULES);
  });
  afterAll(async () => {
    await system.stopAll();
    await databases.stop();
  });

  test('./mvnw verify at the root passes the generated tests of every service', async () => {
    const env = { MAVEN_OPTS: '-Xmx512m', DB_URL: 'jdbc:postgresql://127.0.0.1:1/none' };
    const ended = await runWrapper(folder, tool('jdk-17'), ['clean', 'verify'], env);
    console.log(`desk for ${kind.label}: verified in ${ended.seconds.toFixed(0)} s`);
    expect(ended.code).toBe(0);
    passed += 1;
  });

  test('services start without the one that issues tokens, and say that none can be checked until it is there', async () => {
    for (const module of ['clients-service', 'tickets-service', 'gateway']) await system.start(module);
    const early = `${Buffer.from('{"alg":"RS256","kid":"one"}').toString('base64url')}.e30.c2ln`;
    for (const url of [system.url('tickets-service'), gateway()]) {
      expect((await call(url, 'GET', TICKETS)).status).toBe(401);
      const { status, json } = await call(url, 'GET', TICKETS, early);
      expect([status, json?.['code']]).toEqual([503, 'unavailable']);
    }
    await system.start('auth-service');
    administrator = await signIn(gateway(), ADMINISTRATOR);
    user = await signIn(gateway(), await register(gateway(), mails, 'reader@people.example'));
    const writer = await register(gateway(), mails, 'writer@people.example');
    const accounts = await call(gateway(), 'GET', '/auth/accounts', administrator.accessToken);
    const { id } = (accounts.json as unknown as readonly { readonly id: string; readonly email: string }[]).find(
      ({ email }) => email === writer.email,
    ) ?? { id: '' };
    const given = await call(gateway(), 'PUT', `/auth/accounts/${id}/roles`, administrator.accessToken, {
      roles: ['EDITOR'],
    });
    expect(given.status).toBe(200);
    editor = await signIn(gateway(), writer);
    passed += 1;
  });

  test('everything as an administrator, what their role allows as others, nothing as nobody', async () => {
    // Tickets first: what was never called takes longer than others wait for it.
    for (const name of ['tickets', 'clients']) {
      const module = `${name}-service`;
      const facade = await asOneService(gateway(), system.url(module), `/docs/${name}`);
      try {
        const callers = {
          user: user.accessToken,
          editor: editor.accessToken,
          administrator: administrator.accessToken,
        };
        const roles = await proveRoles(facade.url, callers, undefined, readersOf(generation));
        console.log(`${kind.label}: ${name} through the gateway: ${roles.calls} calls by roles`);
        expect(roles.failures).toEqual([]);
        if (name === 'tickets') continue;
        // Tickets refer to clients, which a client that knows one document cannot make.
        const access = { token: administrator.accessToken, ownTables: ownTablesOf(generation) };
        const proof = await proveApi(facade.url, kind.catalog(system.database(module)), access);
        console.log(`${kind.label}: ${name} through the gateway: ${proof.tables} tables, ${proof.calls} calls`);
        expect(proof.failures).toEqual([]);
        expect(proof.tables).toBe(1);
      } finally {
        await facade.stop();
      }
    }
    passed += 1;
  });

  test('a service asks another one in the name of the caller', async () => {
    const token = administrator.accessToken;
    const client = await call(gateway(), 'POST', CLIENTS, token, { name: 'Ada' });
    expect(client.status).toBe(201);
    const clientId = String(client.json?.['id']);
    const ticket = { clientId, title: 'No light' };
    const made = await call(gateway(), 'POST', TICKETS, editor.accessToken, ticket);
    expect(made.status).toBe(201);
    const me = await call(gateway(), 'GET', '/auth/me', editor.accessToken);
    expect(made.json?.['createdBy']).toBe(me.json?.['id']);
    const unknown = await call(gateway(), 'POST', TICKETS, token, { ...ticket, clientId: crypto.randomUUID() });
    expect(unknown.status).toBe(422);
    const list = await call(gateway(), 'GET', `${TICKETS}?clientId=${clientId}`, editor.accessToken);
    expect([list.status, list.json?.['totalItems']]).toEqual([200, 1]);
    for (const path of [TICKETS, CLIENTS]) {
      expect((await call(gateway(), 'GET', path, editor.accessToken)).status).toBe(200);
      expect((await call(gateway(), 'GET', path, user.accessToken)).status).toBe(403);
    }
    const used = await call(gateway(), 'DELETE', `${CLIENTS}/${clientId}`, token);
    expect([used.status, used.json?.['code']]).toEqual([409, 'in-use']);
    const audit = await call(gateway(), 'GET', '/audit/tickets', token);
    expect(JSON.stringify(audit.json)).toContain(String(me.json?.['id']));
    expect((await call(gateway(), 'DELETE', `${TICKETS}/${String(made.json?.['id'])}`, token)).status).toBe(204);
    expect((await call(gateway(), 'DELETE', `${CLIENTS}/${clientId}`, token)).status).toBe(204);
    passed += 1;
  });

  test('tokens that are wrong get nobody in, at a service and through the gateway; a role too small is told', async () => {
    const bad = Object.entries(badTokens(administrator.accessToken, key));
    let tried = 0;
    const doors = [system.url('clients-service'), system.url('tickets-service'), gateway()];
    for (const url of doors) {
      for (const path of [
        url === doors[0] ? CLIENTS : TICKETS,
        url === doors[0] ? '/audit/clients' : '/audit/tickets',
      ]) {
        expect((await call(url, 'GET', path)).status).toBe(401);
        for (const [what, token] of bad) {
          expect([what, url, (await call(url, 'GET', path, token)).status]).toEqual([what, url, 401]);
          tried += 1;
        }
        expect((await call(url, 'GET', path, administrator.accessToken)).status).toBe(200);
      }
      expect((await call(url, 'POST', url === doors[0] ? CLIENTS : TICKETS, user.accessToken, {})).status).toBe(403);
    }
    console.log(`${kind.label}: ${tried} wrong tokens, 0 believed`);
    expect(tried).toBe(doors.length * 2 * bad.length);
    passed += 1;
  });

  test('tokens are renewed once, and what is signed stays good while the issuer is away', async () => {
    const renewed = await postAuth(gateway(), 'refresh', { token: user.refreshToken });
    expect(renewed.status).toBe(200);
    expect((await postAuth(gateway(), 'refresh', { token: user.refreshToken })).status).toBe(401);
    expect((await postAuth(gateway(), 'logout', { token: editor.refreshToken })).status).toBe(204);
    expect((await postAuth(gateway(), 'refresh', { token: editor.refreshToken })).status).toBe(401);
    await system.stop('auth-service');
    expect((await postAuth(gateway(), 'login', ADMINISTRATOR)).status).toBe(503);
    for (const path of [CLIENTS, TICKETS])
      expect((await call(gateway(), 'GET', path, administrator.accessToken)).status).toBe(200);
    await system.start('auth-service');
    expect((await signIn(gateway(), ADMINISTRATOR)).accessToken).not.toBe('');
    passed += 1;
  });

  test('all of it holds', () => {
    expect(passed).toBe(6);
    for (const claim of taken) proven(claim);
  });
}
