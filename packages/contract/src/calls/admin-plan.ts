import { FEATURE_NAMES } from '@backsmith/options';
import { z } from 'zod';
import { pricingPlan } from './pricing.ts';
import { successOf } from './success.ts';
import { label, line } from './text.ts';

/** What plans may be priced in. */
export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;

const MOST_FEATURES = 40;
/** The highest price in whole units: what a payment provider takes, with room. */
const HIGHEST_PRICE = 999_999.99;

/** Whole cents, told as units of the currency. A plan of 0 is shown and not sold: no provider takes such a payment. */
const price = z
  .number()
  .min(0, 'must be at least 0')
  .max(HIGHEST_PRICE, `must be at most ${HIGHEST_PRICE}`)
  .refine((units) => Math.round(units * 100) / 100 === units, { error: 'must have at most two decimals' });

const moment = z.iso.datetime({ offset: true }).nullish();
const externalId = label(200).nullish();

/** The body of POST /api/pricing/admin and PUT /api/pricing/admin/{id}. */
export const planForm = z
  .object({
    name: label(100).min(1, 'Name is required'),
    description: line(500).default(''),
    originalPrice: price,
    /** Wins over the percentage. */
    discountedPrice: price.nullish(),
    discountPercentage: z.number().int().min(0).max(99).default(0),
    currency: z.enum(CURRENCIES).default('USD'),
    /** The checklist, for people. */
    features: z.array(label(200).min(1)).max(MOST_FEATURES).default([]),
    /** The features that may be switched on with it. */
    covers: z.array(z.enum(FEATURE_NAMES)).default(['swagger']),
    stripeProductId: externalId,
    stripePriceId: externalId,
    /** ISO 8601; null: without begin, without end. */
    discountStartDate: moment,
    discountEndDate: moment,
    sortOrder: z.number().int().min(-9999).max(9999).default(0),
    isActive: z.boolean().default(true),
  })
  .refine(({ originalPrice, discountedPrice }) => discountedPrice == null || discountedPrice < originalPrice, {
    path: ['discountedPrice'],
    error: 'must be lower than the original price',
  })
  .refine(
    ({ discountStartDate: start, discountEndDate: end }) => !start || !end || Date.parse(start) < Date.parse(end),
    {
      path: ['discountEndDate'],
      error: 'must be after the begin of the discount',
    },
  );
export type PlanForm = z.input<typeof planForm>;
export type PlanChange = z.output<typeof planForm>;

/** A price a plan had. */
const formerPrice = z.object({
  currency: z.string(),
  originalPrice: z.number(),
  discountedPrice: z.number().nullable(),
  discountPercentage: z.number(),
  /** ISO 8601, UTC. */
  validUntil: z.string(),
});

/** A plan as administrators see it. */
export const adminPlan = pricingPlan.omit({ available: true }).extend({
  originalPrice: z.number(),
  discountedPrice: z.number().nullable(),
  discountPercentage: z.number(),
  stripeProductId: z.string().nullable(),
  stripePriceId: z.string().nullable(),
  discountStartDate: z.string().nullable(),
  discountEndDate: z.string().nullable(),
  sortOrder: z.number().int(),
  isActive: z.boolean(),
  /** True: it was deleted after somebody had paid for it, and is kept for those payments. */
  isArchived: z.boolean(),
  /** How many payments name it. */
  payments: z.number().int(),
  /** The latest first. */
  formerPrices: z.array(formerPrice).readonly(),
  metadata: z.record(z.string(), z.unknown()),
});
export type AdminPlan = z.infer<typeof adminPlan>;

export const adminPlansAnswer = successOf(z.array(adminPlan).readonly());
export type AdminPlansAnswer = z.infer<typeof adminPlansAnswer>;

export const adminPlanAnswer = successOf(adminPlan);
export type AdminPlanAnswer = z.infer<typeof adminPlanAnswer>;
