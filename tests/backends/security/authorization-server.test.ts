import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  REPOSITORY,
  bootBackend,
  resolveClassPath,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import { COLLIDING, guarded } from './guarded-projects.ts';

const SERVER = join(REPOSITORY, 'tests/backends/security/authorization-server');
const SIGNED_IN = 'http://127.0.0.1/signed-in';

type Granted = { readonly access_token: string };

/** An issuer of its own on Spring Authorization Server. */
async function startIssuer(): Promise<Backend> {
  const jdk = tool('jdk-25');
  const classPath = await resolveClassPath(readFileSync(join(SERVER, 'pom.xml'), 'utf8'), jdk);
  return bootBackend({ jdk, classPath, mainClass: join(SERVER, 'AuthorizationServer.java') });
}

async function granted(issuer: string, client: string, form: Readonly<Record<string, string>>): Promise<string> {
  const secret = Buffer.from(`${client}:secret-of-${client}`).toString('base64');
  const headers = { Authorization: `Basic ${secret}` };
  const response = await fetch(`${issuer}/oauth2/token`, { method: 'POST', headers, body: new URLSearchParams(form) });
  if (!response.ok) throw new Error(`${client} gets no token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as Granted).access_token;
}

/** The token of a client that acts for itself. */
function tokenOf(issuer: string, client: string): Promise<string> {
  return granted(issuer, client, { grant_type: 'client_credentials' });
}

/** The token of somebody who signs in at the issuer's own page, as a browser does. */
async function tokenOfPerson(issuer: string, client: string, username: string): Promise<string> {
  let cookie = '';
  const visit = async (url: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const headers = { Accept: 'text/html', ...(cookie === '' ? {} : { Cookie: cookie }) };
    const response = await fetch(new URL(url, issuer), { ...sent, headers, redirect: 'manual' });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: SIGNED_IN,
    scope: 'openid',
  });
  const wanted = `/oauth2/authorize?${asked.toString()}`;
  await visit(wanted);
  const page = await (await visit('/login')).text();
  const csrf = /name="_csrf"[^>]*value="([^"]+)"/u.exec(page)?.[1] ?? '';
  await visit('/login', { username, password: `password-of-${username}`, _csrf: csrf });
  const back = (await visit(wanted)).headers.get('location') ?? '';
  const code = new URL(back, issuer).searchParams.get('code') ?? '';
  return granted(issuer, client, { grant_type: 'authorization_code', code, redirect_uri: SIGNED_IN });
}

const SUITE = {
  name: 'Spring Authorization Server signs people in to a guarded backend',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => COLLIDING.slice(0, 1).map((source) => guarded(source, { database: 'postgresql' })),
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 4 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/security/authorization-server.test.ts', 'tests/backends/security/authorization-server'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('authorization-server');
  const users = '/api/v1/roles';
  let issuer: Backend;
  let stranger: Backend;
  let server: TestDatabaseServer;
  let backend: Backend;

  beforeAll(async () => {
    issuer = await startIssuer();
    stranger = await startIssuer();
    server = await POSTGRESQL.start();
    const [project] = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
    if (project === undefined) throw new Error('nothing was compiled');
    const settings = databaseSettings(await server.database('foreign'));
    const env = { ...settings, SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI: issuer.url };
    backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
  });
  afterAll(async () => {
    await backend.stop();
    await server.stop();
    await issuer.stop();
    await stranger.stop();
  });

  const call = async (token: string, path: string, method = 'GET'): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = method === 'POST' ? { body: '{' } : {};
    return (await fetch(`${backend.url}${path}`, { method, headers, ...body })).status;
  };

  test('a client does what its roles allow', async () => {
    const [reader, administrator] = [
      await tokenOf(issuer.url, 'shop-window'),
      await tokenOf(issuer.url, 'back-office'),
    ];
    expect(await call(reader, users)).toBe(200);
    expect(await call(reader, users, 'POST')).toBe(403);
    expect(await call(reader, '/auth/audit')).toBe(403);
    expect(await call(administrator, '/auth/audit')).toBe(200);
    expect(await call(administrator, `${users}/1`, 'DELETE')).toBe(404);
  });

  test('somebody who signs in at its page does what their roles allow', async () => {
    const editor = await tokenOfPerson(issuer.url, 'shop-window', 'erin');
    expect(await call(editor, users)).toBe(200);
    expect(await call(editor, users, 'POST')).toBe(400);
    expect(await call(editor, `${users}/1`, 'DELETE')).toBe(403);
  });

  test('tokens for others, and those of another issuer, are refused', async () => {
    expect(await call(await tokenOf(issuer.url, 'elsewhere'), '/auth/audit')).toBe(401);
    expect(await call(await tokenOf(stranger.url, 'back-office'), '/auth/audit')).toBe(401);
    if (taken[0] !== undefined) proven(taken[0]);
  });
});
