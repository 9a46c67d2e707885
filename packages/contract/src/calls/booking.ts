import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { isEmail } from '../rules/email.ts';
import { label, mailbox, prose } from './text.ts';

/** What the demo form's `projectType` select offers, besides an empty choice. */
export const PROJECT_TYPES = [
  'new-project',
  'existing-modernization',
  'microservices-migration',
  'api-development',
  'proof-of-concept',
  'enterprise-solution',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** What the demo form's `preferredTime` select offers, besides an empty choice. */
export const PREFERRED_TIMES = ['morning', 'afternoon', 'evening', 'flexible'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

/** An empty choice of a select counts as none. */
function choiceOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.literal(''), z.enum(values)]).optional();
}

/** The body of POST /api/schedule-demo. */
export const scheduleDemoRequest = z.object({
  firstName: label(LIMITS.personName.max).min(1, 'First name is required'),
  lastName: label(LIMITS.personName.max).min(1, 'Last name is required'),
  email: mailbox().min(1, 'Email is required').refine(isEmail, 'Please enter a valid email address'),
  company: label(LIMITS.company.max).min(1, 'Company is required'),
  phone: label(LIMITS.phone.max).optional(),
  projectType: choiceOf(PROJECT_TYPES),
  preferredTime: choiceOf(PREFERRED_TIMES),
  message: prose(LIMITS.bookingMessage.max).optional(),
  /** The visitor's IANA time zone, as `Intl` names it in the browser; absent or unknown: UTC. */
  timeZone: z.string().max(100).optional(),
});
export type ScheduleDemoRequest = z.infer<typeof scheduleDemoRequest>;

export const demoMeeting = z.object({
  /** For people, in the visitor's time zone: "Monday, November 23, 2026". */
  meetingDate: z.string(),
  /** For people, in the visitor's time zone: "9:00 AM (GMT+1)". */
  meetingTime: z.string(),
  /** ISO 8601, UTC. */
  startsAt: z.string(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
});
export type DemoMeeting = z.infer<typeof demoMeeting>;

export const scheduleDemoAnswer = z.object({ success: z.literal(true), message: z.string(), meeting: demoMeeting });
export type ScheduleDemoAnswer = z.infer<typeof scheduleDemoAnswer>;
