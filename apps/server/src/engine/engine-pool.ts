import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { StoredOptions } from '../db/stored.ts';
import type { Generated, SourceText, StepNews, ThreadMessage } from './engine-task.ts';
import type { TaskLimits } from './limits.ts';
import { watchThread } from './watch-thread.ts';

/** How a task ended. Only `done` is the engine's own answer. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'over-time' }
  | { readonly kind: 'over-memory' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'crashed'; readonly reason: string };

/** Runs the engine in worker threads, where neither a loop nor a flood of memory can hurt the server. */
export type EnginePool = {
  generate(
    task: { readonly source: Uint8Array; readonly options: StoredOptions },
    observe: (news: StepNews) => void,
    signal: AbortSignal,
  ): Promise<Outcome<Generated>>;
  /** The decoded text of a file with rows of data blanked. */
  read(source: Uint8Array, signal: AbortSignal): Promise<Outcome<SourceText>>;
  readonly close: () => Promise<void>;
};

export type PoolOptions = {
  readonly threads: number;
  readonly limits: TaskLimits;
  /** The worker module; tests give ones that misbehave. */
  readonly workerFile?: URL;
};

/**
 * V8's default for what has just been made is made for large servers: with this one a thread takes a third less memory in
 * all and no measurable time more (`bench/generate.ts`). Megabytes.
 */
const YOUNG_GENERATION = 24;

const WORKER = new URL('./engine-worker.ts', import.meta.url);

export function openEnginePool(options: PoolOptions): EnginePool {
  const pool = new Piscina({
    filename: (options.workerFile ?? WORKER).href,
    minThreads: 0,
    maxThreads: options.threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
    recordTiming: false,
    resourceLimits: {
      maxOldGenerationSizeMb: options.limits.memoryLimitMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION,
    },
    env: {},
  });
  return {
    generate: (task, observe, signal) => run<Generated>(pool, options, 'generate', task, observe, signal),
    read: (source, signal) => run<SourceText>(pool, options, 'read', { source }, () => undefined, signal),
    close: () => pool.destroy(),
  };
}

type Ending = 'over-time' | 'over-memory' | 'stopped';

async function run<Value>(
  pool: Piscina,
  options: PoolOptions,
  name: 'generate' | 'read',
  task: object,
  observe: (news: StepNews) => void,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const abort = new AbortController();
  const ended: { why?: Ending } = {};
  const end = (why: Ending) => {
    ended.why ??= why;
    abort.abort();
  };
  const stopped = () => end('stopped');
  signal.addEventListener('abort', stopped, { once: true });
  if (signal.aborted) stopped();
  let unwatch: () => void = () => undefined;
  const hear = (message: ThreadMessage) => {
    if ('threadId' in message) unwatch = guard(pool, options, message.threadId, end);
    else observe(message);
  };
  ours.on('message', hear);
  try {
    const call = { name, signal: abort.signal, transferList: [theirs] };
    const value = (await pool.run({ ...task, port: theirs }, call)) as Value;
    // The result comes another way and may overtake the last news.
    for (let late = receiveMessageOnPort(ours); late; late = receiveMessageOnPort(ours)) {
      hear(late.message as ThreadMessage);
    }
    return { kind: 'done', value };
  } catch (error) {
    return failed(ended.why, error);
  } finally {
    unwatch();
    signal.removeEventListener('abort', stopped);
    ours.close();
  }
}

/** Starts clock and watch when the task begins to run; waiting for a thread costs it nothing. */
function guard(pool: Piscina, options: PoolOptions, threadId: number, end: (why: Ending) => void): () => void {
  const { limits, threads } = options;
  const clock = setTimeout(() => end('over-time'), limits.timeLimitMs);
  const thread = pool.threads.find((one) => one.threadId === threadId);
  const memory = {
    threadMb: limits.memoryLimitMb,
    // The server itself, every thread at its limit, and what is freed but not yet given back.
    processMb: 512 + limits.memoryLimitMb * (threads + 1),
  };
  const unwatch = thread ? watchThread(thread, memory, () => end('over-memory')) : () => undefined;
  return () => {
    clearTimeout(clock);
    unwatch();
  };
}

function failed(why: Ending | undefined, error: unknown): Outcome<never> {
  if (why !== undefined) return { kind: why };
  if ((error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return { kind: 'over-memory' };
  return { kind: 'crashed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
