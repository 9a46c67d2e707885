import { spawn } from 'node:child_process';

export type RunOptions = {
  readonly cwd?: string;
  /** Added to this process's environment; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Uint8Array;
  /** After it the program and its children are killed. Default: ten minutes. */
  readonly timeoutMs?: number;
};

export type Run = {
  /** The exit code, or nothing when a signal ended the program. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly seconds: number;
  readonly timedOut: boolean;
};

/** Ends a process and all it started. On Windows only the process itself. */
export function killTree(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // Already gone is what was wanted.
  }
}

/** Runs a program to its end and collects what it printed. Rejects only when it cannot be started. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: process.platform !== 'win32',
    });
    const output = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    child.stdout.on('data', (chunk: Buffer) => output.stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.stderr.push(chunk));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) killTree(child.pid);
    }, options.timeoutMs ?? 600_000);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      const stdout = Buffer.concat(output.stdout).toString('utf8');
      const stderr = Buffer.concat(output.stderr).toString('utf8');
      resolve({ code: code ?? undefined, stdout, stderr, seconds: (performance.now() - started) / 1000, timedOut });
    });
    child.stdin.on('error', () => undefined); // A program may end without reading its input.
    child.stdin.end(options.input ?? '');
  });
}

/** The end of what a program printed, for a failure message. */
export function tail(ended: Pick<Run, 'stdout' | 'stderr'>, lines = 60): string {
  return `${ended.stdout}\n${ended.stderr}`.trim().split('\n').slice(-lines).join('\n');
}

/** Like `run`, but any exit code other than 0 is an error that shows the end of the output. */
export async function runOk(program: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const ended = await run(program, args, options);
  if (ended.code === 0) return ended;
  const why = ended.timedOut ? 'was killed after its time' : `ended with ${String(ended.code)}`;
  throw new Error(`${program} ${args.join(' ')} ${why}\n${tail(ended)}`);
}
