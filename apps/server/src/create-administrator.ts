import { randomBytes, randomUUID } from 'node:crypto';
import { foldEmail, isEmail } from '@backsmith/contract';
import { systemClock } from './clock.ts';
import { closingStack } from './closing-stack.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import {
  findAccountByEmail,
  insertAccount,
  lockAccount,
  updateAccount,
  type Account,
} from './identity/account-store.ts';
import { checkNewPassword } from './identity/check-new-password.ts';
import { hashPassword } from './identity/password-hash.ts';
import { passwordChangedLetter } from './identity/password-letter.ts';
import { deleteResets } from './identity/password-reset-store.ts';
import { deleteSessions } from './identity/session-store.ts';
import { strangerWarning } from './identity/stranger-warning.ts';
import { postOffice } from './mail/post-office.ts';
import { openBeside } from './open-beside.ts';

export type AdministratorRequest = {
  readonly email: string;
  /** Without one a random password is made. */
  readonly password?: string;
  /** An account that exists may be taken. Whoever registered the address first chose what is known of it. */
  readonly existing?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Told which database is used. */
  readonly print?: (line: string) => void;
  /** Default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
};

export type AdministratorResult =
  | { readonly ok: false; readonly problem: string }
  | {
      readonly ok: true;
      /** `created`: a new account; `promoted`: an existing one; `unchanged`: it was an administrator already. */
      readonly how: 'created' | 'promoted' | 'unchanged';
      /** The random password, to be shown once. */
      readonly password?: string;
      /** When an account that was promoted had been registered. */
      readonly registeredAt?: Date;
    };

/**
 * Makes an administrator: a new account, or an existing one with more rights. Works beside a running server and without one.
 * Anybody may have registered an address, so an existing account is taken only when that is asked for, and then gets a new
 * password while all its sessions and links end.
 * It takes access to the data folder or the database, which is what makes an operator.
 *
 * @throws ConfigError, or Error when the database cannot be opened.
 */
export async function createAdministrator(request: AdministratorRequest): Promise<AdministratorResult> {
  const email = foldEmail(request.email.trim());
  if (!isEmail(email)) return { ok: false, problem: 'Please enter a valid email address' };
  const problem = request.password === undefined ? undefined : checkNewPassword(request.password);
  if (problem !== undefined) return { ok: false, problem };
  const closing = closingStack();
  try {
    const beside = await openBeside(request.environment ?? process.env, closing, request.print);
    if (!beside.ok) return beside;
    const { db } = beside.foundation;
    const existing = await findAccountByEmail(db, email);
    if (existing) return await promote(db, existing, request, beside.config);
    if (request.existing === true) return { ok: false, problem: `There is no account with the e-mail ${email}.` };
    const password = request.password ?? randomPassword();
    const now = new Date();
    const made = await insertAccount(db, {
      id: randomUUID(),
      email,
      emailConfirmedAt: now,
      passwordHash: await hashPassword(password),
      firstName: request.firstName ?? 'Administrator',
      lastName: request.lastName ?? '',
      jobTitle: 'other',
      role: 'admin',
      newsletterAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!made)
      return { ok: false, problem: 'An account with this email was created at this moment. Please try again.' };
    return { ok: true, how: 'created', ...(request.password === undefined ? { password } : {}) };
  } finally {
    await closing.close();
  }
}

async function promote(
  db: Database,
  existing: Account,
  request: AdministratorRequest,
  config: Pick<Config, 'smtp'>,
): Promise<AdministratorResult> {
  if (existing.role === 'admin') return { ok: true, how: 'unchanged' };
  const wish = 'To make this account an administrator, with a new password and without its sessions';
  if (request.existing !== true)
    return { ok: false, problem: `${strangerWarning(existing, systemClock())} ${wish}, add --existing.` };
  const password = request.password ?? randomPassword();
  const passwordHash = await hashPassword(password);
  const now = systemClock();
  await db.transaction(async (tx) => {
    await lockAccount(tx, existing.id);
    const own = { passwordHash, firstPasswordUntil: null, emailConfirmedAt: now };
    await updateAccount(tx, existing.id, { role: 'admin', ...own, updatedAt: now });
    await deleteSessions(tx, existing.id);
    await deleteResets(tx, existing.id);
    await postOffice(config.smtp ? 'smtp' : 'outbox', systemClock).post(tx, passwordChangedLetter(existing));
  });
  const shown = request.password === undefined ? { password } : {};
  return { ok: true, how: 'promoted', registeredAt: existing.createdAt, ...shown };
}

function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
