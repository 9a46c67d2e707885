import { z } from 'zod';
import { successOf } from './success.ts';
import { ARCHITECTURE_TYPES, SOURCE_LAYOUTS, TARGET_DATABASES, TARGET_JAVA_VERSIONS } from './generation.ts';

function choiceOf<Value extends z.ZodType>(value: Value) {
  return z.object({
    value,
    /** False: not built yet. Shown as coming, refused when sent. */
    available: z.boolean(),
  });
}

export const FEATURE_NAMES = ['swagger', 'exceptionHandler', 'security'] as const;

/** What this server can generate today. */
export const capabilities = z.object({
  architectures: z.array(choiceOf(z.enum(ARCHITECTURE_TYPES))),
  features: z.array(choiceOf(z.enum(FEATURE_NAMES))),
  databases: z.array(choiceOf(z.enum(TARGET_DATABASES))),
  javaVersions: z.array(choiceOf(z.literal(TARGET_JAVA_VERSIONS))),
  layouts: z.array(choiceOf(z.enum(SOURCE_LAYOUTS))),
  /** Where a schema may come from. */
  sources: z.array(choiceOf(z.enum(['file', 'idea']))),
  /** The step names of a generation, in order. */
  steps: z.array(z.string()),
});
export type Capabilities = z.infer<typeof capabilities>;

export const capabilitiesAnswer = successOf(capabilities);
export type CapabilitiesAnswer = z.infer<typeof capabilitiesAnswer>;
