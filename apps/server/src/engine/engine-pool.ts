import { MessageChannel, receiveMessageOnPort, type Worker } from 'node:worker_threads';
import { isCode, isFields } from '@backsmith/text';
import { Piscina } from 'piscina';
import type {
  Edited,
  EditTask,
  Generated,
  GenerateTask,
  MadeUpdate,
  Previewed,
  PreviewTask,
  SourceText,
  StepNews,
  ThreadMessage,
  UpdateTask,
} from './engine-task.ts';
import { collectGarbage } from './collect-garbage.ts';
import { endWhenLarge } from './end-when-large.ts';
import { fairGate, type GateLimits } from './fair-gate.ts';
import { isLarge } from './large-task.ts';
import type { TaskLimits } from './limits.ts';
import { watchThread } from './watch-thread.ts';

/** How a task ended. Only `done` is the engine's own answer. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'over-time' }
  | { readonly kind: 'over-memory' }
  | { readonly kind: 'stopped' }
  /** Not begun: too many wait already. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'crashed'; readonly reason: string };

/** Runs the engine in worker threads, where neither a loop nor a flood of memory can hurt the server. */
export type EnginePool = {
  generate(
    task: Omit<GenerateTask, 'port'>,
    observe: (news: StepNews) => void,
    signal: AbortSignal,
  ): Promise<Outcome<Generated>>;
  /** The decoded text of a file with rows of data blanked. @param who the account that waits for it. */
  read(source: Uint8Array, who: string, signal: AbortSignal): Promise<Outcome<SourceText>>;
  /** What a follow-up about a schema comes to. @param who the account that waits for it. */
  edit(task: Omit<EditTask, 'port'>, who: string, signal: AbortSignal): Promise<Outcome<Edited>>;
  /** What would be generated of a schema. @param who the account that waits for it. */
  preview(task: Omit<PreviewTask, 'port'>, who: string, signal: AbortSignal): Promise<Outcome<Previewed>>;
  /** A version made anew, outside of the queue of generations. @param who the account that waits for it. */
  remake(task: Omit<GenerateTask, 'port'>, who: string, signal: AbortSignal): Promise<Outcome<Generated>>;
  /** A version behind the ones before it. @param who the account that waits for it. */
  update(task: Omit<UpdateTask, 'port'>, who: string, signal: AbortSignal): Promise<Outcome<MadeUpdate>>;
  readonly close: () => Promise<void>;
};

export type PoolOptions = {
  readonly threads: number;
  readonly limits: TaskLimits;
  /** What reading a file may take, which makes less of it than a generation. Default: as much as everything else. Megabytes. */
  readonly readingLimitMb?: number;
  /** How many tasks may wait for a thread. Default: as many as anybody asks for. */
  readonly queue?: Omit<GateLimits, 'inside'>;
  /** The worker module; tests give ones that misbehave. */
  readonly workerFile?: URL;
};

/**
 * V8's default for what has just been made is made for large servers: with this one a thread takes a third less memory in
 * all and no measurable time more (`bench/generate.ts`). Megabytes.
 */
const YOUNG_GENERATION = 24;

/**
 * A thread that holds more than this when its task has ended is ended too, as only that gives its memory back at once: what
 * it would take for the next task is less than what a large file leaves behind. After 100 tables a thread holds 95. Megabytes.
 */
const KEPT_MB = 112;

const ENDLESS = { waiting: Infinity, waitingOfOne: Infinity } as const;

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
  const { memoryLimitMb } = options.limits;
  const reading = {
    ...options,
    limits: { ...options.limits, memoryLimitMb: Math.min(memoryLimitMb, options.readingLimitMb ?? memoryLimitMb) },
  };
  // The pool itself never has anything waiting: it starts no thread for what waits behind a thread that was ended.
  const gate = fairGate({ inside: options.threads, ...(options.queue ?? ENDLESS) });
  const inTurn = async <Value>(who: string, signal: AbortSignal, work: () => Promise<Outcome<Value>>) => {
    const place = await gate.enter(who, signal);
    if (place === 'stopped') return { kind: 'stopped' } as const;
    if (place === 'full') return { kind: 'busy' } as const;
    return work().finally(place);
  };
  return {
    generate: (task, observe, signal) =>
      inTurn('', signal, () => run<Generated>(pool, options, 'generate', task, observe, signal)),
    read: (source, who, signal) =>
      inTurn(who, signal, () => run<SourceText>(pool, reading, 'read', { source }, () => undefined, signal)),
    edit: (task, who, signal) =>
      inTurn(who, signal, () => run<Edited>(pool, options, 'edit', task, () => undefined, signal)),
    preview: (task, who, signal) =>
      inTurn(who, signal, () => run<Previewed>(pool, options, 'preview', task, () => undefined, signal)),
    remake: (task, who, signal) =>
      inTurn(who, signal, () => run<Generated>(pool, options, 'generate', task, () => undefined, signal)),
    update: (task, who, signal) =>
      inTurn(who, signal, () => run<MadeUpdate>(pool, options, 'update', task, () => undefined, signal)),
    close: () => pool.destroy(),
  };
}

type Ending = 'over-time' | 'over-memory' | 'stopped';

async function run<Value>(
  pool: Piscina,
  options: PoolOptions,
  name: 'generate' | 'read' | 'edit' | 'preview' | 'update',
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
  let thread: Worker | undefined;
  const hear = (message: ThreadMessage) => {
    if ('threadId' in message) {
      thread = pool.threads.find((one) => one.threadId === message.threadId);
      unwatch = guard(thread, options.limits, message.heldBytes, end);
    } else observe(message);
  };
  ours.on('message', hear);
  try {
    if (isLarge(task)) collectGarbage();
    const call = { name, signal: abort.signal, transferList: [theirs] };
    const value = (await pool.run({ ...task, port: theirs }, call)) as Value;
    // The result comes another way and may overtake the last news.
    for (let late = receiveMessageOnPort(ours); late; late = receiveMessageOnPort(ours)) {
      if (isThreadMessage(late.message)) hear(late.message);
    }
    unwatch();
    // What a large text leaves behind would count beside what the next one takes.
    if (thread !== undefined) await endWhenLarge(thread, isLarge(task) ? 0 : KEPT_MB);
    return { kind: 'done', value };
  } catch (error) {
    // Not before it is gone: whoever is next would begin while this one's memory is still held.
    await thread?.terminate();
    return failed(ended.why, error);
  } finally {
    unwatch();
    signal.removeEventListener('abort', stopped);
    ours.close();
  }
}

/** Starts clock and watch when the task begins to run; waiting for a thread costs it nothing. */
function guard(
  thread: Worker | undefined,
  limits: TaskLimits,
  heldBytes: number,
  end: (why: Ending) => void,
): () => void {
  const clock = setTimeout(() => end('over-time'), limits.timeLimitMs);
  const tooMuch = () => end('over-memory');
  const unwatch = thread ? watchThread(thread, heldBytes, limits.memoryLimitMb, tooMuch) : () => undefined;
  return () => {
    clearTimeout(clock);
    unwatch();
  };
}

function failed(why: Ending | undefined, error: unknown): Outcome<never> {
  if (why !== undefined) return { kind: why };
  if (isCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) return { kind: 'over-memory' };
  return { kind: 'crashed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function isThreadMessage(value: unknown): value is ThreadMessage {
  return isFields(value) && ('threadId' in value || 'step' in value);
}
