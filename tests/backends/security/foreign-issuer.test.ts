import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@backsmith/engine';
import { bootBackend, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import type { Part } from '../../ledger/circumstances.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { onStandIn } from '../mongo/stand-in.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import { COLLIDING, guarded } from './guarded-projects.ts';

/** An issuer as OpenID Connect Discovery describes one: it says where its keys are, and signs tokens with one of them. */
class Issuer {
  readonly #pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #server: Server;
  readonly address: string;

  private constructor(server: Server) {
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', ({ url = '' }, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(url === '/keys' ? this.#keys() : this.#configuration()));
    });
  }

  static async start(): Promise<Issuer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Issuer(server);
  }

  token(claims: Readonly<Record<string, unknown>>): string {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: this.address, aud: ['proof'], sub: 'somebody|42', iat: now, exp: now + 600, ...claims };
    const encoded = [{ alg: 'RS256', kid: 'one', typ: 'JWT' }, all].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const text = encoded.join('.');
    return `${text}.${createSign('RSA-SHA256').update(text).sign(this.#pair.privateKey, 'base64url')}`;
  }

  stop(): void {
    this.#server.close();
  }

  #configuration(): object {
    return {
      issuer: this.address,
      jwks_uri: `${this.address}/keys`,
      subject_types_supported: ['public'],
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  #keys(): object {
    return { keys: [{ ...this.#pair.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] };
  }
}

/** What the backend keeps its records in. */
type Ground = {
  readonly suite: string;
  readonly database: Database;
  readonly parts: readonly Part[];
  readonly harness: readonly string[];
  readonly start: () => Promise<{ readonly env: Readonly<Record<string, string>>; readonly stop: () => Promise<void> }>;
};

const ON_TABLES: Ground = {
  suite: 'a guarded backend lets another issuer sign people in',
  database: 'postgresql',
  parts: ['JDK 25', 'PostgreSQL'],
  harness: [],
  start: async () => {
    const server = await POSTGRESQL.start();
    return { env: databaseSettings(await server.database('foreign')), stop: () => server.stop() };
  },
};

/** What stands for MongoDB ends with the backend. */
const ON_DOCUMENTS: Ground = {
  suite: 'a guarded backend on documents lets another issuer sign people in',
  database: 'mongodb',
  parts: ['JDK 25'],
  harness: ['tests/backends/mongo/stand-in.ts'],
  start: () => Promise.resolve({ env: onStandIn({}), stop: () => Promise.resolve() }),
};

function describeGround(ground: Ground): void {
  const suite = {
    name: ground.suite,
    tools: ['jdk-25', 'maven', 'ecj'] as const,
    claims: () => COLLIDING.slice(0, 1).map((source) => guarded(source, { database: ground.database })),
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts: ground.parts,
    harness: ['tests/backends/security/foreign-issuer.test.ts', ...ground.harness],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('foreign-issuer');
    let issuer: Issuer;
    let stranger: Issuer;
    let started: Awaited<ReturnType<Ground['start']>>;
    let backend: Backend;

    beforeAll(async () => {
      issuer = await Issuer.start();
      stranger = await Issuer.start();
      started = await ground.start();
      const [project] = await compileBackends(
        scratch,
        new Map(taken.map((claim) => [claim.name, claim.generate()[0]])),
      );
      if (project === undefined) throw new Error('nothing was compiled');
      const env = { ...started.env, SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI: issuer.address };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
    });
    afterAll(async () => {
      await backend.stop();
      await started.stop();
      issuer.stop();
      stranger.stop();
    });

    const call = async (token: string, path: string, method = 'GET'): Promise<number> => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = method === 'POST' ? { body: '{' } : {};
      return (await fetch(`${backend.url}${path}`, { method, headers, ...body })).status;
    };

    test('its tokens are good for what their roles allow', async () => {
      const tokenOf = (...roles: readonly string[]) => issuer.token({ roles });
      const users = '/api/v1/roles';
      expect(await call(tokenOf('USER'), users)).toBe(200);
      expect(await call(tokenOf('USER'), users, 'POST')).toBe(403);
      expect(await call(tokenOf('EDITOR'), users, 'POST')).toBe(400);
      expect(await call(tokenOf('EDITOR'), `${users}/1`, 'DELETE')).toBe(403);
      expect(await call(tokenOf('ADMIN'), `${users}/1`, 'DELETE')).toBe(404);
      expect(await call(tokenOf('ADMIN'), '/auth/audit')).toBe(200);
      expect(await call(tokenOf(), users)).toBe(403);
      expect(await call(issuer.token({}), users)).toBe(403);
    });

    test('those of others, and for others, are not', async () => {
      const roles = ['ADMIN'];
      for (const token of [
        stranger.token({ roles }),
        stranger.token({ roles, iss: issuer.address }),
        issuer.token({ roles, aud: ['another-service'] }),
        issuer.token({ roles, exp: Math.floor(Date.now() / 1000) - 3600 }),
        issuer.token({ roles, iss: 'https://attacker.example' }),
      ])
        expect(await call(token, '/auth/audit')).toBe(401);
    });

    test('nobody signs in here any more', async () => {
      const body = JSON.stringify({ email: 'admin@example.com', password: 'only-for-development' });
      const headers = { 'Content-Type': 'application/json' };
      for (const path of ['/auth/login', '/auth/register', '/auth/refresh', '/auth/reset-password']) {
        const { status } = await fetch(`${backend.url}${path}`, { method: 'POST', headers, body });
        expect(status, path).toBe(404);
      }
      expect(await call(issuer.token({ roles: ['ADMIN'] }), '/auth/accounts')).toBe(404);
      if (taken[0] !== undefined) proven(taken[0]);
    });
  });
}

for (const ground of [ON_TABLES, ON_DOCUMENTS]) describeGround(ground);
