import type { ChosenFeatures } from './calls/generation.ts';

/** A plan as it is shown when the server's prices cannot be had. Prices in whole units of the currency, per project. */
export type FallbackPlan = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly price: number;
  readonly currency: string;
};

/** The plans the product begins with; the server's own word wins wherever there is one. */
export const FALLBACK_PLANS = [
  {
    key: 'starter',
    name: 'Starter',
    description: 'A clean API over your tables.',
    features: [
      'CRUD for every table',
      'Entities, repositories, services, controllers',
      'Swagger documentation',
      'Migrations, tests, Maven wrapper',
    ],
    price: 100,
    currency: 'USD',
  },
  {
    key: 'advanced',
    name: 'Advanced',
    description: 'For a service that real clients will call.',
    features: ['Everything in Starter', 'Global exception handler', 'Monolith or microservices'],
    price: 250,
    currency: 'USD',
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    description: 'Accounts, roles and the paper trail.',
    features: [
      'Everything in Advanced',
      'JWT and OAuth2',
      'User management and roles',
      'Security configuration',
      'Rate limiting and audit',
      'Email services',
    ],
    price: 400,
    currency: 'USD',
  },
] as const satisfies readonly FallbackPlan[];

export type PlanKey = (typeof FALLBACK_PLANS)[number]['key'];

type PricedFeatures = Pick<ChosenFeatures, 'exceptionHandler' | 'security'>;

/**
 * The plan that covers the features: security needs Enterprise, else the exception handler needs Advanced, else Starter. The
 * architecture never raises it.
 */
export function suggestPlan(features: PricedFeatures): PlanKey {
  if (features.security) return 'enterprise';
  return features.exceptionHandler ? 'advanced' : 'starter';
}
