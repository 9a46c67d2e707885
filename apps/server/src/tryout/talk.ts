import { spawn } from 'node:child_process';
import { endWithThisProcess, killGroup, splitLines } from '@backsmith/prover';

export type TalkOptions = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
};

/** A program that is talked to by lines. */
export type Talk = {
  readonly pid: number | undefined;
  say(line: string): void;
  /** The end of what it wrote to its standard error, once it is gone; never rejects. */
  readonly ended: Promise<string>;
  /** Lets it end by ending what it listens to, and after a moment without being asked; all it started goes with it. */
  end(): Promise<void>;
};

/** So much of what it complains of is kept. */
const KEPT = 16 * 1024;
/** How long a program may take to put its things away. Milliseconds. */
const MOMENT = 4000;
/** Starts a program in a group of its own. */
export function startTalk([program = '', ...args]: readonly string[], { cwd, env, onLine }: TalkOptions): Talk {
  const child = spawn(program, args, { cwd, env, detached: process.platform !== 'win32', stdio: 'pipe' });
  const { pid } = child;
  const isGone = pid === undefined ? () => undefined : endWithThisProcess(pid);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-KEPT);
  });
  // A program that is gone takes no line any more; its end is told by `ended`.
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', splitLines(onLine));
  const kill = () => {
    if (pid !== undefined) killGroup(pid);
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // What it started may outlive it.
    child.once('exit', kill);
    child.once('close', () => {
      isGone();
      resolve(complaints);
    });
  });
  return {
    pid,
    say: (line) => void child.stdin.write(`${line}\n`),
    ended,
    end: async () => {
      child.stdin.end();
      const timer = setTimeout(kill, MOMENT);
      await ended.finally(() => clearTimeout(timer));
    },
  };
}
