import type { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;
/** Milliseconds between two looks. In this time a thread can fill a few hundred megabytes. */
const INTERVAL = 50;

/**
 * Looks at a thread's memory until stopped. V8's own limits stop a growing heap but count no buffers; the thread's heap
 * statistics count both, and are answered even by a thread in an endless loop. What escapes them (one huge allocation in
 * native code) shows in the process, so its resident size is watched as well.
 *
 * @param tooMuch called once, when the thread or the process is above its limit.
 * @returns the stopper.
 */
export function watchThread(
  thread: Worker,
  limits: { readonly threadMb: number; readonly processMb: number },
  tooMuch: (what: 'thread' | 'process') => void,
): () => void {
  let asking = false;
  const stop = () => clearInterval(timer);
  const report = (what: 'thread' | 'process') => {
    stop();
    tooMuch(what);
  };
  const look = async () => {
    const statistics = await thread.getHeapStatistics();
    if (statistics.total_heap_size + statistics.external_memory > limits.threadMb * MEGABYTE) report('thread');
  };
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > limits.processMb * MEGABYTE) {
      report('process');
      return;
    }
    if (asking) return;
    asking = true;
    look()
      // A thread that has just ended answers with an error; its end is reported elsewhere.
      .catch(() => undefined)
      .finally(() => (asking = false));
  }, INTERVAL);
  return stop;
}
