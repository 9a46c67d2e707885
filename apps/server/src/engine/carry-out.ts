import { getHeapStatistics } from 'node:v8';
import { threadId, type MessagePort } from 'node:worker_threads';
import { giveBackPages } from './collect-garbage.ts';
import type { ThreadMessage } from './engine-task.ts';
import { isLarge } from './large-task.ts';

/**
 * Does the work of a task in a thread. First tells the server which thread took it, and what that holds before it begins:
 * garbage of its former task is no fault of this one. The thread of a large text ends with it, and gives its pages back before.
 *
 * @returns what the work comes to. @throws what the work throws
 */
export function carryOut<Result>(task: { readonly port: MessagePort }, work: () => Result): Result {
  const { total_heap_size, external_memory } = getHeapStatistics();
  task.port.postMessage({ threadId, heldBytes: total_heap_size + external_memory } satisfies ThreadMessage);
  try {
    return work();
  } finally {
    if (isLarge(task)) giveBackPages();
  }
}
