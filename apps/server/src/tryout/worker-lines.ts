import { projectTryout, tryoutCallRequest, tryoutCalls, tryoutReply, tryoutStep } from '@backsmith/contract';
import { z } from 'zod';

/** A line of the worker: news of the start, what can be called once it is up, why it is not, or the answer to a call. */
export const workerLine = z.union([
  z.object({ step: tryoutStep }),
  z.object({ ready: tryoutCalls }),
  z.object({ absent: projectTryout.shape.reason.unwrap() }),
  z.object({ failed: z.string().max(8000) }),
  z.object({ id: z.int(), reply: tryoutReply }),
  z.object({ id: z.int(), silent: z.literal(true) }),
]);
export type WorkerLine = z.infer<typeof workerLine>;

/** A line to the worker. */
export const serverLine = z.object({ id: z.int(), call: tryoutCallRequest });
export type ServerLine = z.infer<typeof serverLine>;

/** Reads a line of the worker. What runs beside it may write there, too: whatever is no line of ours is nothing. */
export function readWorkerLine(text: string): WorkerLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return workerLine.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
