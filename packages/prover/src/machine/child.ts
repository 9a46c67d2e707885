import { spawn } from 'node:child_process';
import { endWithThisProcess, killGroup } from './process-group.ts';
import { splitLines } from './split-lines.ts';

/** What a program is started with: nothing of this process's environment but what is named here. */
export type ChildOptions = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** After it the program and all it started are killed. Milliseconds. */
  readonly timeout: number;
  /** Kills it and all it started, too. */
  readonly signal: AbortSignal;
  /** Called with every line it prints to its standard output. */
  readonly onLine?: (line: string) => void;
};

export type Ended = {
  /** The exit code, or nothing where a signal ended it. */
  readonly code: number | undefined;
  /** The end of what it printed, on both streams. */
  readonly output: string;
  readonly seconds: number;
  readonly timedOut: boolean;
};

/** A program that runs beside this one. */
export type Child = {
  /** Absent where it could not be started. */
  readonly pid: number | undefined;
  /** The end of what it has printed so far. */
  output(): string;
  hasEnded(): boolean;
  readonly ended: Promise<Ended>;
  /** Kills it and all it started, and waits until it is gone. */
  kill(): Promise<void>;
};

/** So much of what a program prints is kept: it may print without end. */
const KEPT = 256 * 1024;

/** The end of all that is added. */
function keepEnd(): { add(chunk: string): void; text(): string } {
  let kept = '';
  return {
    add: (chunk) => {
      kept = (kept + chunk).slice(-KEPT);
    },
    text: () => kept,
  };
}

/** Starts a program in a group of its own. Rejects through `ended` when it cannot be started. */
export function startChild(program: string, args: readonly string[], options: ChildOptions): Child {
  const began = performance.now();
  const { cwd, env, signal } = options;
  const child = spawn(program, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid;
  const isGone = pid === undefined ? () => undefined : endWithThisProcess(pid);
  const kept = keepEnd();
  const toLines = splitLines(options.onLine ?? (() => undefined));
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    kept.add(chunk);
    toLines(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => kept.add(chunk));
  let hasEnded = false;
  let timedOut = false;
  const kill = () => {
    if (pid !== undefined) killGroup(pid);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, options.timeout);
  signal.addEventListener('abort', kill);
  if (signal.aborted) kill();
  const ended = new Promise<Ended>((resolve, reject) => {
    const settle = () => {
      hasEnded = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    // What it started may outlive it.
    child.once('exit', kill);
    child.once('close', (code) => {
      settle();
      isGone();
      toLines('\n');
      const seconds = (performance.now() - began) / 1000;
      resolve({ code: code ?? undefined, output: kept.text(), seconds, timedOut });
    });
  });
  ended.catch(() => undefined); // Whoever waits for it is told; nobody has to.
  return {
    pid,
    output: () => kept.text(),
    hasEnded: () => hasEnded,
    ended,
    kill: async () => {
      if (!hasEnded) kill();
      await ended.catch(() => undefined);
    },
  };
}

/** Runs a program to its end. */
export function runChild(program: string, args: readonly string[], options: ChildOptions): Promise<Ended> {
  return startChild(program, args, options).ended;
}
