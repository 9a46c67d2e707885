// The real engine, which rests a moment after each step, so that a picture can be taken on the way.
import type { GenerateTask } from '../../../apps/server/src/engine/engine-task.ts';
import { generate as generateNow } from '../../../apps/server/src/engine/engine-worker.ts';

export { read } from '../../../apps/server/src/engine/engine-worker.ts';

const REST_MS = 2500;

export function generate(task: GenerateTask) {
  const post = task.port.postMessage.bind(task.port);
  task.port.postMessage = (message: { readonly status?: string }) => {
    post(message);
    if (message.status === 'in_progress') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REST_MS);
  };
  return generateNow(task);
}
