import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server of its own, to be killed. */
export type ServerProcess = {
  readonly pid: number;
  readonly address: string;
  /** From the start of the process to its first line. Milliseconds. */
  readonly startMs: number;
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
};

const SLOW: ServerKind = { script: 'serve-slowly.ts', workers: 1 };

/** Starts a server on the data folder and waits until it answers. */
export async function startServer(dataFolder: string, kind: ServerKind = SLOW): Promise<ServerProcess> {
  const started = performance.now();
  const environment = {
    BACKSMITH_DATA: dataFolder,
    BACKSMITH_PORT: '0',
    BACKSMITH_WORKERS: String(kind.workers),
    BACKSMITH_RATE_LIMITS: 'off',
    BACKSMITH_FREE_GENERATION: 'off',
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL(kind.script, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line) as { readonly address: string };
    const startMs = Math.round(performance.now() - started);
    return { pid: child.pid ?? 0, address, startMs, kill: () => kill(child), stop: () => stop(child) };
  }
  throw new Error(`the server did not start:\n${log}`);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = ended(child);
  child.kill('SIGKILL');
  await gone;
}

async function stop(child: ChildProcess): Promise<number> {
  const asked = performance.now();
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
  return Math.round(performance.now() - asked);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
