import { FEATURES, featuresOn, type FeatureName, type Features, FEATURE_NAMES } from './features.ts';
import { builtValuesOf, type Architecture } from './options.ts';

/** One line of a plan's checklist. */
type Benefit = {
  readonly label: string;
  /** What must be built before it can be had; nothing for what every backend has. */
  readonly needs?: { readonly feature: FeatureName } | { readonly architecture: Architecture };
};

const BENEFITS = {
  crud: { label: 'CRUD for every table' },
  layers: { label: 'Entities, repositories, services, controllers' },
  swagger: { label: 'Swagger documentation', needs: { feature: 'swagger' } },
  basics: { label: 'Migrations, tests, Maven wrapper' },
  errors: { label: 'Global exception handler', needs: { feature: 'exceptionHandler' } },
  architectures: { label: 'Monolith or microservices', needs: { architecture: 'microservice' } },
  tokens: { label: 'JWT and OAuth2', needs: { feature: 'security' } },
  users: { label: 'User management and roles', needs: { feature: 'security' } },
  access: { label: 'Security configuration', needs: { feature: 'security' } },
  limits: { label: 'Rate limiting and audit', needs: { feature: 'security' } },
  mails: { label: 'Email services', needs: { feature: 'security' } },
} as const satisfies Record<string, Benefit>;

type BenefitName = keyof typeof BENEFITS;

/** A plan with what it has beyond the one before it; the price is per project, in whole units of the currency. */
type PlanEntry = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly currency: string;
  readonly adds: readonly BenefitName[];
};

const ENTRIES = [
  {
    key: 'starter',
    name: 'Starter',
    description: 'A clean API over your tables.',
    price: 100,
    currency: 'USD',
    adds: ['crud', 'layers', 'swagger', 'basics'],
  },
  {
    key: 'advanced',
    name: 'Advanced',
    description: 'For a service that real clients will call.',
    price: 250,
    currency: 'USD',
    adds: ['errors', 'architectures'],
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    description: 'Accounts, roles and the paper trail.',
    price: 400,
    currency: 'USD',
    adds: ['tokens', 'users', 'access', 'limits', 'mails'],
  },
] as const satisfies readonly PlanEntry[];

export type PlanKey = (typeof ENTRIES)[number]['key'];

/** A plan as the product begins with it. The server's own word wins wherever there is one. */
export type Plan = Omit<PlanEntry, 'adds' | 'key'> & {
  readonly key: PlanKey;
  /** Its checklist, for people. */
  readonly features: readonly string[];
  /** What may be switched on with it. */
  readonly covers: readonly FeatureName[];
};

/** The plans the product begins with, each covering all that those before it cover. */
export const PLANS: readonly Plan[] = ENTRIES.map(({ adds, ...plan }, at) => ({
  ...plan,
  features: [...ENTRIES.slice(at - 1, at).map(({ name }) => `Everything in ${name}`), ...adds.map(labelOfBenefit)],
  covers: [...new Set(ENTRIES.slice(0, at + 1).flatMap((entry) => entry.adds.flatMap(featureOf)))],
}));

const SMALLEST: PlanKey = ENTRIES[0].key;

/** The checklists name the architectures where most people look for them; no plan is asked for them, and none lacks them. */
function hasAll(benefit: Benefit): boolean {
  return benefit.needs !== undefined && 'architecture' in benefit.needs;
}

/** Every line of every checklist, and the first plan that has it. */
export const COMPARISON: readonly { readonly label: string; readonly from: PlanKey }[] = ENTRIES.flatMap(
  ({ key, adds }) =>
    adds.map((name) => ({ label: labelOfBenefit(name), from: hasAll(BENEFITS[name]) ? SMALLEST : key })),
);

/** True when everything that is switched on is among what a plan covers. */
export function isCovered(covers: readonly string[], features: Features): boolean {
  return featuresOn(features).every((name) => covers.includes(name));
}

/** The first plan that covers the features; the plans stand in their order, the smallest first. */
export function suggestPlan<P extends { readonly covers: readonly string[] }>(
  plans: readonly P[],
  features: Features,
): P | undefined {
  return plans.find(({ covers }) => isCovered(covers, features));
}

/** True when all that a plan covers can be generated; false also for what nobody knows. */
export function isBuilt(covers: readonly string[]): boolean {
  return covers.every((covered) => FEATURE_NAMES.some((name) => name === covered && FEATURES[name].built));
}

const COMING: ReadonlySet<string> = new Set(
  Object.values(BENEFITS)
    .filter(isMissing)
    .map(({ label }) => label),
);

/** True for a line of a checklist that cannot be had yet, and is marked as coming. */
export function isComing(label: string): boolean {
  return COMING.has(label);
}

function isMissing({ needs }: Benefit): boolean {
  if (needs === undefined) return false;
  if ('feature' in needs) return !FEATURES[needs.feature].built;
  return !builtValuesOf('architecture').includes(needs.architecture);
}

function labelOfBenefit(name: BenefitName): string {
  return BENEFITS[name].label;
}

function featureOf(name: BenefitName): readonly FeatureName[] {
  const { needs }: Benefit = BENEFITS[name];
  return needs !== undefined && 'feature' in needs ? [needs.feature] : [];
}
