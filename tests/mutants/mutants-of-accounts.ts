import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const OTHER_HANDS = `${SERVER}/identity/in-other-hands.test.ts`;
const USERS = `${SERVER}/features/admin/user-service.ts`;

/** Checks around accounts that change hands, and passwords somebody else chose. */
export const HANDS: readonly Mutant[] = [
  {
    name: 'links-after-an-administrator',
    file: USERS,
    check: 'await deleteResets(tx, changed.id);',
    test: OTHER_HANDS,
    named: 'ends sessions and links of before',
  },
  {
    name: 'sessions-after-an-administrator',
    file: USERS,
    check: 'await deleteSessions(tx, changed.id);',
    test: OTHER_HANDS,
    named: 'ends sessions and links of before',
  },
  {
    name: 'old-mailbox',
    file: USERS,
    check: 'if (!isNewPassword && !isNewMailbox) return;',
    without: 'if (!isNewPassword) return;',
    test: OTHER_HANDS,
    named: 'links of the old mailbox',
  },
  {
    name: 'letters-to-both-mailboxes',
    file: USERS,
    check: 'for (const letter of emailChangedLetters(known.email, changed.email)) await parts.mail.post(tx, letter);',
    test: OTHER_HANDS,
    named: 'links of the old mailbox',
  },
  {
    name: 'link-on-its-way',
    file: `${SERVER}/identity/account-store.ts`,
    check: ".for('no key update');\n  return held[0];",
    without: ';\n  return held[0];',
    test: OTHER_HANDS,
    named: 'being mailed while the address changes',
  },
  {
    name: 'first-password',
    file: `${SERVER}/features/auth/service.ts`,
    check:
      'if (account.firstPasswordUntil !== null) throw await firstPassword(parts, account, account.firstPasswordUntil);',
    test: OTHER_HANDS,
    named: 'opens only the way to another',
  },
  {
    name: 'end-of-a-first-password',
    file: `${SERVER}/features/auth/service.ts`,
    check: "if (until <= now) return new Refusal('FIRST_PASSWORD_EXPIRED', MESSAGES.firstPasswordExpired);",
    test: OTHER_HANDS,
    named: 'opens only the way to another',
  },
  {
    name: 'own-password-of-an-administrator',
    file: USERS,
    check: 'return actor.id === id ? null : ',
    without: 'return ',
    test: OTHER_HANDS,
    named: 'chooses for himself',
  },
  {
    name: 'hidden-characters',
    file: 'packages/contract/src/rules/email.ts',
    check: ".replace(/\\p{Default_Ignorable_Code_Point}/gu, '')",
    test: 'packages/contract/src/rules/sign-up.test.ts',
    named: 'is ada@example.com',
  },
  {
    name: 'full-width',
    file: 'packages/contract/src/rules/email.ts',
    check: ".normalize('NFKC')",
    test: 'packages/contract/src/rules/sign-up.test.ts',
    named: 'is ada@example.com',
  },
];
