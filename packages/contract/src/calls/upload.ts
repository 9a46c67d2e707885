import { z } from 'zod';
import { successOf } from './success.ts';

/** The answer of POST /api/upload-sql-file (multipart: `file`, `projectName`). */
export const uploadAnswer = successOf(
  z.object({
    /** The draft that holds the bytes; give it to generate-microservice. */
    projectId: z.string(),
    /** The decoded text; rows of data are blanked, so that every line keeps its number. */
    sqlSchema: z.string(),
    originalIdea: z.string(),
    schemaType: z.literal('uploaded_file'),
    /** ISO 8601, UTC. */
    generatedAt: z.string(),
  }),
);
export type UploadAnswer = z.infer<typeof uploadAnswer>;
