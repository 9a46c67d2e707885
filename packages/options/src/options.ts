import { keysOf } from '@backsmith/text';
import { CHOICE_OPTIONS, type ChoiceOption } from './choice-options.ts';
import type { SchemaChoices } from './column-roles.ts';
import type { Features } from './features.ts';
import type { ServicePlan } from './service-plan.ts';

export type OptionName = keyof typeof CHOICE_OPTIONS;

/** What an option may be set to. */
export type ValueOf<Name extends OptionName> = (typeof CHOICE_OPTIONS)[Name]['choices'][number]['value'];

export type Architecture = ValueOf<'architecture'>;
export type Database = ValueOf<'database'>;
export type DevDatabase = ValueOf<'devDatabase'>;
export type JavaVersion = ValueOf<'javaVersion'>;
export type Layout = ValueOf<'layout'>;

/** Options that mean nothing where they are left open. */
type Addition = 'events' | 'rows' | 'relations';

/** A value for every option that has a list, but for additions nobody asked for. */
export type Choices = { readonly [Name in Exclude<OptionName, Addition>]: ValueOf<Name> } & {
  readonly [Name in Addition]?: ValueOf<Name>;
};

/** Options that follow from the source where they were left open. */
type FromSource = {
  [Name in OptionName]: (typeof CHOICE_OPTIONS)[Name]['standard'] extends undefined ? Name : never;
}[OptionName];

/** The choices of a user with the standard values for what was left open; what the source decides may be absent. */
export type ChosenValues = Omit<Choices, FromSource> & Partial<Pick<Choices, FromSource>>;

type Named = {
  readonly projectName: string;
  readonly packageName: string;
  readonly features: Features;
  /** What the user decided about single columns; of the others the names, types and defaults decide. */
  readonly choices?: SchemaChoices;
  /** Which service keeps which tables, where there are several; without it the schema decides. */
  readonly services?: ServicePlan;
  /** How many services the schema is shared out among, where no plan says so; without it as many as suit its size. */
  readonly servicesCount?: number;
};

/** What the user chose. */
export type ChosenOptions = Named & ChosenValues;

/** What the user chose and the source decided. Everything else about a backend is decided from the schema. */
export type Options = Named & Choices;

/** The names of all options with a list, in the order people are asked. */
export const OPTION_NAMES = keysOf(CHOICE_OPTIONS);

/** How people are asked for an option, and what they are offered. */
export function optionOf(name: OptionName): ChoiceOption {
  return CHOICE_OPTIONS[name];
}

/** Every value of an option, built or not, in its order. */
export function valuesOf<Name extends OptionName>(name: Name): readonly ValueOf<Name>[] {
  return CHOICE_OPTIONS[name].choices.map(({ value }) => value as ValueOf<Name>);
}

/** The values of an option that can be chosen today. */
export function builtValuesOf<Name extends OptionName>(name: Name): readonly ValueOf<Name>[] {
  const { choices } = optionOf(name);
  return valuesOf(name).filter((_, at) => choices[at]?.built === true);
}

/** The value of a user who chose none; undefined where the source decides. */
export function standardOf<Name extends OptionName>(name: Name): ValueOf<Name> | undefined {
  return CHOICE_OPTIONS[name].standard;
}

/** What people call a value of an option. */
export function labelOf<Name extends OptionName>(name: Name, value: ValueOf<Name>): string {
  return CHOICE_OPTIONS[name].choices.find((choice) => choice.value === value)?.label ?? String(value);
}

/** The value of an option that people write like this, in any case; undefined when there is none. */
export function readValue<Name extends OptionName>(name: Name, text: string): ValueOf<Name> | undefined {
  return valuesOf(name).find((value) => String(value).toLowerCase() === text.toLowerCase());
}

/**
 * A value for every option: what `choose` says, else the standard value.
 *
 * @param choose asked for each option in turn; undefined: the user left it open
 */
export function chooseValues(choose: <Name extends OptionName>(name: Name) => ValueOf<Name> | undefined): ChosenValues {
  const chosen = OPTION_NAMES.map((name) => [name, choose(name) ?? standardOf(name)] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as ChosenValues;
}
