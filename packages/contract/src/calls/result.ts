import { z } from 'zod';
import { diagnostic } from './diagnostic.ts';
import { generationStep } from './generation.ts';
import { successOf } from './success.ts';

/** What came of the latest generation of a project, besides its archive. */
export const projectResult = z.object({
  steps: z.array(generationStep),
  /** What is not in the backend and what was assumed, in the order of the schema; the archive's report has all of them. */
  diagnostics: z.array(diagnostic),
  /** From the first step to the last. Milliseconds; null while it runs. */
  duration: z.number().int().nullable(),
});
export type ProjectResult = z.infer<typeof projectResult>;

/** The answer of GET /api/projects/{projectId}/result. */
export const projectResultAnswer = successOf(projectResult);
export type ProjectResultAnswer = z.infer<typeof projectResultAnswer>;
