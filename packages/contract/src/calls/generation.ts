import {
  FEATURE_NAMES,
  MOST_SERVICES,
  OPTION_NAMES,
  valuesOf,
  type FeatureName,
  type OptionName,
  type ValueOf,
  recordOf,
} from '@backsmith/options';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { schemaChoices } from './schema-choices.ts';
import { servicePlan } from './service-plan.ts';
import { prose } from './text.ts';

/** CRUD is always on; a payload that says otherwise is refused by the type. */
export const chosenFeatures = z.object({ crudEnabled: z.literal(true).optional(), ...flags() });
export type ChosenFeatures = z.infer<typeof chosenFeatures>;

/** The options beyond the specification: all that have a list but the architecture, which the specification places itself. */
export type FurtherName = Exclude<OptionName, 'architecture'>;
export const FURTHER_NAMES = OPTION_NAMES.filter((name): name is FurtherName => name !== 'architecture');

/** A key that is not listed is refused: nothing a user chose is ignored. Absent: the standard value, or what the file says. */
export const furtherOptions = z.strictObject({
  ...furtherShape(),
  /** Which service keeps which tables, where there are several; absent: the schema decides. */
  services: servicePlan.optional(),
  /** How many services there are where no plan says so; absent: as many as suit the schema. */
  servicesCount: z.int().min(1).max(MOST_SERVICES).optional(),
});
export type FurtherOptions = z.infer<typeof furtherOptions>;

/** The body of POST /api/generate-microservice. Names are judged by `checkProjectName` and `checkPackageName`. */
export const generateRequest = z.object({
  /** Absent: MISSING_DATA. */
  projectName: z.string().max(1000).optional(),
  packageName: z.string().max(1000),
  architectureType: choice('architecture'),
  features: chosenFeatures,
  /** The schema as shown to the user. With a `projectId` and no edit the stored bytes are used instead. */
  sqlSchema: z.string().optional(),
  originalIdea: prose(LIMITS.idea.max).optional(),
  /** The draft an upload made, or an earlier project to generate again. */
  projectId: z.string().max(100).optional(),
  /** The project is to be built for the first time: refused as ALREADY_BUILT where another tab has done it meanwhile. */
  firstBuild: z.boolean().optional(),
  /** Refused when it is not the caller's; the token alone decides. */
  userId: z.string().max(100).optional(),
  options: furtherOptions.optional(),
  /** What single columns are for, where the user says so. */
  choices: schemaChoices.optional(),
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

/** One of the values of an option. */
export function choice<Name extends OptionName>(name: Name): z.ZodLiteral<ValueOf<Name>> {
  return z.literal(valuesOf(name));
}

function flags(): Record<FeatureName, z.ZodBoolean> {
  return recordOf<Record<FeatureName, z.ZodBoolean>>(FEATURE_NAMES, () => z.boolean());
}

type FurtherShape = { [Name in FurtherName]: z.ZodOptional<z.ZodLiteral<ValueOf<Name>>> };

function furtherShape(): FurtherShape {
  return Object.fromEntries(FURTHER_NAMES.map((name) => [name, choice(name).optional()])) as FurtherShape;
}
