import { getHeapStatistics } from 'node:v8';
import { threadId, type MessagePort } from 'node:worker_threads';
import type { ThreadMessage } from './engine-task.ts';

/** Tells the server which thread took a task, and what it holds before it begins: garbage of its former task is no fault of this one. */
export function beginTask(port: MessagePort): void {
  const { total_heap_size, external_memory } = getHeapStatistics();
  port.postMessage({ threadId, heldBytes: total_heap_size + external_memory } satisfies ThreadMessage);
}
