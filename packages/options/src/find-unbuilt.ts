import { fitsDatabase } from './dev-database.ts';
import { FEATURE_NAMES, FEATURES, type FeatureName } from './features.ts';
import { isBuiltFor } from './fits-architecture.ts';
import { OPTION_NAMES, builtValuesOf, labelOf, optionOf, type ChosenOptions, type OptionName } from './options.ts';

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

/** A development database that cannot stand for the database. One that was left open is asked for once it is known. */
function unfit({ database, devDatabase }: Pick<ChosenOptions, 'database' | 'devDatabase'>): readonly UnbuiltChoice[] {
  if (database === undefined || devDatabase === undefined || fitsDatabase(devDatabase, database)) return [];
  const others = builtValuesOf('devDatabase').filter((value) => fitsDatabase(value, database));
  const message = `The development database ${devDatabase} cannot stand for ${labelOf('database', database)}.`;
  return [{ option: 'devDatabase', message, hint: `Choose one of: ${others.join(', ')}.` }];
}

/** What is built on tables, and not on documents yet. */
function onTables({ database, rows }: Pick<ChosenOptions, 'database' | 'rows'>): readonly UnbuiltChoice[] {
  if (database !== 'mongodb' || rows === undefined) return [];
  const what = `${optionOf('rows').label}: ${labelOf('rows', rows)}`;
  const message = `${what} is not available for the database ${labelOf('database', database)} yet.`;
  return [{ option: 'rows', message, hint: 'Leave it out, or choose another database.' }];
}

/** Values that are built, and not for this architecture. */
function unmatched({ architecture, ...values }: Pick<ChosenOptions, OptionName>): readonly UnbuiltChoice[] {
  const label = labelOf('architecture', architecture);
  return OPTION_NAMES.flatMap((name): readonly UnbuiltChoice[] => {
    const value = name === 'architecture' ? undefined : values[name];
    if (value === undefined || isBuiltFor(architecture, name, value)) return [];
    const message = `${optionOf(name).label} ${labelOf(name, value)} is not available for the architecture ${label} yet.`;
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
  const wanted = Object.entries(options.features).filter(([, on]) => on);
  return [
    ...values.flatMap((name) => unbuilt(name, optionOf(name).label, String(options[name]), builtValuesOf(name))),
    ...unfit(options),
    ...onTables(options),
    ...unmatched(options),
    ...wanted.flatMap(([name]) => unbuilt(`features.${name as FeatureName}`, 'Feature', name, builtFeatures())),
  ];
}
