import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../machine/child.ts';
import type { Jdk } from '../machine/find-jdk.ts';
import { freePort } from '../machine/free-port.ts';

export type Booting = {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly mainClass: string;
  readonly folder: string;
  /** Settings as the generated README names them, such as `DB_URL`. */
  readonly env: Readonly<Record<string, string>>;
  /** How long it may take to start. Milliseconds. */
  readonly timeout: number;
  /** How long it may run in all. Milliseconds. */
  readonly lifetime: number;
  readonly signal: AbortSignal;
};

/** A backend that runs. */
export type Booted = {
  readonly url: string;
  readonly seconds: number;
  /** The end of what it has logged. */
  log(): string;
  hasEnded(): boolean;
  stop(): Promise<void>;
};

const FLAGS = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dspring.main.banner-mode=off'];

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/actuator/health`, { signal: AbortSignal.timeout(2000) });
    await response.text();
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again and gives up after its own time.
  }
}

/**
 * Starts a backend on a free port and waits until its health route says that it is up.
 *
 * @throws Error with the end of its log where it does not come up
 */
export async function boot(booting: Booting): Promise<Booted> {
  const { jdk, classPath, mainClass, folder, timeout, lifetime, signal } = booting;
  const began = performance.now();
  const port = await freePort();
  const env = { ...booting.env, SERVER_PORT: String(port), SERVER_ADDRESS: '127.0.0.1' };
  const args = [...FLAGS, '-cp', classPath.join(delimiter), mainClass];
  const child = startChild(join(jdk.home, 'bin', 'java'), args, { cwd: folder, env, timeout: lifetime, signal });
  const url = `http://127.0.0.1:${port}`;
  while (performance.now() - began < timeout && !child.hasEnded()) {
    if (await isHealthy(url)) {
      const seconds = (performance.now() - began) / 1000;
      return { url, seconds, log: () => child.output(), hasEnded: () => child.hasEnded(), stop: () => child.kill() };
    }
    await sleep(100);
  }
  const why = child.hasEnded() ? 'It ended while it started.' : 'It was not up in time.';
  await child.kill();
  throw new Error(`${why}\n${child.output().slice(-4000)}`);
}
