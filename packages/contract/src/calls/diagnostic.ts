import { z } from 'zod';

/** What the reader or the generator has to tell about the user's file; lines and columns count from 1. */
export const diagnostic = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  message: z.string(),
  hint: z.string().optional(),
  consequence: z.string().optional(),
  excerpt: z.string().optional(),
  file: z.string().optional(),
});
export type DiagnosticView = z.infer<typeof diagnostic>;
