// Stands in for the engine in worker threads: takes its steps at the pace the schema asks for in comments, such as
// `-- 300 ms each`, and ends as `-- fail` says, so that pages can be looked at on the way.
import { threadId, type MessagePort } from 'node:worker_threads';
import { ENGINE_STEPS } from '@backsmith/engine';
import { zipSync, strToU8 } from 'fflate';

type Task = { readonly source: Uint8Array; readonly port: MessagePort };

export function generate({ source, port }: Task) {
  const text = new TextDecoder().decode(source);
  const pace = Number(/-- (\d+) ms each/.exec(text)?.[1] ?? 0);
  port.postMessage({ threadId });
  for (const step of ENGINE_STEPS) {
    port.postMessage({ step, status: 'in_progress' });
    rest(pace);
    if (text.includes('-- fail') && step === 'Designing backend') return failAt(step, port);
    port.postMessage({ step, status: 'completed', message: `${step} took ${pace} ms` });
  }
  return { archive: zipSync({ 'shop/README.md': strToU8('# shop\n') }), fileCount: 1, diagnostics: [] };
}

export function read({ source, port }: Task) {
  port.postMessage({ threadId });
  return { text: new TextDecoder().decode(source) };
}

function failAt(step: string, port: MessagePort) {
  const message = 'Two tables are named orders.';
  port.postMessage({ step, status: 'error', error: message });
  return {
    archive: undefined,
    fileCount: 0,
    diagnostics: [{ severity: 'error', code: 'twice', line: 2, column: 1, message }],
  };
}

function rest(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
