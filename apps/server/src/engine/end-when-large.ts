import type { Worker } from 'node:worker_threads';

const MEGABYTE = 1024 * 1024;

/** Ends a thread that has nothing to do and holds more than `keptMb` of heap and buffers. @returns whether it did. */
export async function endWhenLarge(
  thread: Pick<Worker, 'getHeapStatistics' | 'terminate'>,
  keptMb: number,
): Promise<boolean> {
  const statistics = await thread.getHeapStatistics();
  if (statistics.total_heap_size + statistics.external_memory <= keptMb * MEGABYTE) return false;
  await thread.terminate();
  return true;
}
