import { randomUUID } from 'node:crypto';
import {
  type AdminUser,
  type AdminUserChange,
  type AdminUserRequest,
  type AdminUsersQuery,
  isEmail,
  LIMITS,
  MESSAGES,
  type Pagination,
  paginationOf,
} from '@backsmith/contract';
import { secondsAfter } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { grantExemption } from '../../entitlements/grant-exemption.ts';
import { findAccount, insertAccount, lockAccount, updateAccount, type Account } from '../../identity/account-store.ts';
import { checkNewPassword } from '../../identity/check-new-password.ts';
import { emailChangedLetters } from '../../identity/email-letters.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { passwordChangedLetter } from '../../identity/password-letter.ts';
import { deleteResets } from '../../identity/password-reset-store.ts';
import { deleteSessions } from '../../identity/session-store.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { refuseLastAdministrator, removeAccount } from '../../projects/remove-account.ts';
import { Refusal } from '../../refusal.ts';
import { noteAction } from '../../identity/action-store.ts';
import { type AdminParts, countsTests } from './parts.ts';
import { changeEmail, countUsers, findUser, listUsers } from './user-store.ts';
import { userView } from './views.ts';

/** A page of users, the newest first. */
export async function users(
  parts: AdminParts,
  { page = 1, limit = LIMITS.projects.defaultLimit, search, role, paymentExempt }: AdminUsersQuery,
): Promise<{ readonly users: AdminUser[]; readonly pagination: Pagination }> {
  const filter = { search, role, paymentExempt: paymentExempt === undefined ? undefined : paymentExempt === 'true' };
  const [rows, total] = await Promise.all([
    listUsers(parts.db, filter, { page, limit }, countsTests(parts)),
    countUsers(parts.db, filter),
  ]);
  return { users: rows.map(userView), pagination: paginationOf(total, page, limit) };
}

/** Makes an account. The administrator vouches for its address. @throws Refusal VALIDATION_ERROR or EMAIL_TAKEN. */
export async function createUser(parts: AdminParts, actor: Account, given: AdminUserRequest): Promise<AdminUser> {
  refuseBadEmail(given.email);
  const passwordHash = await hashOf(given.password);
  const now = parts.clock();
  const id = randomUUID();
  await parts.db.transaction(async (tx) => {
    const made = await insertAccount(tx, {
      ...{ id, email: given.email, passwordHash, firstPasswordUntil: firstPasswordUntil(actor, id, now) },
      ...{ firstName: given.firstName, lastName: given.lastName },
      ...{ company: orNull(given.company), phone: orNull(given.phone), jobTitle: 'other', role: given.role },
      ...{ emailConfirmedAt: now, newsletterAt: now, createdAt: now, updatedAt: now },
    });
    if (!made) throw new Refusal('EMAIL_TAKEN', MESSAGES.emailTaken, { field: 'email' });
    await exempt(tx, made, given, now);
    await noteAction(tx, actor, { action: 'user created', target: given.email, details: factsOf(given) }, now);
  });
  return oneUser(parts, id);
}

/**
 * Changes an account. A new password, or another address, ends its sessions and its mailed links and is told by mail.
 *
 * @throws Refusal NOT_FOUND, VALIDATION_ERROR, EMAIL_TAKEN or LAST_ADMINISTRATOR.
 */
export async function changeUser(
  parts: AdminParts,
  actor: Account,
  id: string,
  given: AdminUserChange,
): Promise<AdminUser> {
  const known = await existing(parts.db, id);
  refuseBadEmail(given.email);
  const isNewPassword = given.password !== undefined && given.password !== '';
  const passwordHash = isNewPassword ? await hashOf(given.password ?? '') : undefined;
  const now = parts.clock();
  await parts.db.transaction(async (tx) => {
    if (given.role !== 'admin') await refuseLastAdministrator(tx, known);
    await lockAccount(tx, id);
    if (given.email !== known.email && !(await changeEmail(tx, id, given.email, now))) {
      throw new Refusal('EMAIL_TAKEN', MESSAGES.emailTaken, { field: 'email' });
    }
    const changed = await updateAccount(tx, id, {
      ...{ firstName: given.firstName, lastName: given.lastName, role: given.role, updatedAt: now },
      ...{ company: orNull(given.company), phone: orNull(given.phone) },
      ...(passwordHash === undefined ? {} : { passwordHash, firstPasswordUntil: firstPasswordUntil(actor, id, now) }),
    });
    if (!changed) throw new Refusal('NOT_FOUND', MESSAGES.noSuchUser);
    await endAccess(parts, tx, known, changed, isNewPassword);
    await exempt(tx, changed, given, now);
    const details = { ...factsOf(given), ...(isNewPassword ? { password: 'changed' } : {}) };
    await noteAction(tx, actor, { action: 'user changed', target: known.email, details }, now);
  });
  return oneUser(parts, id);
}

/** Whoever had the old password or reads the old mailbox is out, and is told. */
async function endAccess(
  parts: AdminParts,
  tx: Db,
  known: Account,
  changed: Account,
  isNewPassword: boolean,
): Promise<void> {
  const isNewMailbox = changed.emailKey !== known.emailKey;
  if (!isNewPassword && !isNewMailbox) return;
  await deleteSessions(tx, changed.id);
  await deleteResets(tx, changed.id);
  if (isNewPassword) await parts.mail.post(tx, passwordChangedLetter(changed));
  if (!isNewMailbox) return;
  for (const letter of emailChangedLetters(known.email, changed.email)) await parts.mail.post(tx, letter);
}

const DAY = 24 * 60 * 60;

/** Null where an administrator chose the own password. */
function firstPasswordUntil(actor: Account, id: string, now: Date): Date | null {
  return actor.id === id ? null : secondsAfter(now, LIMITS.firstPassword.days * DAY);
}

/** Deletes an account; its payments stay. @throws Refusal NOT_FOUND or LAST_ADMINISTRATOR. */
export async function deleteUser(parts: AdminParts, actor: Account, id: string): Promise<void> {
  const known = await existing(parts.db, id);
  await removeAccount(parts, known, undefined, async (tx) => {
    // Whoever deletes the own account is no row any more that could be referred to.
    const who = { id: known.id === actor.id ? null : actor.id, email: actor.email };
    await noteAction(tx, who, { action: 'user deleted', target: known.email }, parts.clock());
  });
}

async function oneUser(parts: AdminParts, id: string): Promise<AdminUser> {
  const row = await findUser(parts.db, id, countsTests(parts));
  if (!row) throw new Refusal('NOT_FOUND', MESSAGES.noSuchUser);
  return userView(row);
}

async function existing(db: Db, id: string): Promise<Account> {
  const found = isUuid(id) ? await findAccount(db, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND', MESSAGES.noSuchUser);
  return found;
}

async function exempt(tx: Db, account: Account, given: AdminUserChange, now: Date): Promise<void> {
  const { paymentExempt, exemptionReason, exemptionExpiresAt, generationsLimit } = given;
  if (paymentExempt === undefined) return;
  const grant = {
    paymentExempt,
    reason: orNull(exemptionReason),
    expiresAt: exemptionExpiresAt ? new Date(exemptionExpiresAt) : null,
    limit: generationsLimit ?? null,
  };
  await grantExemption(tx, account, grant, now);
}

/** What the trail keeps of a form: no password and nothing about the person but what they may do. */
function factsOf({ role, paymentExempt }: AdminUserChange): Readonly<Record<string, unknown>> {
  return { role, ...(paymentExempt === undefined ? {} : { paymentExempt }) };
}

async function hashOf(password: string): Promise<string> {
  const problem = checkNewPassword(password);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'password' });
  return hashPassword(password);
}

function refuseBadEmail(email: string): void {
  if (isEmail(email)) return;
  throw new Refusal('VALIDATION_ERROR', 'Please enter a valid email address', { field: 'email' });
}

function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' ? null : text;
}
