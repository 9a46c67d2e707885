import { isFlagOn, type Project } from '@backsmith/contract';
import type { FeatureName } from '@backsmith/options';
import { keysOf } from '@backsmith/text';

/** The flags of a project as they were stored, which may be booleans or missing. */
type Flags = Pick<Project, 'metadata'>;

const FLAG_OF = {
  swagger: 'generateSwagger',
  exceptionHandler: 'generateExceptionHandler',
  security: 'generateSecurityComponents',
} as const satisfies Record<FeatureName, keyof Project['metadata']>;

const FEATURE_KEYS = keysOf(FLAG_OF);

/** The features that were switched on; crud, which every project has, is none of them. */
export function tagsOf({ metadata }: Flags): readonly FeatureName[] {
  return FEATURE_KEYS.filter((key) => isFlagOn(metadata[FLAG_OF[key]]));
}

/** Every combination by its name (spec 2 §4), in the order it is listed. */
const COMBINATIONS = {
  '': 'Basic',
  swagger: 'Swagger',
  exceptionHandler: 'Exception Handler',
  security: 'Security',
  'swagger exceptionHandler': 'Swagger + Exception',
  'swagger security': 'Swagger + Security',
  'exceptionHandler security': 'Exception + Security',
  'swagger exceptionHandler security': 'Full Stack',
} as const;

export const COMBINATION_NAMES = Object.values(COMBINATIONS);

/** What the combination of a project's features is called. */
export function combinationOf(project: Flags): string {
  const tags = tagsOf(project).join(' ');
  return Object.entries(COMBINATIONS).find(([features]) => features === tags)?.[1] ?? COMBINATIONS[''];
}

/** What is counted besides features: what every project has, and the two architectures. */
type CountedName = FeatureName | 'crudEnabled' | 'microservice' | 'monolithic';

/** In how many projects each feature is on. One whose architecture is unknown counts as neither. */
export function featureUsageOf(projects: readonly Flags[]): Readonly<Record<CountedName, number>> {
  const usage = { swagger: 0, exceptionHandler: 0, security: 0, crudEnabled: 0, microservice: 0, monolithic: 0 };
  for (const project of projects) {
    for (const key of tagsOf(project)) usage[key] += 1;
    if (isFlagOn(project.metadata.crudEnabled)) usage.crudEnabled += 1;
    const monolithic: unknown = project.metadata.isMonolithicApplication;
    if (isFlagOn(monolithic)) usage.monolithic += 1;
    else if (monolithic === false || monolithic === 'false') usage.microservice += 1;
  }
  return usage;
}

const NAMES: Readonly<Record<CountedName, string>> = {
  swagger: 'Swagger',
  exceptionHandler: 'Exception handler',
  security: 'Security',
  crudEnabled: 'CRUD',
  microservice: 'Microservice',
  monolithic: 'Monolith',
};

/** What a feature is called. */
export function featureName(key: string): string {
  return Object.entries(NAMES).find(([name]) => name === key)?.[1] ?? key;
}
