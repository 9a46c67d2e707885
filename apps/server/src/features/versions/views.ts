import type { FurtherOptions, ProjectOptions, ProjectVersion } from '@backsmith/contract';
import { FURTHER_NAMES } from '@backsmith/contract';
import type { StoredOptions } from '../../db/stored.ts';
import type { ListedVersion } from '../../projects/version-store.ts';
import { chainBefore } from './chain.ts';

/** What was chosen, as it is asked for. */
export function optionsView(options: StoredOptions): ProjectOptions {
  const { projectName, packageName, architecture, features, choices, services, servicesCount } = options;
  const further = Object.fromEntries(
    FURTHER_NAMES.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  ) as FurtherOptions;
  return {
    ...{ projectName, packageName, architectureType: architecture },
    features: { crudEnabled: true, ...features },
    options: {
      ...further,
      ...(services === undefined ? {} : { services }),
      ...(servicesCount === undefined ? {} : { servicesCount }),
    },
    ...(choices === undefined ? {} : { choices }),
  };
}

/** A version as its owner sees it. @param all versions of the project. @param said the renames its update was made with */
export function versionView(
  one: ListedVersion,
  all: readonly ListedVersion[],
  said: Readonly<Record<string, string>> | null,
): ProjectVersion {
  const { version, generation } = one;
  const chain = chainBefore(all, version.number);
  const isInfo = generation.diagnostics.filter(({ severity }) => severity === 'info').length;
  // Without its source it cannot be made again.
  const missing = version.sourceHash === null ? null : false;
  return {
    number: version.number,
    createdAt: (generation.endedAt ?? generation.createdAt).toISOString(),
    generator: version.generator,
    options: optionsView(generation.options),
    tables: version.tables,
    changes: version.changes,
    leftOut: generation.diagnostics.length - isInfo,
    assumed: isInfo,
    bytes: version.bytes,
    sha256: version.sha256?.toString('hex') ?? null,
    stored: generation.archiveKey !== null ? true : missing,
    update: {
      refusal: 'refusal' in chain ? chain.refusal : null,
      since: 'earlier' in chain ? (chain.earlier[0]?.version.number ?? null) : null,
      possibleRenames: version.renames,
      renames: said,
      isFixed: isFixed(version.number, all),
    },
  };
}

/** True when the update of a later version follows this one's: its migrations may have run by now. */
export function isFixed(number: number, all: readonly ListedVersion[]): boolean {
  return all.some(({ version }) => version.number > number && version.hasUpdate);
}
