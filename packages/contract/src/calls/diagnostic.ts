import { z } from 'zod';

/** What the reader or the generator has to tell about the user's file; lines and columns count from 1. */
export const diagnostic = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  message: z.string(),
  hint: z.string().exactOptional(),
  consequence: z.string().exactOptional(),
  excerpt: z.string().exactOptional(),
  file: z.string().exactOptional(),
});
export type DiagnosticView = z.infer<typeof diagnostic>;
