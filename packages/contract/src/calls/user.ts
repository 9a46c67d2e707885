import { z } from 'zod';
import { JOB_TITLES } from '../job-title.ts';

export const ROLES = ['user', 'admin'] as const;

/** The account as its owner sees it. Never a password or its hash. */
export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  jobTitle: z.enum(JOB_TITLES),
  /** What the account may do; granted by an administrator only. */
  role: z.enum(ROLES),
  /** Freed from paying by an administrator. Absent in copies that older pages stored. */
  paymentExempt: z.boolean().optional(),
  preferences: z.object({ subscribeToNewsletter: z.boolean() }),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type User = z.infer<typeof user>;
