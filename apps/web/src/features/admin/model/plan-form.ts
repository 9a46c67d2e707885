import { type AdminPlan, CURRENCIES, type PlanForm as PlanRequest } from '@backsmith/contract';
import { FEATURE_NAMES, type FeatureName } from '@backsmith/options';

/** The fields of the plan form, as they are typed. */
export type PlanForm = {
  readonly name: string;
  readonly description: string;
  readonly originalPrice: string;
  readonly discountedPrice: string;
  readonly discountPercentage: string;
  readonly currency: (typeof CURRENCIES)[number];
  /** One per line. */
  readonly features: string;
  readonly covers: readonly FeatureName[];
  readonly stripeProductId: string;
  readonly stripePriceId: string;
  /** `2027-01-31T09:30`, where the administrator is, or empty. */
  readonly discountStartDate: string;
  readonly discountEndDate: string;
  readonly sortOrder: string;
  readonly isActive: boolean;
};

const EMPTY: PlanForm = {
  ...{ name: '', description: '', originalPrice: '', discountedPrice: '', discountPercentage: '0', features: '' },
  ...{ currency: 'USD', covers: ['swagger'], stripeProductId: '', stripePriceId: '' },
  ...{ discountStartDate: '', discountEndDate: '', sortOrder: '0', isActive: true },
};

/** What the form shows of a plan; empty for a new one. */
export function planFormOf(plan: AdminPlan | undefined): PlanForm {
  if (plan === undefined) return EMPTY;
  const { name, description, isActive } = plan;
  return {
    ...{ name, description, isActive },
    originalPrice: String(plan.originalPrice),
    discountedPrice: plan.discountedPrice?.toString() ?? '',
    discountPercentage: String(plan.discountPercentage),
    currency: CURRENCIES.find((one) => one === plan.currency) ?? 'USD',
    features: plan.features.join('\n'),
    covers: FEATURE_NAMES.filter((one) => plan.covers.includes(one)),
    stripeProductId: plan.stripeProductId ?? '',
    stripePriceId: plan.stripePriceId ?? '',
    discountStartDate: localMoment(plan.discountStartDate),
    discountEndDate: localMoment(plan.discountEndDate),
    sortOrder: String(plan.sortOrder),
  };
}

/** What is sent: blank lines are dropped, and what is empty is null. */
export function planRequestOf(form: PlanForm): PlanRequest {
  const { name, description, currency, isActive } = form;
  return {
    ...{ name: name.trim(), description, currency, isActive },
    covers: [...form.covers],
    originalPrice: Number(form.originalPrice),
    discountedPrice: form.discountedPrice.trim() === '' ? null : Number(form.discountedPrice),
    discountPercentage: Number.parseInt(form.discountPercentage || '0', 10),
    features: form.features
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    stripeProductId: orNull(form.stripeProductId),
    stripePriceId: orNull(form.stripePriceId),
    discountStartDate: isoOf(form.discountStartDate),
    discountEndDate: isoOf(form.discountEndDate),
    sortOrder: Number.parseInt(form.sortOrder || '0', 10),
  };
}

/** Why a price cannot be taken; undefined where it can. @param isNeeded an empty one is refused */
export function priceProblem(text: string, isNeeded: boolean): string | undefined {
  const written = text.trim();
  if (written === '') return isNeeded ? 'Original price is required' : undefined;
  return /^\d{1,6}(\.\d{1,2})?$/.test(written) ? undefined : 'Write a price such as 99 or 99.50';
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

function isoOf(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** As a field for dates with times takes it. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
