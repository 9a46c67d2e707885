import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { killTree } from './run.ts';

/** A program running beside the tests until `stop`. */
export type Service = {
  readonly pid: number;
  /** Everything printed so far, on both streams. */
  log(): string;
  hasEnded(): boolean;
  /** Asks it to end, and kills it and its children when it has not after ten seconds. */
  stop(): Promise<void>;
};

export type ServiceOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

const running = new Set<number>();
process.once('exit', () => running.forEach(killTree)); // No service outlives a test run that crashed.

/** Starts a program in the background. Rejects when it cannot be started. */
export function startService(program: string, args: readonly string[], options: ServiceOptions = {}): Promise<Service> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    let ended = false;
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('exit', () => {
      ended = true;
      if (child.pid !== undefined) running.delete(child.pid);
    });
    child.once('spawn', () => {
      const pid = child.pid ?? 0;
      running.add(pid);
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        for (let waited = 0; !ended && waited < 10_000; waited += 50) await sleep(50);
        if (!ended) killTree(pid);
      };
      resolve({ pid, log: () => Buffer.concat(chunks).toString('utf8'), hasEnded: () => ended, stop });
    });
  });
}

/** Polls until the check is true. Throws with the service's log when it ends first or the time is over. */
export async function waitUntil(
  service: Service,
  what: string,
  check: () => Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (service.hasEnded()) throw new Error(`${what}: the program ended\n${service.log().slice(-6000)}`);
    if (await check()) return;
    await sleep(100);
  }
  throw new Error(`${what}: not within ${timeoutMs} ms\n${service.log().slice(-6000)}`);
}
