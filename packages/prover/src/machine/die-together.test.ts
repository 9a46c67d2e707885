import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from './find-program.ts';

const addressOf = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

/** Starts a program as those of proofs are, tells its number, and waits. */
const PARENT = `
import { dieTogether } from '${addressOf('die-together.ts')}';
import { startChild } from '${addressOf('child.ts')}';
const [program, ...args] = dieTogether(['sleep', '300']);
const { signal } = new AbortController();
console.log(startChild(program, args, { cwd: '/', env: {}, timeout: 300_000, signal }).pid);
setInterval(() => undefined, 1000);`;

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // There is none of that number any more.
  }
}

const isPossible = process.platform === 'linux' && findProgram('setpriv') !== undefined;

test.skipIf(!isPossible)(
  'a program ends with the process that started it, however that was killed (needs util-linux)',
  { timeout: 60_000 },
  async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT]);
    const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
    const pid = Number(line);
    expect(lives(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => lives(pid), { timeout: 20_000 }).toBe(false);
  },
);
