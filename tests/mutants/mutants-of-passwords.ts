import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const RACES_TEST = `${SERVER}/identity/password-races.test.ts`;

/** Checks around passwords, and what ends with them. */
export const PASSWORDS: readonly Mutant[] = [
  {
    name: 'late-sign-in',
    file: `${SERVER}/identity/account-store.ts`,
    check: '.where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))\n    .for(',
    without: '.where(eq(account.id, known.id))\n    .for(',
    test: RACES_TEST,
    named: 'compared the old password',
  },
  {
    name: 'parallel-changes',
    file: `${SERVER}/identity/account-store.ts`,
    check: '.where(and(eq(account.id, known.id), eq(account.passwordHash, known.passwordHash)))\n    .returning(',
    without: '.where(eq(account.id, known.id))\n    .returning(',
    test: RACES_TEST,
    named: 'of changes at the same time',
  },
  {
    name: 'links-in-order',
    file: `${SERVER}/features/password-reset/service.ts`,
    check: 'if (owner !== undefined) await lockAccount(tx, owner);',
    test: RACES_TEST,
    named: 'two links of one account',
  },
  {
    name: 'letter-after-a-change',
    file: `${SERVER}/features/auth/service.ts`,
    check: 'await parts.mail.post(tx, passwordChangedLetter(account));',
    test: RACES_TEST,
    named: 'tells the owner',
  },
  {
    name: 'breached-passwords',
    file: `${SERVER}/identity/check-new-password.ts`,
    check: 'if (BREACHED.has(spelling)) return true;',
    test: `${SERVER}/identity/check-new-password.test.ts`,
    named: 'the 3,000 most used',
  },
  {
    name: 'administrator-by-accident',
    file: `${SERVER}/create-administrator.ts`,
    check:
      'if (request.existing !== true)\n    return { ok: false, problem: `${strangerWarning(existing, systemClock())} ${wish}, add --existing.` };',
    test: `${SERVER}/serve.long.test.ts`,
    named: 'registered the address of the administrator',
  },
  {
    name: 'sessions-after-promotion',
    file: `${SERVER}/create-administrator.ts`,
    check: 'await deleteSessions(tx, existing.id);',
    test: `${SERVER}/serve.long.test.ts`,
    named: 'registered the address of the administrator',
  },
];
