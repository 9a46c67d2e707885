import { z } from 'zod';
import { diagnostic } from './diagnostic.ts';
import { pricingPlan } from './pricing.ts';

/** Every refusal: `{ success: false, message, error: { code, … } }`. */
export const failure = z.object({
  success: z.literal(false),
  /** For people. */
  message: z.string(),
  error: z.object({
    /** One of ERROR_STATUS; kept open so that an older page survives a newer server. */
    code: z.string(),
    /** The field of the payload that broke a rule. */
    field: z.string().optional(),
    /** Seconds until another attempt is worth it. */
    retryAfter: z.number().int().optional(),
    /** What the reader has to say about the user's file. */
    diagnostics: z.array(diagnostic).readonly().optional(),
    /** EMPTY_IDEA, IDEA_TOO_SHORT and UNRELATED_IDEA: ideas that would do, each usable as it stands. */
    suggestions: z.array(z.string()).readonly().optional(),
    /** The project the refusal is about, such as the one that is being generated already. */
    projectId: z.string().optional(),
    /** PAYMENT_REQUIRED: the plan that covers what was chosen. PRICE_CHANGED: the plan with its price of now. */
    plan: pricingPlan.optional(),
    /** PAYMENT_PENDING: the payment the bank still decides on. ALREADY_PAID: the one that is there. */
    paymentId: z.string().optional(),
    /** FIRST_PASSWORD: what a password of one's own is set with, as with the token of a mailed link. */
    resetToken: z.string().optional(),
    /** Names the request in the server's log. */
    requestId: z.string().optional(),
  }),
});
export type Failure = z.infer<typeof failure>;

/** An answer that only says that it worked. */
export const done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof done>;
