import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';
import { line } from './text.ts';

/** The body of POST /api/process-idea. Blanks around the idea do not count; how long it must be is judged with its own codes. */
export const ideaRequest = z.object({
  idea: line(LIMITS.idea.max),
  /** The name of the draft; absent: made from the idea. */
  projectName: z.string().max(1000).optional(),
});
export type IdeaRequest = z.infer<typeof ideaRequest>;

/** The answer of POST /api/process-idea. */
export const ideaAnswer = successOf(
  z.object({
    /** The draft that holds the schema; give it to generate-microservice. */
    projectId: z.string(),
    /** CREATE TABLE statements. */
    sqlSchema: z.string(),
    /** As it was understood: without blanks around it. */
    originalIdea: z.string(),
    schemaType: z.literal('generated'),
    /** ISO 8601, UTC. */
    generatedAt: z.string(),
    /** What was assumed, and whatever else the user should know about how the schema was made, one sentence each. */
    notes: z.array(z.string()).readonly(),
  }),
);
export type IdeaAnswer = z.infer<typeof ideaAnswer>;
