import { startChild, watchMemory, type Ended } from '@backsmith/prover';
import { isWorkerLine, type WorkerLine } from './worker-line.ts';

export type WorkerOptions = {
  /** A folder for it, which whoever made it removes. */
  readonly folder: string;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly observe: (event: Extract<WorkerLine, { readonly event: unknown }>['event']) => void;
  readonly signal: AbortSignal;
};

/** How a worker ended that did not say what it came to. */
export type WorkerEnd =
  | { readonly kind: 'over-time' | 'over-memory' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly output: string };

export type WorkerRun = { readonly lines: readonly WorkerLine[]; readonly end: WorkerEnd };

/** Beyond its own limit, which counts once it is up, a worker gets this long to say what it has seen. Milliseconds. */
const LAST_WORDS = 60_000;

/** Runs a worker to its end, within limits, and gathers what it says. */
export async function runWorker(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  { folder: cwd, timeLimitMs, memoryLimitMb, observe, signal }: WorkerOptions,
): Promise<WorkerRun> {
  const lines: WorkerLine[] = [];
  const onLine = (text: string): void => {
    const line = readLine(text);
    if (line === undefined) return;
    if ('event' in line) observe(line.event);
    else lines.push(line);
  };
  const child = startChild(program, args, { cwd, env, timeout: timeLimitMs + LAST_WORDS, signal, onLine });
  let isOverMemory = false;
  const unwatch = watchMemory(child.pid ?? 0, memoryLimitMb * 1024 * 1024, () => {
    isOverMemory = true;
    void child.kill();
  });
  const ended = await child.ended.finally(unwatch);
  return { lines, end: endOf(ended, isOverMemory, signal.aborted) };
}

function endOf({ timedOut, output }: Ended, isOverMemory: boolean, isStopped: boolean): WorkerEnd {
  if (isStopped) return { kind: 'stopped' };
  if (isOverMemory) return { kind: 'over-memory' };
  return timedOut ? { kind: 'over-time' } : { kind: 'broken', output: output.slice(-4000) };
}

/** What else a program prints is no line of ours. */
function readLine(text: string): WorkerLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const line: unknown = JSON.parse(text);
    return isWorkerLine(line) ? line : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
