import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningServer } from '@backsmith/server';
import type { TestProject } from 'vitest/node';
import { buildSite } from './build-site.ts';
import type {} from './vitest.d.ts';

/** The servers that suites share: accounts and projects are each test's own, so they do not meet. */
export const SHARED = {
  /** Generates without payment. */
  free: {},
  /** Sells, at the sandbox. */
  selling: { BACKSMITH_FREE_GENERATION: 'off' },
} as const;

/** What a suite is told of a shared server. */
export type SharedServer = Pick<RunningServer, 'address' | 'outboxUrl'> & {
  /** Its data folder: whoever can enter it is its operator. */
  readonly data: string;
};

/** Builds the site, before two suites at once find that it is not; servers cost nothing until a suite asks for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-e2e-'));
  chmodSync(folder, 0o755);
  const started = new Map<string, Promise<RunningServer>>();
  const server = (name: keyof typeof SHARED) => {
    const running = started.get(name) ?? start(path.join(folder, name), name);
    started.set(name, running);
    return running;
  };
  const desk = createServer((request, response) => {
    const name = request.url?.slice(1) as keyof typeof SHARED;
    server(name).then(
      ({ address, outboxUrl }) => {
        const told: SharedServer = { address, outboxUrl, data: path.join(folder, name) };
        response.end(JSON.stringify(told));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('sharedServers', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    for (const running of await Promise.allSettled(started.values())) {
      if (running.status === 'fulfilled') await running.value.stop();
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

async function start(data: string, name: keyof typeof SHARED): Promise<RunningServer> {
  // Loaded on demand: suites without a browser need none of it.
  const [{ startServer }, { PACED }] = await Promise.all([import('./start-server.ts'), import('./paced.ts')]);
  return await startServer(data, SHARED[name], { engine: PACED });
}
