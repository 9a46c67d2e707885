import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { draftKey } from './draft-key.ts';
import { successOf } from './success.ts';
import { line } from './text.ts';

/** The body of POST /api/process-idea. Blanks around the idea do not count; how long it must be is judged with its own codes. */
export const ideaRequest = z.object({
  idea: line(LIMITS.idea.max),
  /** The name of the draft; absent: made from the idea. */
  projectName: z.string().max(1000).optional(),
  draft: draftKey.optional(),
});
export type IdeaRequest = z.infer<typeof ideaRequest>;

const sentence = z.string();

/** What the conversation about a drafted schema goes on with. Each `sentence` is a follow-up that edit-schema takes as it stands. */
export const ideaGuide = z.object({
  /** What was understood, in one sentence. */
  summary: sentence,
  /** The models of the library it was drafted with. */
  domains: z.array(z.object({ name: z.string(), title: z.string() })).readonly(),
  /** At most three. An option without a sentence leaves everything as it is. */
  questions: z
    .array(
      z.object({
        text: z.string(),
        options: z.array(z.object({ label: z.string(), sentence: sentence.optional() })).readonly(),
      }),
    )
    .readonly(),
  /** What such systems often have besides, with the tables it brings. */
  offers: z.array(z.object({ label: z.string(), sentence, tables: z.array(z.string()).readonly() })).readonly(),
  /** What was decided without being told, each with the sentence that takes it back. */
  assumptions: z.array(z.object({ text: z.string(), table: z.string(), sentence })).readonly(),
  /** Said in the language of the text, by its code. */
  notice: z.object({ language: z.string(), message: z.string() }).optional(),
});
export type IdeaGuide = z.infer<typeof ideaGuide>;

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
    /** What the conversation goes on with. */
    guide: ideaGuide,
  }),
);
export type IdeaAnswer = z.infer<typeof ideaAnswer>;
