import { keysOf } from '@backsmith/text';
import { FEATURE_NAMES, FEATURES, type FeatureName } from './features.ts';
import { isBuiltFor } from './fits-architecture.ts';
import { obstacleOfArchitecture, obstacleOfDatabase } from './obstacles.ts';
import { OPTION_NAMES, builtValuesOf, optionOf, type ChosenOptions, type OptionName } from './options.ts';

/** A choice that cannot be had today. */
export type UnbuiltChoice = {
  /** The option, or the feature as `features.<name>`. */
  readonly option: OptionName | `features.${FeatureName}`;
  readonly message: string;
  /** What can be had instead. */
  readonly hint: string;
};

function unbuilt(
  option: UnbuiltChoice['option'],
  label: string,
  chosen: string,
  built: readonly (string | number)[],
): readonly UnbuiltChoice[] {
  if (built.map(String).includes(chosen)) return [];
  const hint = `Choose one of: ${built.join(', ')}.`;
  return [{ option, message: `${label} ${chosen} is not available yet.`, hint }];
}

/** What cannot be had with the database. One that was left open is asked for once it is known. */
function unfit({ database, ...values }: Pick<ChosenOptions, OptionName>): readonly UnbuiltChoice[] {
  return OPTION_NAMES.flatMap((name): readonly UnbuiltChoice[] => {
    const value = name === 'database' ? undefined : values[name];
    const message = value === undefined ? undefined : obstacleOfDatabase(name, value, database);
    if (message === undefined) return [];
    const others = builtValuesOf(name).filter((one) => obstacleOfDatabase(name, one, database) === undefined);
    const hint =
      others.length === 0 ? 'Leave it out, or choose another database.' : `Choose one of: ${others.join(', ')}.`;
    return [{ option: name, message, hint }];
  });
}

/** Values that are built, and not for this architecture. */
function unmatched({ architecture, ...values }: Pick<ChosenOptions, OptionName>): readonly UnbuiltChoice[] {
  return OPTION_NAMES.flatMap((name): readonly UnbuiltChoice[] => {
    const value = name === 'architecture' ? undefined : values[name];
    const message = value === undefined ? undefined : obstacleOfArchitecture(name, value, architecture);
    if (message === undefined) return [];
    const fitting = builtValuesOf(name).filter((one) => isBuiltFor(architecture, name, one));
    const others = fitting.length === 0 ? 'Choose' : `Choose one of: ${fitting.join(', ')}; or`;
    return [{ option: name, message, hint: `${others} another architecture.` }];
  });
}

/** The features that can be chosen today. */
export function builtFeatures(): readonly FeatureName[] {
  return FEATURE_NAMES.filter((name) => FEATURES[name].built);
}

/** Everything that was chosen and cannot be had. Never throws, whatever the values are at run time. */
export function findUnbuilt(options: Pick<ChosenOptions, OptionName | 'features'>): readonly UnbuiltChoice[] {
  const values = OPTION_NAMES.filter((name) => options[name] !== undefined);
  const wanted = keysOf(options.features).filter((name) => options.features[name]);
  return [
    ...values.flatMap((name) => unbuilt(name, optionOf(name).label, String(options[name]), builtValuesOf(name))),
    ...unfit(options),
    ...unmatched(options),
    ...wanted.flatMap((name) => unbuilt(`features.${name}`, 'Feature', name, builtFeatures())),
  ];
}
