import { chmodSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  PATHS,
  TRYOUT_MESSAGES,
  type ProjectTryoutAnswer,
  type SessionAnswer,
  type TryoutCallsAnswer,
  type TryoutReply,
  type TryoutReplyAnswer,
} from '@backsmith/contract';
import { afterAll, expect, test } from 'vitest';
import { startServer, type ServerProcess } from '../../chaos/server-process.ts';
import { REPOSITORY, describeWith, scratchFolder } from '../../kit/index.ts';
import { processesIn } from './processes-in.ts';

const MINUTE = 60_000;
const SCHEMA = join(REPOSITORY, 'tests/backends/prover/orchard.sql');

describeWith(['jdk-17', 'maven', 'sandbox'], 'a backend that is kept up for its owner', () => {
  const scratch = scratchFolder('tryout');
  chmodSync(scratch, 0o755);
  const data = join(scratch, 'data');
  mkdirSync(data, { mode: 0o755 });
  let server: ServerProcess | undefined;
  afterAll(async () => {
    await server?.stop();
    expect(processesIn(join(data, 'proofs'))).toEqual([]);
  });

  /** A server that keeps a backend up for a minute, and one at a time. */
  async function serve(): Promise<ServerProcess> {
    server = await startServer(
      data,
      { script: 'serve-really.ts', workers: 1 },
      {
        BACKSMITH_VERIFY: 'on',
        BACKSMITH_FREE_GENERATION: 'on',
        BACKSMITH_TRYOUT_AT_ONCE: '1',
        BACKSMITH_TRYOUT_MINUTES: '1',
      },
    );
    return server;
  }

  async function ask<Answer>(method: string, path: string, token?: string, body?: object): Promise<Answer> {
    const response = await fetch((server?.address ?? '') + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text.startsWith('data: ') ? (text.trim().split('\n\n').at(-1) ?? '').slice(6) : text) as Answer;
  }

  /** Somebody with a guarded project. */
  async function owner() {
    const person = { firstName: 'Mira', lastName: 'K', email: 'mira@example.com', password: 'Forge-4-ever!' };
    const { data: session } = await ask<SessionAnswer>('POST', PATHS.register, undefined, person);
    const { projectId } = await ask<{ readonly projectId: string }>('POST', PATHS.generateMicroservice, session.token, {
      ...{ projectName: 'orchard', packageName: 'com.acme.orchard', architectureType: 'monolithic' },
      features: { swagger: true, exceptionHandler: true, security: true },
      sqlSchema: readFileSync(SCHEMA, 'utf8'),
    });
    const { token } = session;
    const tryout = async (method = 'GET') =>
      (await ask<ProjectTryoutAnswer>(method, PATHS.projectTryout(projectId), token)).data;
    return {
      token,
      tryout,
      calls: async () => (await ask<TryoutCallsAnswer>('GET', PATHS.projectTryoutCalls(projectId), token)).data,
      call: async (request: object): Promise<TryoutReply> =>
        (await ask<TryoutReplyAnswer>('POST', PATHS.projectTryoutCalls(projectId), token, request)).data,
      until: async (...statuses: readonly string[]) => {
        for (const end = Date.now() + 5 * MINUTE; Date.now() < end;) {
          const seen = await tryout();
          if (statuses.includes(seen.status)) return seen;
          await sleep(500);
        }
        throw new Error(`It was never ${statuses.join(' or ')}: ${JSON.stringify(await tryout())}`);
      },
    };
  }

  test(
    'is started, called as its administrator, expires, is started again, and is gone with a killed server',
    { timeout: 15 * MINUTE },
    async () => {
      await serve();
      const mira = await owner();
      const began = performance.now();
      await mira.tryout('POST');
      const up = await mira.until('ready', 'ended');
      console.log(`up after ${((performance.now() - began) / 1000).toFixed(1)} s: ${JSON.stringify(up)}`);
      expect(up.status).toBe('ready');
      const { groups, caller } = await mira.calls();
      expect(caller?.name).toBe('admin@example.com');

      const statuses = new Map<string, number>();
      for (const { title, method, path, body } of groups.flatMap(({ calls }) => calls)) {
        if (title.startsWith('Delete')) continue;
        const { status, body: text } = await mira.call({ method, path, body });
        statuses.set(`${title}: ${status}${status < 300 ? '' : ` ${text.slice(0, 200)}`}`, status);
        if (title.startsWith('List') && path.includes('page=')) expect(text).not.toContain('"totalItems":0');
        expect(text).not.toContain('EXAMPLE00001');
      }
      console.log([...statuses.keys()].join('\n'));
      // A record that may stand beside none of its like is refused; all else is as the list says.
      expect([...statuses.values()].filter((status) => status >= 300 && status !== 409)).toEqual([]);
      expect((await mira.call({ method: 'GET', path: '/v3/api-docs', body: null })).body).toContain('"openapi"');

      const ended = await mira.until('ended');
      expect(ended.reason).toBe(TRYOUT_MESSAGES.expired);
      await expect.poll(() => processesIn(join(data, 'proofs')).filter(isOfTryout), { timeout: 20_000 }).toEqual([]);

      await mira.tryout('POST');
      expect((await mira.until('ready', 'ended')).status).toBe('ready');
      expect(processesIn(join(data, 'proofs')).filter(isOfTryout)).not.toEqual([]);
      await server?.kill();
      await expect.poll(() => processesIn(join(data, 'proofs')), { timeout: 20_000 }).toEqual([]);

      await serve();
      expect(await mira.tryout()).toMatchObject({ status: 'ended', reason: TRYOUT_MESSAGES.lost });
      await expect.poll(() => readdirSync(join(data, 'proofs')).length, { timeout: 60_000 }).toBeLessThanOrEqual(1);
    },
  );
});

/** A proof has its folder in the same place. */
function isOfTryout(words: string): boolean {
  return words.includes('tryout-worker');
}
