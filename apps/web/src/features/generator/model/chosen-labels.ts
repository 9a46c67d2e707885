import { FURTHER_NAMES, type FurtherName } from '@backsmith/contract';
import { CHOICE_OPTIONS, FEATURES, featuresOn, labelOf, optionOf, type ValueOf } from '@backsmith/options';
import { isChoosable } from './fit.ts';
import type { FinishedSetup } from './setup.ts';

/** What was chosen, in the words people read. */
export type ChosenLabels = {
  readonly architecture: string;
  /** The parts of the backend, CRUD first. */
  readonly parts: readonly string[];
  /** With what an option becomes that was left open. */
  readonly further: readonly { readonly name: string; readonly value: string | undefined; readonly open: string }[];
};

export function chosenLabels({ architectureType, features, further }: FinishedSetup, written?: string): ChosenLabels {
  return {
    architecture: labelOf('architecture', architectureType),
    parts: ['CRUD', ...featuresOn(features).map((name) => FEATURES[name].label)],
    further: FURTHER_NAMES.filter((name) => isChoosable(name, valuesOf(name), { architectureType })).map((name) => {
      const value = further[name];
      const chosen = value === undefined ? undefined : labelOf(name, value);
      return { name: optionOf(name).label, value: chosen, open: openLabel(name, written) };
    }),
  };
}

function valuesOf(name: FurtherName): readonly ValueOf<FurtherName>[] {
  return CHOICE_OPTIONS[name].choices.map(({ value }) => value);
}

/** What an option becomes that is left open. @param written the database the schema is written for, where that is known */
export function openLabel(name: FurtherName, written?: string): string {
  if (name === 'database' && written !== undefined) return `${written}, as the schema is written`;
  const { open = '' } = optionOf(name);
  return open.charAt(0).toUpperCase() + open.slice(1);
}
