import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { prose } from './text.ts';

export const ARCHITECTURE_TYPES = ['microservice', 'monolithic'] as const;
export type ArchitectureType = (typeof ARCHITECTURE_TYPES)[number];

export const TARGET_DATABASES = ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'mongodb'] as const;
export type TargetDatabase = (typeof TARGET_DATABASES)[number];

export const TARGET_JAVA_VERSIONS = [17, 21, 25] as const;
export type TargetJavaVersion = (typeof TARGET_JAVA_VERSIONS)[number];

export const SOURCE_LAYOUTS = ['layer', 'feature'] as const;
export type SourceLayout = (typeof SOURCE_LAYOUTS)[number];

/** CRUD is always on; a payload that says otherwise is refused by the type. */
export const chosenFeatures = z.object({
  crudEnabled: z.literal(true).optional(),
  swagger: z.boolean(),
  exceptionHandler: z.boolean(),
  security: z.boolean(),
});
export type ChosenFeatures = z.infer<typeof chosenFeatures>;

/** Options beyond the specification. A key that is not listed is refused: nothing a user chose is ignored. */
export const furtherOptions = z.strictObject({
  /** Absent: what the file's dialect says. */
  database: z.enum(TARGET_DATABASES).optional(),
  javaVersion: z.literal(TARGET_JAVA_VERSIONS).optional(),
  layout: z.enum(SOURCE_LAYOUTS).optional(),
});
export type FurtherOptions = z.infer<typeof furtherOptions>;

/** The body of POST /api/generate-microservice. Names are judged by `checkProjectName` and `checkPackageName`. */
export const generateRequest = z.object({
  /** Absent: MISSING_DATA. */
  projectName: z.string().max(1000).optional(),
  packageName: z.string().max(1000),
  architectureType: z.enum(ARCHITECTURE_TYPES),
  features: chosenFeatures,
  /** The schema as shown to the user. With a `projectId` and no edit the stored bytes are used instead. */
  sqlSchema: z.string().optional(),
  originalIdea: prose(LIMITS.idea.max).optional(),
  /** The draft an upload made, or an earlier project to generate again. */
  projectId: z.string().max(100).optional(),
  /** Refused when it is not the caller's; the token alone decides. */
  userId: z.string().max(100).optional(),
  options: furtherOptions.optional(),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

export const STEP_STATUSES = ['pending', 'in_progress', 'completed', 'error'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export const generationStep = z.object({
  name: z.string(),
  status: z.enum(STEP_STATUSES),
  /** Counts, times and file names travel here. */
  message: z.string().optional(),
  error: z.string().optional(),
});
export type GenerationStep = z.infer<typeof generationStep>;

/**
 * One `data:` line of the stream. Every line carries the full state, so any single one suffices to draw the page. The last
 * line has `completed: true` with `downloadUrl`, or `error`; afterwards the stream ends.
 */
export const generationEvent = z.object({
  steps: z.array(generationStep).optional(),
  message: z.string().optional(),
  completed: z.boolean().optional(),
  projectId: z.string().optional(),
  projectName: z.string().optional(),
  downloadUrl: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type GenerationEvent = z.infer<typeof generationEvent>;
