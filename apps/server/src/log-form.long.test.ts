import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PATHS } from '@backsmith/contract';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logSerializers } from './http/log-request.ts';
import { outputOf, type LogForm } from './log-form.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

/** What a logger of the server writes, and a sentence before it. */
function written(form: LogForm): readonly string[] {
  const lines: string[] = [];
  const output = outputOf(
    form,
    () => NOON,
    (line) => lines.push(line),
  );
  output.print('Backsmith is ready:\n  http://127.0.0.1:3000');
  const { log } = fastify({ logger: { level: 'warn', stream: output.stream, serializers: logSerializers } });
  log.info('not said at this level');
  log.warn({ generationId: 'g-1', steps: ['a b'], error: new Error('the disk\nis full') }, 'a run\nfailed');
  return lines;
}

test('as lines, every entry is one line with its moment, level, sentence and details', () => {
  const [sentence, entry = '', ...more] = written('lines');
  expect(more).toEqual([]);
  expect(sentence).toBe('Backsmith is ready: http://127.0.0.1:3000\n');
  expect(entry).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z warn a run failed generationId=g-1 steps=\["a b"\] error\.type=Error /,
  );
  expect(entry).toContain(String.raw`error.message="the disk\nis full"`);
  expect(entry.match(/\n/g)).toHaveLength(1);
});

test('as JSON, sentences are entries like all others', () => {
  const entries = written('json').map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(entries).toMatchObject([
    { level: 30, time: NOON.getTime(), pid: process.pid, msg: 'Backsmith is ready:\n  http://127.0.0.1:3000' },
    { level: 40, pid: process.pid, msg: 'a run\nfailed', generationId: 'g-1', error: { type: 'Error' } },
  ]);
});

const PROGRAM = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-log-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All that a started and stopped server writes, whatever it writes to. */
async function logOf(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const base = { BACKSMITH_DATA: folder, BACKSMITH_PORT: '0', BACKSMITH_WORKERS: '1', BACKSMITH_LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...base, ...settings },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    // It can be stopped in its own way once it answers.
    const address = /is ready: (http:[\w.:/]+)/.exec(line)?.[1];
    if (address !== undefined) void fetch(address + PATHS.ready).finally(() => child.kill('SIGTERM'));
  });
  const [out, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  return `${out}\n${errors}`.split('\n').filter((line) => line !== '');
}

test(
  'from its start to its end a server writes in one form, also why it did not start',
  { timeout: 180_000 },
  async () => {
    const json = await logOf({ BACKSMITH_LOG_FORMAT: 'json' });
    const said = json.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
    expect(said).toEqual(expect.arrayContaining([expect.stringContaining('is ready'), 'Stopping.']));
    const lines = await logOf({});
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining('is ready'), 'Stopping.']));
    const broken = await logOf({ BACKSMITH_LOG_FORMAT: 'json', BACKSMITH_WORKERS: 'x' });
    expect(broken.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, msg: expect.stringContaining('BACKSMITH_WORKERS must be') as string },
    ]);
  },
);
