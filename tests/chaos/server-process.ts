import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A server of its own, to be killed. */
export type ServerProcess = {
  readonly pid: number;
  readonly address: string;
  /** From the start of the process to its first line. Milliseconds. */
  readonly startMs: number;
  /** What it ended by itself with, and the end of what it said; undefined while it runs. */
  ended(): string | undefined;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the milliseconds it took. */
  stop(): Promise<number>;
};

/** What a server is made of. */
export type ServerKind = {
  /** `serve-slowly.ts` has an engine that takes the time one asks for. */
  readonly script: 'serve-slowly.ts' | 'serve-really.ts';
  /** Generations at once; 0 only serves. */
  readonly workers: number;
  /** A program that prepares something and then becomes the one that its arguments name. */
  readonly within?: readonly [string, ...(readonly string[])];
};

const SLOW: ServerKind = { script: 'serve-slowly.ts', workers: 1 };

/** How much of what a server said is kept. Characters. */
const KEPT = 4000;

/**
 * Starts a server on the data folder and waits until it answers.
 *
 * @param environment further variables of its environment.
 */
export async function startServer(
  dataFolder: string,
  kind: ServerKind = SLOW,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const started = performance.now();
  const usual = {
    BACKSMITH_DATA: dataFolder,
    BACKSMITH_PORT: '0',
    BACKSMITH_WORKERS: String(kind.workers),
    BACKSMITH_RATE_LIMITS: 'off',
    BACKSMITH_VERIFY: 'off',
    BACKSMITH_FREE_GENERATION: 'off',
  };
  const script = fileURLToPath(new URL(kind.script, import.meta.url));
  const [program, ...args] = [...(kind.within ?? []), process.execPath, script];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...usual, ...environment },
  });
  let log = '';
  const keep = (chunk: Buffer) => (log = (log + chunk.toString()).slice(-KEPT));
  child.stderr.on('data', keep);
  const address = await firstAddress(child.stdout);
  if (address === undefined) throw new Error(`the server did not start:\n${log}`);
  const startMs = Math.round(performance.now() - started);
  // Its log goes there as well, and a pipe that nobody reads holds it up.
  child.stdout.on('data', keep).resume();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = () => (hasEnded() ? `${child.exitCode ?? child.signalCode}: ${log}` : undefined);
  return { pid: child.pid ?? 0, address, startMs, ended, kill: () => kill(child), stop: () => stop(child) };
}

async function firstAddress(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    return (JSON.parse(line) as { readonly address: string }).address;
  }
  return undefined;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = end(child);
  child.kill('SIGKILL');
  await gone;
}

async function stop(child: ChildProcess): Promise<number> {
  const asked = performance.now();
  const gone = end(child);
  child.kill('SIGTERM');
  await gone;
  return Math.round(performance.now() - asked);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
