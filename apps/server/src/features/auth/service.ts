import { randomUUID } from 'node:crypto';
import {
  checkRegistration,
  LIMITS,
  MESSAGES,
  type ChangePasswordRequest,
  type LoginRequest,
  type ProfileRequest,
  type RegisterRequest,
} from '@backsmith/contract';
import { recordOf } from '@backsmith/options';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  findAccountByEmail,
  holdPassword,
  insertAccount,
  replacePasswordHash,
  updateAccount,
  type Account,
} from '../../identity/account-store.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { emailKey } from '../../identity/email-key.ts';
import { isKnownNetwork, noteNetwork } from '../../identity/known-networks.ts';
import { compareWithNothing, hashPassword, passwordMatches } from '../../identity/password-hash.ts';
import { deleteResets, insertReset } from '../../identity/password-reset-store.ts';
import { passwordChangedLetter } from '../../identity/password-letter.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { sessionLife } from '../../identity/session-policy.ts';
import { deleteOtherSessions, insertSession } from '../../identity/session-store.ts';
import { hashToken, makeToken } from '../../identity/token.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { Refusal } from '../../refusal.ts';
import { jobTitleOf } from './user-view.ts';

export type AuthParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly mail: PostOffice;
};

/** A signed-in account and the token that proves it. */
export type SignedIn = { readonly account: Account; readonly token: string };

/**
 * Makes an account and signs it in.
 *
 * @param address the client's as `callerAddress` gives it, for the limits.
 * @throws Refusal VALIDATION_ERROR, EMAIL_TAKEN or TOO_MANY_REQUESTS.
 */
export async function register(parts: AuthParts, given: RegisterRequest, address: string): Promise<SignedIn> {
  const problem = checkRegistration(given) ?? commonPassword(given.password);
  if (problem) throw new Refusal('VALIDATION_ERROR', problem.message, { field: problem.field });
  await parts.limit.spend('register', address);
  const now = parts.clock();
  const account = await insertAccount(parts.db, {
    id: randomUUID(),
    email: given.email,
    passwordHash: await hashPassword(given.password),
    firstName: given.firstName,
    lastName: given.lastName,
    company: orNull(given.company),
    jobTitle: jobTitleOf(given.role),
    newsletter: given.preferences?.subscribeToNewsletter ?? false,
    newsletterAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!account) throw new Refusal('EMAIL_TAKEN', MESSAGES.emailTaken, { field: 'email' });
  return signedIn(parts, account, false, address);
}

/**
 * Signs an account in. An unknown e-mail and a wrong password get the same answer after the same work. A password that an
 * administrator chose opens nothing but the way to one of one's own, and that for some days.
 *
 * @throws Refusal INVALID_CREDENTIALS, FIRST_PASSWORD, FIRST_PASSWORD_EXPIRED or TOO_MANY_REQUESTS.
 */
export async function login(parts: AuthParts, given: LoginRequest, address: string): Promise<SignedIn> {
  const key = emailKey(given.email);
  await parts.limit.spend('loginAddress', address);
  await parts.limit.spend('loginPair', `${address} ${key}`);
  if (!(await isKnownNetwork(parts.db, key, address, parts.clock()))) await parts.limit.spend('loginAccount', key);
  const account = await findAccountByEmail(parts.db, given.email);
  const matches = account
    ? await passwordMatches(given.password, account.passwordHash)
    : await compareWithNothing(given.password);
  if (!account || !matches) throw new Refusal('INVALID_CREDENTIALS', MESSAGES.invalidCredentials);
  await parts.limit.forgive('loginPair', `${address} ${key}`);
  if (account.firstPasswordUntil !== null) throw await firstPassword(parts, account, account.firstPasswordUntil);
  return signedIn(parts, account, given.remember ?? false, address);
}

/** The refusal of a password somebody else chose, with what its owner sets another one with. */
async function firstPassword(parts: AuthParts, account: Account, until: Date): Promise<Refusal> {
  const now = parts.clock();
  if (until <= now) return new Refusal('FIRST_PASSWORD_EXPIRED', MESSAGES.firstPasswordExpired);
  const resetToken = makeToken();
  const isCurrent = await parts.db.transaction(async (tx) => {
    if (!(await holdPassword(tx, account))) return false;
    await insertReset(tx, hashToken(resetToken), account.id, secondsAfter(now, LIMITS.resetLink.minutes * 60));
    return true;
  });
  return isCurrent
    ? new Refusal('FIRST_PASSWORD', MESSAGES.firstPassword, { resetToken })
    : new Refusal('INVALID_CREDENTIALS', MESSAGES.invalidCredentials);
}

async function signedIn(parts: AuthParts, account: Account, remember: boolean, address: string): Promise<SignedIn> {
  const token = await openSession(parts, account, remember);
  if (token === undefined) throw new Refusal('INVALID_CREDENTIALS', MESSAGES.invalidCredentials);
  await noteNetwork(parts.db, emailKey(account.email), address, parts.clock());
  return { account, token };
}

/** Changes what is present. @throws Refusal AUTH_REQUIRED when the account has just been deleted. */
export async function changeProfile(parts: AuthParts, account: Account, given: ProfileRequest): Promise<Account> {
  const now = parts.clock();
  const newsletter = given.preferences?.subscribeToNewsletter;
  const changed = await updateAccount(parts.db, account.id, {
    ...present('firstName', given.firstName),
    ...present('lastName', given.lastName),
    ...(given.company === undefined ? {} : { company: orNull(given.company) }),
    ...(given.phone === undefined ? {} : { phone: orNull(given.phone) }),
    ...present('jobTitle', given.jobTitle),
    ...(newsletter === undefined || newsletter === account.newsletter ? {} : { newsletter, newsletterAt: now }),
    updatedAt: now,
  });
  if (!changed) throw new Refusal('AUTH_REQUIRED', MESSAGES.authRequired);
  return changed;
}

/**
 * Sets a new password; all other sessions end.
 *
 * @param token the session that stays.
 */
export async function changePassword(
  parts: AuthParts,
  account: Account,
  token: string,
  given: ChangePasswordRequest,
): Promise<void> {
  await parts.limit.spend('changePassword', account.id);
  if (!(await passwordMatches(given.currentPassword, account.passwordHash))) {
    throw new Refusal('VALIDATION_ERROR', MESSAGES.passwordWrong, { field: 'currentPassword' });
  }
  const problem = checkNewPassword(given.newPassword);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'newPassword' });
  const passwordHash = await hashPassword(given.newPassword);
  await parts.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, account, passwordHash, parts.clock()))) {
      throw new Refusal('VALIDATION_ERROR', MESSAGES.passwordWrong, { field: 'currentPassword' });
    }
    await deleteOtherSessions(tx, account.id, hashToken(token));
    await deleteResets(tx, account.id);
    await parts.mail.post(tx, passwordChangedLetter(account));
  });
}

function commonPassword(password: string): { readonly field: 'password'; readonly message: string } | undefined {
  const message = checkNewPassword(password);
  return message === undefined ? undefined : { field: 'password', message };
}

/** @returns undefined when the password was changed since it was compared: this sign-in comes too late. */
async function openSession(parts: AuthParts, account: Account, remember: boolean): Promise<string | undefined> {
  const token = makeToken();
  return parts.db.transaction(async (tx) => {
    if (!(await holdPassword(tx, account))) return undefined;
    await insertSession(tx, hashToken(token), account.id, sessionLife(remember), parts.clock());
    return token;
  });
}

function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' ? null : text;
}

function present<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : recordOf<Record<Key, Value>>([key], () => value);
}
