import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { memoryOfTree, watchMemory } from './watch-memory.ts';

const MEGABYTE = 1024 * 1024;

let child: ChildProcess | undefined;
afterEach(async () => {
  if (child === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
});

/** A program that starts another one, which holds so much and ends with it. Returns once it does. */
async function holding(megabytes: number): Promise<number> {
  const held = `const held = Buffer.alloc(${megabytes * MEGABYTE}, 1); console.log(held.length); process.stdin.resume().on('end', process.exit);`;
  const outer = `require('child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(held)}], { stdio: ['pipe', 'inherit', 'inherit'] });`;
  child = spawn(process.execPath, ['--eval', outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout !== null) await once(child.stdout, 'data');
  return child.pid ?? 0;
}

const isLinux = process.platform === 'linux';
const PATIENT = { timeout: 30_000 };

test.runIf(isLinux)(
  'what a program below another one holds counts, and is told once when it is too much',
  PATIENT,
  async () => {
    const pid = await holding(150);
    expect(memoryOfTree(pid)).toBeGreaterThan(150 * MEGABYTE);
    let told = 0;
    const unwatch = watchMemory(pid, 150 * MEGABYTE, () => (told += 1));
    await expect.poll(() => told, { timeout: 10_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(told).toBe(1);
    unwatch();
  },
);

test.runIf(isLinux)('what keeps within its limit is left alone', PATIENT, async () => {
  const pid = await holding(1);
  let told = 0;
  const unwatch = watchMemory(pid, 600 * MEGABYTE, () => (told += 1));
  await new Promise((resolve) => setTimeout(resolve, 2500));
  unwatch();
  expect(told).toBe(0);
});
