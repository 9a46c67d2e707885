import { z } from 'zod';
import { successOf } from './success.ts';

/** What a plan costs at this moment. In whole units of the currency, as people read it. */
export const currentPricing = z.object({
  current: z.number(),
  original: z.number(),
  /** Null without a discount that runs now. */
  discounted: z.number().nullable(),
  isDiscounted: z.boolean(),
  /** 0 without a discount that runs now. */
  discountPercentage: z.number(),
});
export type CurrentPricing = z.infer<typeof currentPricing>;

export const pricingPlan = z.object({
  id: z.string(),
  /** The lower-cased name; what payments and the address of a plan call it. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** The checklist, for people. */
  features: z.array(z.string()),
  /** The names of the features that may be switched on with it. */
  covers: z.array(z.string()),
  /** ISO 4217, upper case. */
  currency: z.string(),
  currentPricing,
  /** False: shown and not for sale, because something it promises cannot be generated yet. */
  available: z.boolean(),
});
export type PricingPlan = z.infer<typeof pricingPlan>;

/** The answer of GET /api/pricing: the active plans in their order. */
export const pricingAnswer = successOf(z.array(pricingPlan));
export type PricingAnswer = z.infer<typeof pricingAnswer>;

/** The answer of GET /api/pricing/{name}: one plan. */
export const pricingPlanAnswer = successOf(pricingPlan);
export type PricingPlanAnswer = z.infer<typeof pricingPlanAnswer>;
