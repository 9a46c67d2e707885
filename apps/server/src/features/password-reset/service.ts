import { isEmail, LIMITS, MESSAGES, type ForgotPasswordRequest, type ResetPasswordRequest } from '@backsmith/contract';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { holdAccountByEmail, lockAccount, updateAccount } from '../../identity/account-store.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { emailKey } from '../../identity/email-key.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { passwordChangedLetter } from '../../identity/password-letter.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { deleteSessions } from '../../identity/session-store.ts';
import { hashToken, makeToken } from '../../identity/token.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { Refusal } from '../../refusal.ts';
import { resetLetter, resetLink } from './letters.ts';
import {
  deleteResets,
  findReset,
  insertRequest,
  insertReset,
  takeRequests,
  takeReset,
} from '../../identity/password-reset-store.ts';

export type ResetParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly mail: PostOffice;
  /** The address people reach the site by. */
  readonly siteUrl: () => string;
};

/**
 * Notes that somebody asked for a link. Whether there is such an account is looked at later, by `answerRequests`, so that
 * neither the answer nor its time can tell.
 *
 * @throws Refusal VALIDATION_ERROR or TOO_MANY_REQUESTS.
 */
export async function requestReset(parts: ResetParts, given: ForgotPasswordRequest, address: string): Promise<void> {
  if (!isEmail(given.email)) {
    throw new Refusal('VALIDATION_ERROR', 'Please enter a valid email address', { field: 'email' });
  }
  await parts.limit.spend('forgotAddress', address);
  await parts.limit.spend('forgotAccount', emailKey(given.email));
  await insertRequest(parts.db, given.email, parts.clock());
}

/** Mails a link to everybody who asked and has an account. */
export async function answerRequests(parts: Omit<ResetParts, 'limit'>): Promise<void> {
  await parts.db.transaction(async (tx) => {
    // In one order everywhere: each account is held, or one that gets another address at this moment had a link sent to the old one.
    const asked = (await takeRequests(tx)).toSorted((one, other) => (emailKey(one) < emailKey(other) ? -1 : 1));
    for (const email of asked) {
      const account = await holdAccountByEmail(tx, email);
      if (!account) continue;
      const token = makeToken();
      await insertReset(tx, hashToken(token), account.id, secondsAfter(parts.clock(), LIMITS.resetLink.minutes * 60));
      await parts.mail.post(tx, resetLetter(account, resetLink(parts.siteUrl(), token)));
    }
  });
}

/**
 * Sets the password that goes with a mailed link. The link, all others and all sessions end. Whoever used it reads the mails of
 * the address.
 *
 * @throws Refusal VALIDATION_ERROR, RESET_LINK_INVALID or TOO_MANY_REQUESTS.
 */
export async function resetPassword(parts: ResetParts, given: ResetPasswordRequest, address: string): Promise<void> {
  await parts.limit.spend('resetPassword', address);
  const problem = checkNewPassword(given.newPassword);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'newPassword' });
  const passwordHash = await hashPassword(given.newPassword);
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const link = hashToken(given.token);
    // The account first, as everybody does who changes a password: two links of one account would otherwise hold each other up.
    const owner = await findReset(tx, link);
    if (owner !== undefined) await lockAccount(tx, owner);
    const accountId = await takeReset(tx, link, now);
    const change = { passwordHash, firstPasswordUntil: null, emailConfirmedAt: now, updatedAt: now };
    const account = accountId && (await updateAccount(tx, accountId, change));
    if (!account) throw new Refusal('RESET_LINK_INVALID', MESSAGES.resetLinkInvalid);
    await deleteResets(tx, account.id);
    await deleteSessions(tx, account.id);
    await parts.mail.post(tx, passwordChangedLetter(account));
  });
}
