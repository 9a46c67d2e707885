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
  const read = (text: string) => pool?.read(new TextEncoder().encode(text), new AbortController().signal);
  expect(await read('create table a')).toEqual({ kind: 'done', value: { text: 'shown: create table a' } });
  expect(await read('loop')).toEqual({ kind: 'over-time' });
});
