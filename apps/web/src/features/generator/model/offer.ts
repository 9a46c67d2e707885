import type { ArchitectureType, Capabilities, TargetDatabase, TargetJavaVersion } from '@backsmith/contract';
import type { OptionalFeature, Setup } from './setup.ts';

/** What can be chosen here. What is missing is shown as coming. */
export type Offer = {
  readonly architectures: readonly ArchitectureType[];
  readonly features: readonly OptionalFeature[];
  readonly databases: readonly TargetDatabase[];
  readonly javaVersions: readonly TargetJavaVersion[];
  readonly fromIdea: boolean;
};

const LEAST: Offer = {
  architectures: ['monolithic'],
  features: [],
  databases: [],
  javaVersions: [17],
  fromIdea: false,
};

export function offerOf(capabilities: Capabilities | undefined): Offer {
  if (capabilities === undefined) return LEAST;
  return {
    architectures: available(capabilities.architectures),
    features: available(capabilities.features),
    databases: available(capabilities.databases),
    javaVersions: available(capabilities.javaVersions),
    fromIdea: available(capabilities.sources).includes('idea'),
  };
}

/** Microservice is preselected wherever it exists. */
export function architectureOf(setup: Setup, offer: Offer): ArchitectureType {
  return setup.architectureType ?? (offer.architectures.includes('microservice') ? 'microservice' : 'monolithic');
}

function available<Value>(choices: readonly { readonly value: Value; readonly available: boolean }[]): Value[] {
  return choices.filter((choice) => choice.available).map((choice) => choice.value);
}
