import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { exemptionRequest } from './exemption.ts';
import { pageNumber, pagination } from './pagination.ts';
import { successOf } from './success.ts';
import { label, mailbox } from './text.ts';
import { ROLES } from './user.ts';

/** Sums in whole currency units, by currency: money of one is never added to another's. */
export const moneyTotals = z.record(z.string(), z.number());
export type MoneyTotals = z.infer<typeof moneyTotals>;

/** An account as administrators see it. Never a password. */
export const adminUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** False: nobody has shown yet that the address is theirs. */
  emailConfirmed: z.boolean(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  paymentExempt: z.boolean(),
  exemptionReason: z.string().nullable(),
  exemptionExpiresAt: z.string().nullable(),
  /** Null: without limit. */
  generationsLimit: z.number().int().nullable(),
  generationsUsed: z.number().int(),
  projectCount: z.number().int(),
  /** In US dollars; what came in other currencies stands in `revenue`. */
  totalRevenue: z.number(),
  revenue: moneyTotals,
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

const limit = z.coerce.number().int().min(1).max(LIMITS.projects.maxLimit);

export const adminUsersQuery = z.object({
  page: pageNumber.optional(),
  limit: limit.optional(),
  /** A part of the names, the e-mail or the company, in any case. */
  search: label(LIMITS.search.max).optional(),
  role: z.enum(ROLES).optional(),
  paymentExempt: z.enum(['true', 'false']).optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

export const adminUsersAnswer = successOf(z.object({ users: z.array(adminUser), pagination }));
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>;

const password = z.string().max(LIMITS.password.max * 4);
const fields = {
  firstName: label(LIMITS.personName.max).min(1, 'First name is required'),
  lastName: label(LIMITS.personName.max).min(1, 'Last name is required'),
  email: mailbox().min(1, 'Email is required'),
  company: label(LIMITS.company.max).nullish(),
  phone: label(LIMITS.phone.max).nullish(),
  role: z.enum(ROLES).default('user'),
};
const exemptionFields = exemptionRequest.partial({ paymentExempt: true }).shape;

/** The body of POST /api/admin/users. */
export const adminUserRequest = z.object({ ...fields, password, ...exemptionFields });
export type AdminUserRequest = z.infer<typeof adminUserRequest>;

/** The body of PUT /api/admin/users/{id}; without a password the old one stays. */
export const adminUserChange = z.object({ ...fields, password: password.optional(), ...exemptionFields });
export type AdminUserChange = z.infer<typeof adminUserChange>;

export const adminUserAnswer = successOf(adminUser);
export type AdminUserAnswer = z.infer<typeof adminUserAnswer>;

/** The answer of a deletion: whose it was. */
export const deletedAnswer = successOf(z.object({ id: z.string() }));

/** `2026-03`. */
const month = z.string();

/** A month of the site, in UTC. */
export const siteMonth = z.object({
  month,
  /** Accounts made then. */
  accounts: z.number().int(),
  /** Generations that ended then. */
  completed: z.number().int(),
  failed: z.number().int(),
  /** In US dollars. */
  revenue: z.number(),
});
export type SiteMonth = z.infer<typeof siteMonth>;

export const adminStats = z.object({
  users: z.object({
    total: z.number().int(),
    admins: z.number().int(),
    exempt: z.number().int(),
    newThisMonth: z.number().int(),
  }),
  projects: z.object({
    total: z.number().int(),
    completed: z.number().int(),
    failed: z.number().int(),
    /** Whole percent of all. */
    successRate: z.number(),
  }),
  /** In US dollars; all currencies stand in `totals`. */
  revenue: z.object({
    total: z.number(),
    thisMonth: z.number(),
    paymentCount: z.number().int(),
    averagePayment: z.number(),
    totals: moneyTotals,
  }),
  /** The last twelve months, the oldest first, the current one last. */
  months: z.array(siteMonth),
});
export type AdminStats = z.infer<typeof adminStats>;
export const adminStatsAnswer = successOf(adminStats);
export type AdminStatsAnswer = z.infer<typeof adminStatsAnswer>;

export const revenueMonth = z.object({ month, currency: z.string(), revenue: z.number(), count: z.number().int() });
export type RevenueMonth = z.infer<typeof revenueMonth>;

export const revenueOverview = z.object({
  totalRevenue: z.number(),
  totalPayments: z.number().int(),
  averagePayment: z.number(),
  totals: moneyTotals,
  /** In US dollars, by the plan's name. */
  revenueByPlan: z.record(z.string(), z.number()),
  revenueByMonth: z.array(revenueMonth),
});
export type RevenueOverview = z.infer<typeof revenueOverview>;
export const revenueOverviewAnswer = successOf(revenueOverview);
export type RevenueOverviewAnswer = z.infer<typeof revenueOverviewAnswer>;

export const revenueMonthlyAnswer = successOf(z.array(revenueMonth));
export type RevenueMonthlyAnswer = z.infer<typeof revenueMonthlyAnswer>;

export const revenueByUserQuery = z.object({ limit: limit.optional() });

export const revenueOfUser = z.object({
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  currency: z.string(),
  revenue: z.number(),
  paymentCount: z.number().int(),
});
export type RevenueOfUser = z.infer<typeof revenueOfUser>;
export const revenueByUserAnswer = successOf(z.array(revenueOfUser));
export type RevenueByUserAnswer = z.infer<typeof revenueByUserAnswer>;

export const adminActionEntry = z.object({
  id: z.number().int(),
  happenedAt: z.string(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AdminActionEntry = z.infer<typeof adminActionEntry>;

export const adminActionsQuery = z.object({ page: pageNumber.optional(), limit: limit.optional() });
export const adminActionsAnswer = successOf(z.object({ actions: z.array(adminActionEntry), pagination }));
export type AdminActionsAnswer = z.infer<typeof adminActionsAnswer>;
