import { z } from 'zod';

export const liveAnswer = z.object({ status: z.literal('up') });

/** Each part that the server needs to do its work, and whether it answers. */
export const readyAnswer = z.object({
  status: z.enum(['ready', 'not-ready']),
  checks: z.record(z.string(), z.enum(['up', 'down'])),
});
export type ReadyAnswer = z.infer<typeof readyAnswer>;
