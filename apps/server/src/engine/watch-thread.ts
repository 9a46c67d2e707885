import type { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
/** Milliseconds between two looks. In this time a thread can fill a few hundred megabytes. */
const INTERVAL = 50;
/** What a thread takes that has not worked yet, which counts: its own limit of V8 counts it, too. Megabytes. */
const FRESH_MB = 32;

/**
 * Looks at a thread's memory until stopped. V8's own limits stop a growing heap but count no buffers; the thread's heap
 * statistics count both, and are answered even by a thread in an endless loop. What counts is what the thread has taken since
 * the task began: neither the garbage of its former task nor the memory of the rest of the process is this task's doing.
 *
 * @param heldBytes what the thread held when the task began.
 * @param tooMuch called once, when the task has taken more than `limitMb`.
 * @returns the stopper.
 */
export function watchThread(
  thread: Pick<Worker, 'getHeapStatistics'>,
  heldBytes: number,
  limitMb: number,
  tooMuch: () => void,
): () => void {
  let asking = false;
  const before = Math.max(0, heldBytes - FRESH_MB * MEGABYTE);
  const stop = () => clearInterval(timer);
  const look = async () => {
    const statistics = await thread.getHeapStatistics();
    const taken = statistics.total_heap_size + statistics.external_memory;
    if (taken - before <= limitMb * MEGABYTE) return;
    stop();
    tooMuch();
  };
  const lookAgain = () => {
    if (asking) return;
    asking = true;
    look()
      // A thread that has just ended answers with an error; its end is reported elsewhere.
      .catch(() => undefined)
      .finally(() => (asking = false));
  };
  const timer = setInterval(lookAgain, INTERVAL);
  lookAgain();
  return stop;
}
