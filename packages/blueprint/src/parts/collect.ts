import type { Blueprint } from '../model/blueprint.ts';
import type { Contribution, PlacedAnnotation, SignInCall } from '../model/contribution.ts';
import type { BuildProfile, DependencyGroup, Migration, Setting } from '../model/project.ts';
import type { Variable } from '../model/variable.ts';

/** In which order the groups stand in the POM; any other stands before the last. */
const GROUPS = ['Web and API', 'Persistence', 'Security', 'Operations', 'Tests'];

/** In which order the settings stand in application.yaml; any other stands last. */
const SETTINGS = [
  ...['spring.application', 'spring.threads', 'spring.datasource', 'spring.flyway', 'spring.jpa'],
  ...['spring.data', 'spring.mvc', 'springdoc', 'server', 'management', 'logging', 'app'],
];

/** Everything that brings something along: the ground, the store, and the parts in their order. */
export function contributionsOf({ ground, store, parts }: Blueprint): readonly Contribution[] {
  return [ground, store, ...parts];
}

/** The dependencies of a service by group. */
export function dependenciesOf(blueprint: Blueprint): readonly DependencyGroup[] {
  const all = contributionsOf(blueprint).flatMap(({ dependencies }) => dependencies);
  const groups = Map.groupBy(all, ({ title }) => title);
  return [...groups]
    .map(([title, some]) => ({ title, dependencies: some.flatMap(({ dependencies }) => dependencies) }))
    .toSorted((a, b) => groupRank(a) - groupRank(b));
}

function groupRank({ title }: DependencyGroup): number {
  const rank = GROUPS.indexOf(title);
  return rank < 0 ? GROUPS.length - 1.5 : rank;
}

/** The parts of a service's build that only some machines have. */
export function profilesOf(blueprint: Blueprint): readonly BuildProfile[] {
  return contributionsOf(blueprint).flatMap(({ profiles }) => profiles);
}

/** What the jar of a service does not hold, as patterns of paths. */
export function unshippedOf(blueprint: Blueprint): readonly string[] {
  return contributionsOf(blueprint).flatMap(({ unshipped }) => unshipped);
}

/** The classes Spring Boot asks before there are beans. */
export function factoriesOf(blueprint: Blueprint): Contribution['factories'] {
  return contributionsOf(blueprint).flatMap(({ factories }) => factories);
}

/** The settings of application.yaml, those that belong together side by side. */
export function settingsOf(blueprint: Blueprint): readonly Setting[] {
  const all = contributionsOf(blueprint).flatMap(({ settings }) => settings);
  return all.toSorted((a, b) => settingRank(a) - settingRank(b));
}

function settingRank({ path }: Setting): number {
  const rank = SETTINGS.findIndex((prefix) => prefix === path[0] || prefix === path.slice(0, 2).join('.'));
  return rank < 0 ? SETTINGS.length : rank;
}

/** The settings of application-dev.yaml. */
export function devSettingsOf(blueprint: Blueprint): readonly Setting[] {
  return contributionsOf(blueprint).flatMap(({ devSettings }) => devSettings);
}

/** The settings of the application while its tests run. */
export function testSettingsOf(blueprint: Blueprint): readonly Setting[] {
  return contributionsOf(blueprint).flatMap(({ testSettings }) => testSettings);
}

/** The options of Java for a start where nothing is around, which fills the cache of an image. */
export function trainingOptionsOf(blueprint: Blueprint): readonly string[] {
  return contributionsOf(blueprint).flatMap(({ trainingOptions }) => trainingOptions);
}

/** The environment variables a service reads. */
export function variablesOf(blueprint: Blueprint): readonly Variable[] {
  return contributionsOf(blueprint).flatMap(({ variables }) => variables);
}

/** The SQL of a service's database, by path below the folder of migrations. */
export function migrationsOf(blueprint: Blueprint): readonly Migration[] {
  return contributionsOf(blueprint).flatMap(({ migrations }) => migrations);
}

/** The annotations the parts put on one place of the code. */
export function annotationsOf(blueprint: Blueprint, at: PlacedAnnotation['at']): readonly PlacedAnnotation[] {
  return contributionsOf(blueprint)
    .flatMap(({ annotations }) => annotations)
    .filter((one) => one.at === at);
}

/** How a client of the development profile gets its token; nothing where calls need none. */
export function signInOf(blueprint: Blueprint): SignInCall | undefined {
  return contributionsOf(blueprint).flatMap(({ signIn }) => signIn ?? [])[0];
}

/** The paths that answer everybody. */
export function openPathsOf(contributions: readonly Contribution[]): readonly string[] {
  return contributions.flatMap(({ openPaths }) => openPaths);
}
