import { z } from 'zod';
import { JOB_TITLES } from '../job-title.ts';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';
import { label, mailbox } from './text.ts';
import { user } from './user.ts';

/** Passwords are taken exactly as typed; the rule of their strength is `checkPassword`. */
const password = z.string().max(LIMITS.password.max * 4);

export const loginRequest = z.object({
  email: mailbox(),
  password,
  /** "Remember me": the session lasts longer. */
  remember: z.boolean().optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const registerRequest = z.object({
  firstName: label(LIMITS.personName.max),
  lastName: label(LIMITS.personName.max),
  email: mailbox(),
  password,
  company: label(LIMITS.company.max).nullish(),
  /** A job title of JOB_TITLES; anything else is kept as "other". Never a permission. */
  role: z.string().max(100).optional(),
  preferences: z.object({ subscribeToNewsletter: z.boolean().optional() }).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** The answer of login and register. */
export const sessionAnswer = successOf(z.object({ user, token: z.string() }));
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The answer of me and profile. */
export const userAnswer = successOf(z.object({ user }));
export type UserAnswer = z.infer<typeof userAnswer>;

/** Only what is present is changed; fields that are not listed (role, exemption, limits) are ignored. */
export const profileRequest = z.object({
  firstName: label(LIMITS.personName.max).min(1, 'First name is required').optional(),
  lastName: label(LIMITS.personName.max).min(1, 'Last name is required').optional(),
  company: label(LIMITS.company.max).nullable().optional(),
  phone: label(LIMITS.phone.max).nullable().optional(),
  jobTitle: z.enum(JOB_TITLES).optional(),
  preferences: z.object({ subscribeToNewsletter: z.boolean().optional() }).optional(),
});
export type ProfileRequest = z.infer<typeof profileRequest>;

/** The body of POST /api/auth/forgot-password. The answer is the same whether there is such an account or not. */
export const forgotPasswordRequest = z.object({ email: mailbox() });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** The body of POST /api/auth/reset-password; `token` is the one of the mailed link. */
export const resetPasswordRequest = z.object({ token: z.string().max(200), newPassword: password });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const changePasswordRequest = z.object({ currentPassword: password, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The body of POST /api/auth/password-strength: what was typed so far. It is judged and neither kept nor logged. */
export const passwordStrengthRequest = z.object({ password });
export type PasswordStrengthRequest = z.infer<typeof passwordStrengthRequest>;

/** What the server would say of a new password: the meter's state, and why it would be refused. */
export const passwordStrengthAnswer = successOf(
  z.object({
    /** As `scorePassword`; 1 for a well-known password, whatever it is made of. */
    score: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    /** As `strengthLabel`. */
    label: z.string(),
    /** The sentence it would be refused with; null: it would be taken. */
    problem: z.string().nullable(),
  }),
);
export type PasswordStrengthAnswer = z.infer<typeof passwordStrengthAnswer>;
