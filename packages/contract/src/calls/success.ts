import { z } from 'zod';

/** An answer with data: `{ success: true, message?, data }`. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}
