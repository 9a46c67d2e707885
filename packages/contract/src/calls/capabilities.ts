import { FEATURE_NAMES, OPTION_NAMES, SOURCE_NAMES, type OptionName, type ValueOf } from '@backsmith/options';
import { z } from 'zod';
import { choice } from './generation.ts';
import { successOf } from './success.ts';

/** A value one may choose. Not available: not built yet; shown as coming, refused when sent. */
function offer<Value extends z.ZodType>(value: Value) {
  return z.object({ value, available: z.boolean() });
}

type OfferedChoices = {
  [Name in OptionName]: z.ZodArray<ReturnType<typeof offer<z.ZodLiteral<ValueOf<Name>>>>>;
};

function offeredChoices(): OfferedChoices {
  const shape: unknown = Object.fromEntries(OPTION_NAMES.map((name) => [name, z.array(offer(choice(name)))]));
  // Which literals stand under which name is what a lookup by any name does not say.
  return shape as OfferedChoices;
}

/** What this server can generate today. */
export const capabilities = z.object({
  /** The values of every option that has a list, by the option's name. */
  choices: z.object(offeredChoices()),
  features: z.array(offer(z.literal(FEATURE_NAMES))),
  /** Where a schema may come from. */
  sources: z.array(offer(z.enum(SOURCE_NAMES))),
  /** The step names of a generation, in order. */
  steps: z.array(z.string()),
});
export type Capabilities = z.infer<typeof capabilities>;

export const capabilitiesAnswer = successOf(capabilities);
export type CapabilitiesAnswer = z.infer<typeof capabilitiesAnswer>;
