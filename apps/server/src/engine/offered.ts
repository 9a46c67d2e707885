import type { Capabilities } from '@backsmith/contract';
import { ENGINE_STEPS } from '@backsmith/engine';
import {
  FEATURES,
  FEATURE_NAMES,
  OPTION_NAMES,
  SOURCE_NAMES,
  builtValuesOf,
  isSourceBuilt,
  optionOf,
} from '@backsmith/options';

/** What this server can generate: every choice there is, and whether it is built. */
export function offered(): Capabilities {
  return {
    choices: offeredChoices(),
    features: FEATURE_NAMES.map((value) => ({ value, available: FEATURES[value].built })),
    sources: SOURCE_NAMES.map((value) => ({ value, available: isSourceBuilt(value) })),
    steps: [...ENGINE_STEPS],
  };
}

function offeredChoices(): Capabilities['choices'] {
  const entries = OPTION_NAMES.map((name) => {
    const available: readonly (string | number)[] = builtValuesOf(name);
    const offers = optionOf(name).choices.map(({ value }) => ({ value, available: available.includes(value) }));
    return [name, offers] as const;
  });
  return Object.fromEntries(entries) as Capabilities['choices'];
}
