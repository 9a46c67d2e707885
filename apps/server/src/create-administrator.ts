import { randomBytes, randomUUID } from 'node:crypto';
import { isEmail } from '@backsmith/contract';
import { closingStack } from './closing-stack.ts';
import { ConfigError, readConfig } from './config.ts';
import { openFoundation } from './foundation.ts';
import { findAccountByEmail, insertAccount, updateAccount } from './identity/account-store.ts';
import { checkNewPassword } from './identity/check-new-password.ts';
import { hashPassword } from './identity/password-hash.ts';

export type AdministratorRequest = {
  readonly email: string;
  /** For a new account; without one a random password is made. An existing account keeps its own. */
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
};

export type AdministratorResult =
  | { readonly ok: false; readonly problem: string }
  | {
      readonly ok: true;
      /** `created`: a new account; `promoted`: an existing one; `unchanged`: it was an administrator already. */
      readonly how: 'created' | 'promoted' | 'unchanged';
      /** The random password of a new account, to be shown once. */
      readonly password?: string;
    };

/**
 * Makes an administrator: a new account, or an existing one with more rights. Works beside a running server and without one.
 * It takes access to the data folder or the database, which is what makes an operator.
 *
 * @throws ConfigError, or Error when the database cannot be opened.
 */
export async function createAdministrator(request: AdministratorRequest): Promise<AdministratorResult> {
  const email = request.email.trim();
  if (!isEmail(email)) return { ok: false, problem: 'Please enter a valid email address' };
  const problem = request.password === undefined ? undefined : checkNewPassword(request.password);
  if (problem !== undefined) return { ok: false, problem };
  const read = readConfig(request.environment ?? process.env);
  if (!read.ok) throw new ConfigError(read.problems);
  const closing = closingStack();
  try {
    const { db } = await openFoundation(read.config, closing, () => undefined);
    const existing = await findAccountByEmail(db, email);
    if (existing?.role === 'admin') return { ok: true, how: 'unchanged' };
    if (existing) {
      await updateAccount(db, existing.id, { role: 'admin', updatedAt: new Date() });
      return { ok: true, how: 'promoted' };
    }
    const password = request.password ?? randomBytes(15).toString('base64url');
    const now = new Date();
    const made = await insertAccount(db, {
      id: randomUUID(),
      email,
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
