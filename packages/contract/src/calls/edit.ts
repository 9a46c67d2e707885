import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';
import { line } from './text.ts';

/** The body of POST /api/edit-schema: a schema as it stands, and what is to change in plain language. */
export const editRequest = z.object({
  /** Any SQL the reader of schemas reads: made from an idea or uploaded, with the follow-ups so far. */
  sqlSchema: z.string().max(LIMITS.upload.maxBytes, `must have at most ${LIMITS.upload.label}`),
  message: line(LIMITS.followUp.max),
});
export type EditRequest = z.infer<typeof editRequest>;

const sentences = z.array(z.string()).readonly();

/** What a follow-up came to. Nothing is stored: the text goes to generate-microservice when it is to be built. */
export const editAnswer = successOf(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('change'),
      /** The whole text: the one sent, character for character, and `appended`. The next follow-up goes with this one. */
      sqlSchema: z.string(),
      /** A comment with the sentence and the statements under it. Taking it off again is the undo. */
      appended: z.string(),
      /** What was done and what was assumed, one sentence each. */
      notes: sentences,
    }),
    z.object({
      kind: z.literal('question'),
      message: z.string(),
      /** Sentences of which each can be sent as the next message. */
      choices: sentences,
    }),
    z.object({
      /** Nothing was changed, and why. */
      kind: z.literal('refusal'),
      code: z.enum(['NOTHING_TO_DO', 'NOT_UNDERSTOOD', 'NOT_A_STATEMENT', 'UNKNOWN_NAME', 'ALREADY_SO']),
      message: z.string(),
    }),
  ]),
);
export type EditAnswer = z.infer<typeof editAnswer>;
