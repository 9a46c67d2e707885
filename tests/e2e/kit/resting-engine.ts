// The real engine, which rests a moment in each step, so that eyes and cameras can follow.
import type { GenerateTask } from '../../../apps/server/src/engine/engine-task.ts';
import { generate as generateNow } from '../../../apps/server/src/engine/engine-worker.ts';

export { edit, preview, read } from '../../../apps/server/src/engine/engine-worker.ts';

/** @returns the engine's `generate`, each of whose steps takes so many milliseconds longer */
export function restingGenerate(milliseconds: number): typeof generateNow {
  return (task: GenerateTask) => {
    const post = task.port.postMessage.bind(task.port);
    task.port.postMessage = (message: { readonly status?: string; readonly message?: string }) => {
      post(message);
      if (message.status === 'in_progress' && message.message === undefined) rest(milliseconds);
    };
    return generateNow(task);
  };
}

function rest(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
