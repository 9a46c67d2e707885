import { rmSync } from 'node:fs';
import path from 'node:path';
import { watchMemory, type Sandbox } from '@backsmith/prover';
import type { TryoutCallRequest, TryoutReply } from '@backsmith/contract';
import { callInside } from '../prover/call-inside.ts';
import { workerFile } from '../prover/code-folders.ts';
import { planArchive } from '../prover/plan-archive.ts';
import { readPlan } from '../prover/plan-file.ts';
import type { RunningTryout, TryoutLoss, TryoutOrder, TryoutRunner } from './runner.ts';
import { startTalk, type Talk } from './talk.ts';
import { readWorkerLine, type ServerLine, type WorkerLine } from './worker-lines.ts';

export type SandboxRunnerOptions = {
  /** Undefined: it runs as this process does, which its operator has asked for. */
  readonly sandbox: Sandbox | undefined;
  /** Where class paths are kept. */
  readonly cache: string;
  readonly memoryLimitMb: number;
  /** How long one may be up in all, its start included. Milliseconds. */
  readonly timeLimitMs: number;
};

/** Longer than the worker itself waits for an answer. Milliseconds. */
const NO_ANSWER = 40_000;

const DONE: RunningTryout['call'] = () => Promise.resolve(undefined);

/** Runs backends as proofs are run: planned in one process, and brought up in another, in the sandbox. */
export function sandboxRunner(options: SandboxRunnerOptions): TryoutRunner {
  return (order) => new SandboxedTryout(order, options);
}

class SandboxedTryout implements RunningTryout {
  readonly #order: TryoutOrder;
  readonly #options: SandboxRunnerOptions;
  readonly #ending = new AbortController();
  readonly #waiting = new Map<number, (reply: TryoutReply | undefined) => void>();
  readonly #started: Promise<void>;
  #talk: Talk | undefined;
  #unwatch: () => void = () => undefined;
  #last = 0;

  constructor(order: TryoutOrder, options: SandboxRunnerOptions) {
    this.#order = order;
    this.#options = options;
    this.#started = this.#start().catch((error: unknown) => {
      this.#lose({ kind: 'broken', output: error instanceof Error ? String(error.stack) : String(error) });
    });
  }

  call(request: TryoutCallRequest): Promise<TryoutReply | undefined> {
    const talk = this.#talk;
    if (talk === undefined || this.#ending.signal.aborted) return DONE(request);
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(id, undefined), NO_ANSWER);
      this.#waiting.set(id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      const line: ServerLine = { id, call: request };
      talk.say(JSON.stringify(line));
    });
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#started;
    await this.#talk?.end();
  }

  async #start(): Promise<void> {
    const { archive, folder, onStep } = this.#order;
    const { memoryLimitMb, timeLimitMs, cache, sandbox } = this.#options;
    onStep({ step: 'libraries', status: 'running', text: 'Bringing its libraries together' });
    const { signal } = this.#ending;
    const plan = await planArchive({ archive, folder, cache, memoryLimitMb, timeLimitMs, signal });
    if (signal.aborted || plan.kind === 'stopped') return;
    if (plan.kind !== 'planned') {
      this.#lose(plan.kind === 'absent' ? { kind: 'absent', text: plan.reason } : plan);
      return;
    }
    onStep({ step: 'libraries', status: 'done', text: 'Libraries are at hand' });
    leaveTestsOut(folder);
    const inside = { sandbox, folder, readable: plan.readable };
    const [call, env] = callInside(workerFile('tryout-worker'), (work) => [folder, work], inside);
    const onLine = (text: string) => {
      const line = readWorkerLine(text);
      if (line !== undefined) this.#hear(line);
    };
    const talk = startTalk(call, { cwd: folder, env, onLine });
    this.#talk = talk;
    this.#unwatch = watchMemory(talk.pid ?? 0, memoryLimitMb * 1024 * 1024, () => {
      this.#lose({ kind: 'over-memory' });
    });
    void talk.ended.then((output) => this.#lose({ kind: 'broken', output }));
  }

  #hear(line: WorkerLine): void {
    if ('step' in line) this.#order.onStep(line.step);
    else if ('ready' in line) this.#order.onReady(line.ready);
    else if ('absent' in line) this.#lose({ kind: 'absent', text: line.absent });
    else if ('failed' in line) this.#lose({ kind: 'failed', text: line.failed });
    else this.#settle(line.id, 'reply' in line ? line.reply : undefined);
  }

  #settle(id: number, reply: TryoutReply | undefined): void {
    this.#waiting.get(id)?.(reply);
    this.#waiting.delete(id);
  }

  /** Tells of a loss that nobody wanted, the first one alone. */
  #lose(loss: TryoutLoss): void {
    this.#unwatch();
    for (const id of [...this.#waiting.keys()]) this.#settle(id, undefined);
    if (this.#ending.signal.aborted) return;
    this.#ending.abort();
    this.#order.onLoss(loss);
  }
}

/** The tests of an unpacked project are the proof's: they take as long to compile as all the rest. */
function leaveTestsOut(folder: string): void {
  const { project } = readPlan(folder);
  rmSync(path.join(project, 'src/test'), { recursive: true, force: true });
}
