// Stands in for the engine in worker threads of the server under test: slow enough to be interrupted, and it names the process it
// runs in, so that a test sees which run it is looking at.
import type { MessagePort } from 'node:worker_threads';
import { carryOut } from '@backsmith/server/carry-out';

type Task = { readonly source: Uint8Array; readonly port: MessagePort };

export const SLOW_STEPS = ['Reading schema', 'Writing code'];
export function generate(task: Task) {
  return carryOut(task, () => {
    const { source, port } = task;
    port.postMessage({ step: 'Reading schema', status: 'completed', message: `process ${process.pid}` });
    port.postMessage({ step: 'Writing code', status: 'in_progress' });
    const text = new TextDecoder().decode(source);
    const end = Date.now() + slownessOf(text);
    while (Date.now() < end);
    port.postMessage({ step: 'Writing code', status: 'completed' });
    const archive = new TextEncoder().encode(`archive of ${text}`);
    return { archive, fileCount: 1, diagnostics: [] };
  });
}

/** How long the second step takes, which the schema says in a comment: `-- 3000 ms`. */
function slownessOf(text: string): number {
  return Number(/-- (\d+) ms/.exec(text)?.[1] ?? 0);
}

export function read(task: Task) {
  return carryOut(task, () => ({ text: new TextDecoder().decode(task.source) }));
}
