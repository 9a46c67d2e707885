import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { accountSession } from './account.ts';
import { pageNumber, pagination } from './pagination.ts';
import { payment, PAYMENT_STATES } from './payment.ts';
import { successOf } from './success.ts';
import { label } from './text.ts';

const limit = z.coerce.number().int().min(1).max(LIMITS.projects.maxLimit);
const listQuery = z.object({
  page: pageNumber.optional(),
  limit: limit.optional(),
  search: label(LIMITS.search.max).optional(),
});

/** A payment as administrators see it; it outlives the account of its payer. */
export const adminPayment = payment.extend({
  /** The address it was paid from. */
  email: z.string(),
  /** Null: the account was deleted. */
  userId: z.string().nullable(),
  provider: z.string(),
  /** What the provider calls it; null where it never got there. */
  intentId: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/** Searched by the beginning of address, receipt number or the provider's id, in any case. */
export const adminPaymentsQuery = listQuery.extend({ status: z.enum(PAYMENT_STATES).optional() });
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;
export const adminPaymentsAnswer = successOf(z.object({ payments: z.array(adminPayment), pagination }));
export type AdminPaymentsAnswer = z.infer<typeof adminPaymentsAnswer>;

/** A generation that ended without an archive, and why. Nothing of the schema itself. */
export const adminFailure = z.object({
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  userId: z.string(),
  email: z.string(),
  code: z.string(),
  message: z.string(),
  /** The step it failed in; null where none had begun. */
  step: z.string().nullable(),
  /** How often it was begun. */
  attempts: z.number().int(),
  /** ISO 8601, UTC. */
  endedAt: z.string(),
});
export type AdminFailure = z.infer<typeof adminFailure>;

/** Searched by the beginning of the address or the code, in any case. */
export const adminFailuresQuery = listQuery;
export type AdminFailuresQuery = z.infer<typeof adminFailuresQuery>;
export const adminFailuresAnswer = successOf(z.object({ failures: z.array(adminFailure), pagination }));
export type AdminFailuresAnswer = z.infer<typeof adminFailuresAnswer>;

/** The answer of GET /api/admin/users/{id}/sessions. */
export const adminSessionsAnswer = successOf(z.object({ sessions: z.array(accountSession) }));
export type AdminSessionsAnswer = z.infer<typeof adminSessionsAnswer>;

/** What can be taken along as CSV. */
export const ADMIN_EXPORTS = ['users', 'payments', 'failures'] as const;
export type AdminExport = (typeof ADMIN_EXPORTS)[number];
