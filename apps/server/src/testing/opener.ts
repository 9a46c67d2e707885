import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fieldsOf, isFields } from '@backsmith/text';
import type { Connection } from '../db/embedded/connection.ts';

/** What `open-and-hold.ts` prints when the database is open. */
export type Opened = {
  readonly how: 'fresh' | 'reopened' | 'joined';
  readonly pid: number;
  readonly connection: Connection;
  readonly superuser: Connection;
  readonly tookMs: number;
};

/** One process that holds an embedded PostgreSQL open. */
export type Opener = {
  readonly opened: Promise<Opened>;
  /** Lets go in order; resolves to what became of the server. */
  release(): Promise<string>;
  /** kill -9. */
  kill(): Promise<void>;
};

const SCRIPT = fileURLToPath(new URL('./open-and-hold.ts', import.meta.url));

/** Starts such a process. @param as the uid and gid to run it under, when the test runs as root. */
export function startOpener(folder: string, options: { readonly listen?: 'tcp'; readonly as?: number } = {}): Opener {
  const user = options.as === undefined ? {} : { uid: options.as, gid: options.as };
  const args = [SCRIPT, folder, ...(options.listen ? [options.listen] : [])];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: '/', ...user });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const line = await lines.next();
    if (line.done) throw new Error(`the opener ended: ${complaint}`);
    return JSON.parse(line.value);
  };
  const opened = next().then((line) => {
    if (!isOpened(line)) throw new Error(`the opener printed ${JSON.stringify(line)}`);
    return line;
  });
  // A test may be about another process's failure; this one is reported when it is awaited.
  opened.catch(() => undefined);
  return {
    opened,
    release: async () => {
      child.stdin.end();
      return String(fieldsOf(await next())['stopped']);
    },
    kill: () => killed(child),
  };
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  return gone;
}

function isOpened(line: unknown): line is Opened {
  return isFields(line) && typeof line['pid'] === 'number' && isFields(line['connection']);
}
