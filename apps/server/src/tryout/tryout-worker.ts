// Run as a program of its own, in a sandbox, by `start-worker.ts`:
//   node tryout-worker.ts FOLDER WORK
// Brings up the backend that FOLDER holds the plan of, fills it with rows, and calls it as the lines of its standard input say.
// Prints a JSON object per line. Ends with its standard input, and with it all that it has started.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TryoutCalls } from '@backsmith/contract';
import { fillRows } from './fill-rows.ts';
import { readHttpFile } from './http-file.ts';
import { listCalls } from './list-calls.ts';
import { openSession, type Session } from './open-session.ts';
import { NotTried, runBackend, type RunningBackend } from './run-backend.ts';
import { serverLine, type WorkerLine } from './worker-lines.ts';
import { readPlan } from '../prover/plan-file.ts';

/** How often a backend is looked after that may end by itself. Milliseconds. */
const LOOK_EVERY = 1000;

const [folder = '', work = ''] = process.argv.slice(2);
const ending = new AbortController();
let backend: RunningBackend | undefined;
let session: Session | undefined;

function print(line: WorkerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function bringUp(): Promise<TryoutCalls> {
  const plan = readPlan(folder);
  backend = await runBackend(plan, { work, signal: ending.signal, tell: (step) => print({ step }) });
  const file = readHttpFile(readFileSync(join(plan.project, 'requests.http'), 'utf8'));
  session = await openSession(backend.url, file);
  print({ step: { step: 'rows', status: 'running', text: 'Filling it with rows' } });
  const rows = await fillRows(file, session.send);
  print({ step: { step: 'rows', status: 'done', text: `${rows.made} rows made by its own calls` } });
  const document = await session.send({ method: 'GET', path: '/v3/api-docs', body: null });
  return { address: file.address, caller: session.caller, groups: listCalls(file, rows, document.status === 200) };
}

async function answer(text: string): Promise<void> {
  const { id, call } = serverLine.parse(JSON.parse(text));
  try {
    if (session === undefined) throw new Error('It is called before it is up.');
    print({ id, reply: await session.send(call) });
  } catch (error) {
    console.error(error);
    print({ id, silent: true });
  }
}

async function end(code: number): Promise<never> {
  ending.abort();
  await backend?.stop();
  process.exit(code);
}

/** Tells why it is not up, or no more. */
async function fail(error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  print(error instanceof NotTried ? { absent: text } : { failed: text.slice(0, 8000) });
  await end(1);
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void answer(line));
lines.on('close', () => void end(0));
try {
  print({ ready: await bringUp() });
  setInterval(() => {
    if (backend?.hasEnded() === true) void fail(new Error(`The backend ended.\n${backend.log().slice(-4000)}`));
  }, LOOK_EVERY);
} catch (error) {
  if (!ending.signal.aborted) await fail(error);
}
