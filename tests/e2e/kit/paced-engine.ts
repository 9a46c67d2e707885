// Stands in for the engine in worker threads: does what the schema asks for in comments, so that pages can be looked at on
// the way. `-- hold until <file>` rests after the first step until the file is there, `-- fail` fails in the second.
import { existsSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { carryOut } from '@backsmith/server/carry-out';
import { ENGINE_STEPS } from '@backsmith/engine';
import { zipSync, strToU8 } from 'fflate';

type Task = { readonly source: Uint8Array; readonly port: MessagePort };

export function generate(task: Task) {
  return carryOut(task, () => paced(task));
}

function paced({ source, port }: Task) {
  const text = new TextDecoder().decode(source);
  const gate = /-- hold until (\S+)/.exec(text)?.[1];
  for (const step of ENGINE_STEPS) {
    port.postMessage({ step, status: 'in_progress' });
    if (step === HELD_AT) {
      if (gate !== undefined) holdUntil(gate);
      if (text.includes('-- fail')) return failAt(step, port);
    }
    port.postMessage({ step, status: 'completed', message: `${step} is done` });
  }
  return { archive: zipSync({ 'shop/README.md': strToU8('# shop\n') }), fileCount: 1, diagnostics: [] };
}

export function read(task: Task) {
  return carryOut(task, () => ({ text: new TextDecoder().decode(task.source) }));
}

// What is looked at before a generation is the real thing.
export { edit, preview } from '@backsmith/server/engine-worker';

const HELD_AT = 'Designing backend';

function failAt(step: string, port: MessagePort) {
  const message = 'Two tables are named orders.';
  port.postMessage({ step, status: 'error', error: message });
  return {
    archive: undefined,
    fileCount: 0,
    diagnostics: [{ severity: 'error', code: 'twice', line: 2, column: 1, message }],
  };
}

/** Longer than a test may take; the server's own limit ends the thread after it. */
const LONGEST_MS = 300_000;

function holdUntil(gate: string): void {
  const end = Date.now() + LONGEST_MS;
  while (!existsSync(gate) && Date.now() < end) rest(20);
}

function rest(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
