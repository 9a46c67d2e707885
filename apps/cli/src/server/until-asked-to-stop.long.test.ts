import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BIN, ENVIRONMENT } from '../testing/command-line.ts';

let folder: string;
let started: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backsmith-stop-'));
});
afterEach(() => {
  // What a failed test leaves behind holds a port.
  if (started.pid !== undefined) {
    try {
      process.kill(-started.pid, 'SIGKILL');
    } catch {
      // All of it has ended, as it should.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that waits for a database nobody runs, which is a server all the same. Resolves once it waits. */
async function startServer(command: string, args: readonly string[], settings: object): Promise<void> {
  const own = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', BACKSMITH_DATA: folder, BACKSMITH_PORT: '0' };
  started = spawn(command, args, {
    ...{ env: { ...ENVIRONMENT, npm_execpath: undefined, ...own, ...settings } },
    ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  for await (const line of createInterface({ input: started.stdout ?? process.stdin }))
    if (line.startsWith('Waiting for the database')) return;
  throw new Error('the server ended before it waited');
}

/** Asks to stop. @returns how what was asked ended, once all that it started has ended, too: until then its output is open. */
async function stopped(): Promise<readonly unknown[]> {
  started.stdout?.resume();
  const ended = once(started, 'close');
  started.kill('SIGTERM');
  return ended;
}

const OLD = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.0.0" } })';

test.skipIf(process.platform === 'win32')('a server that is asked to stop ends in its own way', async () => {
  await startServer(process.execPath, [BIN, 'serve'], {});
  expect(await stopped()).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')('a server that an older Node.js started is told as well', async () => {
  await startServer(process.execPath, ['--import', `data:text/javascript,${OLD}`, BIN, 'serve'], {});
  expect(await stopped()).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')(
  'a server whose npx is stopped, which tells it nothing, stops too',
  async () => {
    const shell = `"${process.execPath}" "${BIN}" serve & wait`;
    await startServer('/bin/sh', ['-c', shell], { npm_execpath: '/usr/bin/npx' });
    expect(await stopped()).toEqual([null, 'SIGTERM']);
  },
);
