import { ARCHITECTURES, DATABASES, FEATURES, LAYOUTS, supportedOptions } from '@backsmith/engine';
import type { OptionHelp } from '../command.ts';

function listed(values: readonly (string | number)[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? String(last) : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** What is known but not built, as the end of a sentence; nothing when all of it is built. */
function refused(known: readonly string[], built: readonly string[]): string {
  const missing = known.filter((value) => !built.includes(value));
  return missing.length === 0 ? '' : `; not available yet: ${missing.join(', ')}`;
}

/** The options of `generate` that choose from a list, with what is built today and what is not. */
export function choiceHelp(): readonly OptionHelp[] {
  const { architectures, features, databases, javaVersions, layouts } = supportedOptions();
  return [
    ['--arch KIND', `${listed(architectures)}; default: monolithic${refused(ARCHITECTURES, architectures)}`],
    ['--features LIST', `any of ${features.join(',')}; default: none${refused(FEATURES, features)}`],
    [
      '--database NAME',
      `${listed(databases)}; default: the one the schema is written for${refused(DATABASES, databases)}`,
    ],
    ['--java VERSION', `${listed(javaVersions)}; default: 17`],
    ['--layout KIND', `packages by ${listed(layouts)}; default: layer${refused(LAYOUTS, layouts)}`],
  ];
}
