import type { Capabilities } from '@backsmith/contract';
import {
  OPTION_NAMES,
  standardOf,
  type Architecture,
  type FeatureName,
  type OptionName,
  type ValueOf,
} from '@backsmith/options';
import { clashesWith } from './fit.ts';
import type { Setup } from './setup.ts';

type OfferedValues = { readonly [Name in OptionName]: readonly ValueOf<Name>[] };

/** What can be chosen here. What is missing is shown as coming. */
export type Offer = {
  readonly values: OfferedValues;
  readonly features: readonly FeatureName[];
  readonly fromIdea: boolean;
};

/** Until the server has said what it can do, only what everybody gets who chooses nothing. */
const LEAST: Offer = {
  values: valuesBy((name) => [standardOf(name)].filter((value) => value !== undefined)),
  features: [],
  fromIdea: false,
};

export function offerOf(capabilities: Capabilities | undefined): Offer {
  if (capabilities === undefined) return LEAST;
  return {
    values: valuesBy((name) => available<string | number>(capabilities.choices[name])),
    features: available(capabilities.features),
    fromIdea: available(capabilities.sources).includes('idea'),
  };
}

/** Microservice is preselected wherever it exists, unless something is chosen already that cannot be had with it. */
export function architectureOf(setup: Setup, offer: Offer): Architecture {
  if (setup.architectureType !== null) return setup.architectureType;
  const isFree = offer.values.architecture.includes('microservice') && clashesWith('microservice', setup).length === 0;
  return isFree ? 'microservice' : 'monolithic';
}

function valuesBy(offered: (name: OptionName) => readonly (string | number)[]): OfferedValues {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, offered(name)])) as OfferedValues;
}

function available<Value>(choices: readonly { readonly value: Value; readonly available: boolean }[]): Value[] {
  return choices.filter((choice) => choice.available).map((choice) => choice.value);
}
