import {
  FEATURE_NAMES,
  OPTION_NAMES,
  builtFeatures,
  builtValuesOf,
  optionOf,
  standardOf,
  valuesOf,
  type OptionName,
} from '@backsmith/options';
import type { OptionHelp } from '../command.ts';

type Values = readonly (string | number)[];

function listed(values: Values): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? String(last) : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** What is known but not built, as the end of a sentence; nothing when all of it is built. */
function refused(known: Values, built: Values): string {
  const missing = known.filter((value) => !built.includes(value));
  return missing.length === 0 ? '' : `; not available yet: ${missing.join(', ')}`;
}

function choiceLine(name: OptionName): OptionHelp {
  const { flag, placeholder, open = '' } = optionOf(name);
  const built = builtValuesOf(name);
  const standard = standardOf(name) ?? open;
  return [`--${flag} ${placeholder}`, `${listed(built)}; default: ${standard}${refused(valuesOf(name), built)}`];
}

/** The options of `generate` that choose from a list, as `parseArgs` takes them. */
export const CHOICE_FLAGS = Object.fromEntries(
  [...OPTION_NAMES.map((name) => optionOf(name).flag), 'features'].map((flag) => [flag, { type: 'string' }] as const),
);

/** What each of them may be set to today. */
export const CHOICE_VALUES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(OPTION_NAMES.map((name) => [optionOf(name).flag, builtValuesOf(name).map(String)] as const)),
  features: builtFeatures(),
};

/** The same options for people, with what is built today and what is not. */
export const CHOICE_HELP: readonly OptionHelp[] = [
  ...OPTION_NAMES.map(choiceLine),
  ['--features LIST', `any of ${builtFeatures().join(',')}; default: none${refused(FEATURE_NAMES, builtFeatures())}`],
];
