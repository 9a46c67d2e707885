import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { GenerationEvent } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPOSITORY, scratchFolder } from '../kit/index.ts';
import { clientOf, register, usesOf } from './client.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const scratch = scratchFolder('chaos');
// As root the database runs under another user, who must reach it.
chmodSync(scratch, 0o755);

/** Long enough to be interrupted on a busy machine. */
const SCHEMA = 'create table a (id int) -- 3000 ms';
/** Longer than any stop or restart, however busy the machine is. */
const LONG_SCHEMA = 'create table b (id int) -- 200000 ms';

let folder: string;
let running: ServerProcess[];

// A folder for each test: an unfinished generation of one would keep the worker of the next busy.
beforeEach(({ task }) => {
  folder = path.join(scratch, task.id);
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.kill();
  // The last one out stops the database.
  if (running.length > 0) await (await startServer(folder)).stop();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer(folder);
  running.push(server);
  return server;
}

/** The first line that shows this process at work. */
async function untilWorkedOnBy(
  pid: number,
  lines: AsyncGenerator<GenerationEvent, undefined>,
): Promise<GenerationEvent> {
  for await (const event of lines) {
    if (event.steps?.some((step) => step.message === `process ${pid}`)) return event;
    expect(event.error).toBeUndefined();
  }
  throw new Error('the stream ended before the work began');
}

async function last(lines: AsyncGenerator<GenerationEvent, undefined>): Promise<GenerationEvent> {
  let event: GenerationEvent = {};
  for await (event of lines);
  return event;
}

test('kill -9 during a generation: after a restart the job is back and the project completes', async () => {
  const first = await start();
  const token = await register(first.address);
  const event = await untilWorkedOnBy(first.pid, clientOf(first.address, token).generate(SCHEMA));
  const projectId = event.projectId ?? '';
  expect(await usesOf(first.address, token)).toEqual(['reserved']);
  await first.kill();

  const second = await start();
  const ready = performance.now();
  const client = clientOf(second.address, token);
  await untilWorkedOnBy(second.pid, client.events(projectId));
  console.log(`restarted in ${second.startMs} ms; job back after ${Math.round(performance.now() - ready)} ms`);
  expect(await last(client.events(projectId))).toMatchObject({ completed: true, projectId });
  expect(String(await client.download(projectId))).toBe(`archive of ${SCHEMA}`);
  // Begun twice, paid for once.
  expect(await usesOf(second.address, token)).toEqual(['used']);
});

test('a process that is killed leaves its work to another one on the same data', async () => {
  const first = await start();
  const token = await register(first.address);
  const event = await untilWorkedOnBy(first.pid, clientOf(first.address, token).generate(LONG_SCHEMA));
  const second = await start();
  const watching = untilWorkedOnBy(second.pid, clientOf(second.address, token).events(event.projectId ?? ''));
  await first.kill();
  await watching;
});

test('an orderly stop lets a short generation finish', async () => {
  const first = await start();
  const token = await register(first.address);
  const event = await untilWorkedOnBy(first.pid, clientOf(first.address, token).generate(SCHEMA));
  const stopMs = await first.stop();
  running = [];
  const second = await start();
  const end = await last(clientOf(second.address, token).events(event.projectId ?? ''));
  console.log(`stopped in ${stopMs} ms`);
  expect(end.completed).toBe(true);
  // Three seconds of work fit into the patience of a stop, so it was finished rather than begun again.
  expect(end.steps?.[0]?.message).toBe(`process ${first.pid}`);
});

test('an orderly stop gives a long generation back, and the next start takes it up', async () => {
  const first = await start();
  const token = await register(first.address);
  const event = await untilWorkedOnBy(first.pid, clientOf(first.address, token).generate(LONG_SCHEMA));
  const stopMs = await first.stop();
  running = [];
  const second = await start();
  const ready = performance.now();
  await untilWorkedOnBy(second.pid, clientOf(second.address, token).events(event.projectId ?? ''));
  console.log(`stopped in ${stopMs} ms; taken up after ${Math.round(performance.now() - ready)} ms`);
});

test('a stop that is asked for during the start is heard, and leaves no database behind', async () => {
  const program = path.join(REPOSITORY, 'apps/cli/bin/backsmith.js');
  const env = { ...process.env, BACKSMITH_DATA: folder, BACKSMITH_PORT: '0' };
  // Linux has a file without room: what is said there is lost, and nothing else.
  const messages = openSync(process.platform === 'linux' ? '/dev/full' : devNull, 'w');
  const child = spawn(process.execPath, [program, 'serve'], { stdio: ['ignore', 'pipe', messages], env });
  closeSync(messages);
  const end = once(child, 'exit');
  if (!child.stdout) throw new Error('its output is not read');
  for await (const line of createInterface({ input: child.stdout })) {
    // The database runs, and nothing answers yet.
    if (line.startsWith('Database:')) child.kill('SIGTERM');
  }
  expect(await end).toEqual([0, null]);
  expect(existsSync(path.join(folder, 'postgres/cluster/PG_VERSION'))).toBe(true);
  expect(existsSync(path.join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
});
