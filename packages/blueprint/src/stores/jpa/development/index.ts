import type { DevDatabase } from '../../../options.ts';
import { designContainer } from './container.ts';
import type { DesignedDevelopment, DevelopmentInput } from './designed-development.ts';
import { designEmbedded } from './embedded.ts';
import { designMemory } from './memory.ts';

const DESIGNS = {
  embedded: designEmbedded,
  h2: designMemory,
  container: designContainer,
} satisfies Record<DevDatabase, (input: DevelopmentInput) => DesignedDevelopment>;

/** Decides how a service gets the database it is developed and tested on. */
export function designDevelopment(kind: DevDatabase, input: DevelopmentInput): DesignedDevelopment {
  return DESIGNS[kind](input);
}
