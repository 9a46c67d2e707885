import { z } from 'zod';
import { SANDBOX_METHODS } from '../sandbox-cards.ts';
import { draftKey } from './draft-key.ts';
import { successOf } from './success.ts';

/** The body of POST /api/payments/create-payment-intent. Only `plan` is used; the rest is compared and refused if it differs. */
export const paymentIntentRequest = z.object({
  /** The plan's key. */
  plan: z.string().max(100),
  /** What the page showed, in whole units of the currency. */
  amount: z.number(),
  /** In either case; `usd` for all plans the product begins with. */
  currency: z.string().max(10),
  /** Refused when it is not the caller's; the token alone decides. */
  userId: z.string().max(100).optional(),
  /** What is to be built with it, as the browser calls its draft: it is paid for once, however often that is asked for. */
  draft: draftKey.optional(),
});
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequest>;

export const paymentIntentAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** What the card provider confirms the payment by, in the browser. */
  clientSecret: z.string(),
  paymentId: z.string(),
});
export type PaymentIntentAnswer = z.infer<typeof paymentIntentAnswer>;

/** A payment that has not been used for a project yet. */
export const unusedPayment = z.object({
  paymentId: z.string(),
  /** The plan's key. */
  plan: z.string(),
  planName: z.string(),
  /** The plan's features when it was paid for. */
  features: z.array(z.string()),
  /** The names of the features that may be switched on with it. */
  covers: z.array(z.string()),
  /** What was paid, in whole units of the currency. */
  amount: z.number(),
  currency: z.string(),
  /** ISO 8601, UTC. */
  paidAt: z.string(),
});
export type UnusedPayment = z.infer<typeof unusedPayment>;

/** A payment that was made and that the payer's bank still decides on. */
export const pendingPayment = unusedPayment.omit({ features: true, paidAt: true }).extend({
  /** What it was made for, as the browser calls its draft; null: for any project. */
  draft: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type PendingPayment = z.infer<typeof pendingPayment>;

/** The answer of GET /api/payments/payment-status; its fields stand at the top level. */
export const paymentStatusAnswer = z.object({
  success: z.literal(true),
  /** True when the account was freed from paying; `exemptionLapsed` says whether that still holds. */
  paymentExempt: z.boolean(),
  exemptionReason: z.string().nullable(),
  /** ISO 8601, UTC. Null: without end. */
  exemptionExpiresAt: z.string().nullable(),
  /** Null: without limit. */
  generationsLimit: z.number().int().nullable(),
  generationsUsed: z.number().int(),
  /** Why an exempt account cannot generate for free any more; null when it can, or was never exempt. */
  exemptionLapsed: z.enum(['EXEMPTION_EXPIRED', 'GENERATION_LIMIT_REACHED']).nullable(),
  /** False as long as every signed-in account may generate without paying. */
  paymentNeeded: z.boolean(),
  /** Oldest first. */
  unusedPayments: z.array(unusedPayment),
  /** Oldest first. */
  pendingPayments: z.array(pendingPayment),
});
export type PaymentStatusAnswer = z.infer<typeof paymentStatusAnswer>;

export const PAYMENT_STATES = ['pending', 'processing', 'succeeded', 'failed', 'canceled', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the payer's bank made of a payment that was disputed; `won`: it stands. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What became of the project a payment pays for; `withdrawn`: refunded or disputed before it was used. */
export const PAYMENT_USES = ['unused', 'reserved', 'used', 'withdrawn'] as const;
export type PaymentUse = (typeof PAYMENT_USES)[number];

export const payment = z.object({
  id: z.string(),
  plan: z.string(),
  planName: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** In whole units of the currency; 0 without a refund. */
  refundedAmount: z.number(),
  status: z.enum(PAYMENT_STATES),
  /** Null until the payment has succeeded. */
  use: z.enum(PAYMENT_USES).nullable(),
  /** Null: nobody disputes it. While it is open, and once it is lost, nothing can be generated with it. */
  dispute: z.enum(DISPUTE_STATES).nullable(),
  /** The project it paid for, while that exists. */
  projectId: z.string().nullable(),
  /** No money moved: paid at the sandbox, or with a test key. */
  testMode: z.boolean(),
  /** The number of the receipt; null until the payment has succeeded. */
  receiptNumber: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** The answer of GET /api/payments/history: the caller's own, newest first. */
export const paymentHistoryAnswer = successOf(z.object({ payments: z.array(payment) }));
export type PaymentHistoryAnswer = z.infer<typeof paymentHistoryAnswer>;

/** The answer of POST /api/payments/{paymentId}/refresh: the payment after asking the card provider about it. */
export const paymentAnswer = successOf(z.object({ payment }));
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** Who can take payments; a server has the first that its configuration asks for. */
export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const paymentConfigAnswer = successOf(
  z.object({
    /** `none`: nothing can be bought here. */
    provider: z.enum([...PAYMENT_PROVIDERS, 'none']),
    /** True: no money moves, and the page says so. */
    testMode: z.boolean(),
    /** Stripe's key for the browser; null with the sandbox. */
    publishableKey: z.string().nullable(),
    /** Why this page's test cards are not taken; null where they are, and where cards are real. */
    closed: z.string().nullable(),
  }),
);
export type PaymentConfigAnswer = z.infer<typeof paymentConfigAnswer>;

/**
 * The body of POST /api/payments/sandbox/confirm. The browser turns a test card's number into a method by `sandboxMethodOf`;
 * no card number is ever sent.
 */
export const sandboxConfirmRequest = z.object({
  clientSecret: z.string().max(200),
  paymentMethod: z.enum(SANDBOX_METHODS),
  /** The second call for a card that asks for authentication: how that went. */
  authentication: z.enum(['passed', 'failed']).optional(),
});
export type SandboxConfirmRequest = z.infer<typeof sandboxConfirmRequest>;

/** A card that is declined is answered 402 PAYMENT_ERROR with the provider's message instead. */
export const sandboxConfirmAnswer = z.object({
  success: z.literal(true),
  /** Only "succeeded" means success. */
  status: z.enum(['succeeded', 'requires_action', 'processing']),
  message: z.string(),
});
export type SandboxConfirmAnswer = z.infer<typeof sandboxConfirmAnswer>;
