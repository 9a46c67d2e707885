import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  environmentOf,
  PROXIES,
  START_LIMIT,
  startChild,
  watchMemory,
  type Ended,
  type ProofEvent,
  type Sandbox,
  type Verification,
} from '@backsmith/prover';
import { codeFolders, workerFile } from './code-folders.ts';
import type { WorkerLine } from './proof-worker.ts';

export type ProveOptions = {
  readonly archive: Uint8Array;
  /** An empty folder for it, which whoever made it removes. */
  readonly folder: string;
  /** Undefined: it runs as this process does, which its operator has asked for. */
  readonly sandbox: Sandbox | undefined;
  /** Where class paths are kept. */
  readonly cache: string;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  /** A proof of the very same bytes on the same JDK, if there is one. */
  readonly findKnown: (word: string) => Promise<Verification | undefined>;
  readonly observe: (event: ProofEvent) => void;
  readonly signal: AbortSignal;
};

export type ProveOutcome =
  | { readonly kind: 'proven'; readonly word: string; readonly verification: Verification }
  /** This machine lacks what it takes; the text says what, and how to get it. */
  | { readonly kind: 'absent'; readonly reason: string }
  | { readonly kind: 'over-time' | 'over-memory' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly output: string };

/** Beyond its own limit a proof gets this long to say what it has seen. Milliseconds. */
const LAST_WORDS = 20_000;

/** What a worker may hold of its own. Megabytes. */
const WORKER_HEAP = 512;

const WORK = '/work';

/** The environment of a worker: nothing of the server's but where programs and Maven's files lie. */
const OF_WORKER = ['PATH', 'HOME', 'JAVA_HOME', ...PROXIES];

/** Proves the archive of a project: plans the proof in one process, and runs it in another, in the sandbox. */
export async function proveArchive(options: ProveOptions): Promise<ProveOutcome> {
  const { folder } = options;
  writeFileSync(path.join(folder, 'archive.zip'), options.archive);
  writeFileSync(path.join(folder, 'limits.json'), JSON.stringify({ total: options.timeLimitMs, start: START_LIMIT }));
  const node = [process.execPath, `--max-old-space-size=${WORKER_HEAP}`, workerFile()];
  const planned = await runWorker([...node, 'plan', folder, options.cache], environmentOf(OF_WORKER), options);
  const plan = planned.lines.find((line) => 'planned' in line)?.planned;
  const reason = planned.lines.find((line) => 'absent' in line)?.absent;
  if (reason !== undefined) return { kind: 'absent', reason };
  if (plan === undefined) return planned.end;
  const word = `${plan.digest}-${plan.jdk}`;
  const known = await options.findKnown(word);
  if (known !== undefined) return { kind: 'proven', word, verification: known };
  const proven = await runWorker(...callOf(node, plan.readable, options), options);
  const verification = proven.lines.find((line) => 'verification' in line)?.verification;
  return verification === undefined ? proven.end : { kind: 'proven', word, verification };
}

/** The call of the proof itself, and its environment. */
function callOf(
  node: readonly string[],
  readable: readonly string[],
  { sandbox, folder }: ProveOptions,
): readonly [call: readonly string[], env: Readonly<Record<string, string>>] {
  if (sandbox === undefined) {
    const work = path.join(folder, 'work');
    mkdirSync(work, { mode: 0o755 });
    return [[...node, 'prove', folder, work, 'no sandbox'], { ...environmentOf(['PATH']), HOME: work, TMPDIR: work }];
  }
  const env = { PATH: '/usr/bin:/bin', HOME: WORK, TMPDIR: '/tmp', LANG: 'C.UTF-8' };
  const inside = { readable: [folder, ...codeFolders(), ...readable], scratch: folder, work: WORK, env };
  return [sandbox.wrap([...node, 'prove', folder, WORK, sandbox.label], inside), {}];
}

type WorkerRun = { readonly lines: readonly WorkerLine[]; readonly end: ProveOutcome };

async function runWorker(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  { folder: cwd, timeLimitMs, memoryLimitMb, observe, signal }: ProveOptions,
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

function endOf({ timedOut, output }: Ended, isOverMemory: boolean, isStopped: boolean): ProveOutcome {
  if (isStopped) return { kind: 'stopped' };
  if (isOverMemory) return { kind: 'over-memory' };
  return timedOut ? { kind: 'over-time' } : { kind: 'broken', output: output.slice(-4000) };
}

/** What else a program prints is no line of ours. */
function readLine(text: string): WorkerLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as WorkerLine;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
