import { z } from 'zod';
import { label } from './text.ts';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';

/** The body of PATCH /api/admin/users/{id}/exemption: free generation for an account, whole, or its end. */
export const exemptionRequest = z.object({
  paymentExempt: z.boolean(),
  exemptionReason: label(LIMITS.exemptionReason.max).nullish(),
  /** ISO 8601 with its offset. Absent or null: without end. */
  exemptionExpiresAt: z.iso.datetime({ offset: true }).nullish(),
  /** Absent or null: without limit. */
  generationsLimit: z.number().int().min(1).max(1_000_000).nullish(),
});
export type ExemptionRequest = z.infer<typeof exemptionRequest>;

export const exemption = z.object({
  id: z.string(),
  paymentExempt: z.boolean(),
  exemptionReason: z.string().nullable(),
  exemptionExpiresAt: z.string().nullable(),
  generationsLimit: z.number().int().nullable(),
  generationsUsed: z.number().int(),
});
export type Exemption = z.infer<typeof exemption>;

export const exemptionAnswer = successOf(exemption);
export type ExemptionAnswer = z.infer<typeof exemptionAnswer>;
