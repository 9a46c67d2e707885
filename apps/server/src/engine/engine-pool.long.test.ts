import type { Worker } from 'node:worker_threads';
import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { openEnginePool, type EnginePool, type Outcome } from './engine-pool.ts';
import type { Generated, StepNews } from './engine-task.ts';

const HOSTILE = new URL('../testing/hostile-worker.ts', import.meta.url);
const OPTIONS = {
  projectName: 'shop',
  packageName: 'com.acme.shop',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  javaVersion: 17,
  layout: 'layer',
} as const;

let pool: EnginePool | undefined;

afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

function open(timeLimitMs: number, memoryLimitMb: number, threads = 1): EnginePool {
  pool = openEnginePool({ threads, limits: { timeLimitMs, memoryLimitMb }, workerFile: HOSTILE });
  return pool;
}

function generate(
  wish: string,
  observe: (news: StepNews) => void = () => undefined,
  signal = new AbortController().signal,
): Promise<Outcome<Generated>> {
  if (!pool) throw new Error('open a pool first');
  return pool.generate({ source: new TextEncoder().encode(wish), options: OPTIONS }, observe, signal);
}

function megabytes(): number {
  return process.memoryUsage().rss / 1024 / 1024;
}

describe('a task', () => {
  test('reports its steps while it runs and hands over the archive', async () => {
    open(20_000, 256);
    const news: StepNews[] = [];
    const outcome = await generate('fine', (step) => news.push(step));
    expect(outcome.kind === 'done' && outcome.value.archive && new TextDecoder().decode(outcome.value.archive)).toBe(
      'archive of fine',
    );
    expect(news).toEqual([
      { step: 'Reading schema', status: 'in_progress' },
      { step: 'Reading schema', status: 'completed', message: '4 characters' },
      { step: 'Writing code', status: 'completed' },
    ]);
  });

  test('that refuses gives its diagnostics', async () => {
    open(20_000, 256);
    const outcome = await generate('refuse');
    expect(outcome).toMatchObject({ kind: 'done', value: { diagnostics: [{ code: 'no-table', line: 3 }] } });
  });

  test.each(['throw', 'exit'])('that crashes (%s) is told apart, and the next one runs', async (wish) => {
    open(20_000, 256);
    expect((await generate(wish)).kind).toBe('crashed');
    expect((await generate('fine')).kind).toBe('done');
  });

  test('sees nothing of the server’s environment', async () => {
    expect(Object.keys(process.env).length).toBeGreaterThan(0);
    open(20_000, 256);
    const outcome = await generate('environment');
    expect(outcome.kind === 'done' && new TextDecoder().decode(outcome.value.archive)).toBe('archive of ');
  });
});

describe('limits', () => {
  test('an endless loop ends when its time is over', async () => {
    open(400, 256);
    const started = performance.now();
    expect(await generate('loop')).toEqual({ kind: 'over-time' });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await generate('fine')).kind).toBe('done');
  });

  test('waiting for a thread is no part of a task’s time', async () => {
    open(1500, 256);
    const outcomes = await Promise.all([generate('sleep 900'), generate('sleep 900'), generate('sleep 900')]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['done', 'done', 'done']);
  });

  test('a growing heap ends at its limit', async () => {
    open(30_000, 200);
    expect(await generate('heap')).toEqual({ kind: 'over-memory' });
    expect((await generate('fine')).kind).toBe('done');
  });

  test.each([
    ['heap', 30_000],
    ['loop', 400],
  ])('whoever is next waits until what went too far (%s) is gone', async (wish, timeLimitMs) => {
    let begun = 0;
    let gone = 0;
    const note = (thread: Worker) => {
      begun += 1;
      thread.once('exit', () => (gone += 1));
    };
    process.on('worker', note);
    open(timeLimitMs, 200);
    await generate(wish);
    process.off('worker', note);
    expect([begun, gone]).toEqual([1, 1]);
  });

  test('what earlier requests left behind is gone before a large text is worked on', async () => {
    open(30_000, 256);
    const left = new WeakRef({ of: 'an earlier request' });
    await pause(); // until the end of the job it was made in, it stays
    await generate('fine'.padEnd(2_000_000));
    expect(left.deref()).toBeUndefined();
  });

  test('growing buffers, which no heap limit counts, end at the same limit', async () => {
    open(30_000, 200);
    const before = megabytes();
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 10);
    expect(await generate('buffers')).toEqual({ kind: 'over-memory' });
    clearInterval(watch);
    expect(peak - before).toBeLessThan(1200);
    expect((await generate('fine')).kind).toBe('done');
  });

  test('one huge buffer is found as well', async () => {
    open(30_000, 200);
    expect(await generate('one-buffer 400')).toEqual({ kind: 'over-memory' });
  });

  test('a neighbour within its limits is left alone', async () => {
    open(30_000, 250, 2);
    const [greedy, modest] = await Promise.all([generate('buffers'), generate('sleep 3000')]);
    expect([greedy.kind, modest.kind]).toEqual(['over-memory', 'done']);
  });
});

test('what the rest of the process takes is not this task’s doing', async () => {
  open(30_000, 64);
  const elsewhere = new Uint8Array(900 * 1024 * 1024).fill(1);
  expect((await generate('sleep 500')).kind).toBe('done');
  expect(elsewhere.at(-1)).toBe(1);
});

describe('files that wait to be read', () => {
  const never = new AbortController().signal;
  const read = (text: string, who: string, signal = never) => {
    if (!pool) throw new Error('open a pool first');
    return pool.read(new TextEncoder().encode(text), who, signal);
  };

  test('are all read, also behind ones that were ended or left', async () => {
    open(300, 256);
    const left = new AbortController();
    const wishes = Array.from({ length: 100 }, (_, at) => ['loop', 'exit', 'left', 'throw'][at] ?? 'fine');
    const outcomes = wishes.map((wish) =>
      read(wish === 'left' ? 'loop' : wish, 'ada', wish === 'left' ? left.signal : never),
    );
    setTimeout(() => left.abort(), 400);
    const kinds = (await Promise.all(outcomes)).map((outcome) => outcome.kind);
    expect(kinds.slice(0, 4)).toEqual(['over-time', 'crashed', expect.stringMatching(/stopped|over-time/), 'crashed']);
    expect(kinds.slice(4)).toEqual(Array(96).fill('done'));
  });

  test('are as many as there is room for, in all and of one account; the others are told', async () => {
    const queue = { waiting: 6, waitingOfOne: 4 };
    pool = openEnginePool({
      threads: 1,
      limits: { timeLimitMs: 20_000, memoryLimitMb: 256 },
      workerFile: HOSTILE,
      queue,
    });
    const ofAda = Array.from({ length: 10 }, () => read('sleep 50', 'ada'));
    const ofBob = Array.from({ length: 10 }, () => read('sleep 50', 'bob'));
    const done = async (outcomes: typeof ofAda) =>
      (await Promise.all(outcomes)).filter((outcome) => outcome.kind === 'done').length;
    expect([await done(ofAda), await done(ofBob)]).toEqual([5, 2]);
    const busy = (await Promise.all(ofBob)).filter((outcome) => outcome.kind === 'busy').length;
    expect(busy).toBe(8);
  });

  test('are read in turn by account', async () => {
    open(20_000, 256);
    const order: string[] = [];
    const noted = async (who: string) => {
      await read('sleep 10', who);
      order.push(who);
    };
    await Promise.all([...Array.from({ length: 6 }, () => noted('ada')), noted('bob'), noted('eve')]);
    expect(order.slice(0, 4)).toEqual(['ada', 'ada', 'bob', 'eve']);
  });
});

describe('what a file leaves behind', () => {
  const read = async (text: string) => {
    const outcome = await pool?.read(new TextEncoder().encode(text), 'ada', new AbortController().signal);
    return outcome?.kind === 'done' ? outcome.value.text : outcome?.kind;
  };

  test('goes with its thread where it is much, and the next file has another', async () => {
    open(30_000, 400);
    const first = await read('thread');
    expect(await read('leave 170')).toBe('shown: leave 170');
    const second = await read('thread');
    expect([first, second].every((id) => Number(id) > 0)).toBe(true);
    expect(second).not.toBe(first);
  });

  test('is no memory of the process any more where the text is large', async () => {
    open(30_000, 400);
    const before = megabytes();
    expect(await read('waste 1000000'.padEnd(2_000_000))).toMatch(/^shown: waste/);
    expect(megabytes() - before).toBeLessThan(60);
  });

  test('stays where it is little, with the thread and what that has loaded', async () => {
    open(30_000, 400);
    const first = await read('thread');
    expect(await read('leave 20')).toBe('shown: leave 20');
    expect(await read('thread')).toBe(first);
  });
});

test('a file may take less than a generation, and the next one is read', async () => {
  const limits = { timeLimitMs: 30_000, memoryLimitMb: 400 };
  pool = openEnginePool({ threads: 1, limits, readingLimitMb: 200, workerFile: HOSTILE });
  const read = (text: string) => pool?.read(new TextEncoder().encode(text), 'ada', new AbortController().signal);
  expect(await read('one-buffer 250')).toEqual({ kind: 'over-memory' });
  expect((await read('fine'))?.kind).toBe('done');
  expect((await generate('one-buffer 250')).kind).toBe('done');
});

describe('stopping', () => {
  test('ends a running task at once', async () => {
    open(30_000, 256);
    const stop = new AbortController();
    const running = generate('loop', () => stop.abort(), stop.signal);
    expect(await running).toEqual({ kind: 'stopped' });
  });

  test('keeps a waiting task from beginning', async () => {
    open(30_000, 256);
    const stop = new AbortController();
    stop.abort();
    const news: StepNews[] = [];
    expect(await generate('fine', (step) => news.push(step), stop.signal)).toEqual({ kind: 'stopped' });
    expect(news).toEqual([]);
  });
});

test('a file is read under the same limits', async () => {
  open(500, 256);
  const read = (text: string) => pool?.read(new TextEncoder().encode(text), 'ada', new AbortController().signal);
  expect(await read('create table a')).toEqual({ kind: 'done', value: { text: 'shown: create table a' } });
  expect(await read('loop')).toEqual({ kind: 'over-time' });
});
