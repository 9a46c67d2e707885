import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const OTHER_HANDS = `${SERVER}/identity/in-other-hands.test.ts`;
const POST_OFFICE = `${SERVER}/mail/post-office.test.ts`;
const STRIPE = `${SERVER}/features/payments/stripe.test.ts`;
const HEADERS = `${SERVER}/plugins/security-headers.test.ts`;
const ENTITLED = `${SERVER}/entitlements/entitlements.test.ts`;
const USERS = `${SERVER}/features/admin/user-service.ts`;
const GITHUB = 'apps/cli/src/update/github.ts';
const REQUEST = 'apps/cli/src/update/update-by-pull-request.test.ts';

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

/** Checks of what leaves the machine, and where to. */
export const OUTWARDS: readonly Mutant[] = [
  {
    name: 'host-of-the-token',
    file: GITHUB,
    check: '  refuseOtherHost(host, trusted);\n',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'token-over-tls',
    file: GITHUB,
    check: "if (url?.protocol === 'https:') return url;",
    without: 'if (url) return url;',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'api-of-the-token',
    file: GITHUB,
    check: 'if ([hostname, `api.${hostname}`].includes(api.hostname))',
    without: 'if (api.hostname)',
    test: REQUEST,
    named: 'is shown no token',
  },
  {
    name: 'git-over-tls',
    file: GITHUB,
    check: "    GIT_ALLOW_PROTOCOL: 'https',\n",
    test: REQUEST,
    named: 'to https alone',
  },
  {
    name: 'mails-over-tls',
    file: `${SERVER}/ports/smtp-transport.ts`,
    check: '      requireTLS: tls,\n',
    test: POST_OFFICE,
    named: 'waits where none is offered',
  },
  {
    name: 'mails-wait-for-tls',
    file: `${SERVER}/ports/smtp-transport.ts`,
    check: " && code !== 'ETLS'",
    test: POST_OFFICE,
    named: 'waits where none is offered',
  },
  {
    name: 'words-of-a-bounce',
    file: `${SERVER}/mail/delivery-cause.ts`,
    check: 'responseCode === undefined && ',
    test: POST_OFFICE,
    named: 'why a mail bounced',
  },
  {
    name: 'password-of-the-database',
    file: `${SERVER}/db/noted-database.ts`,
    check: "url.password = '';",
    test: `${SERVER}/serve.test.ts`,
    named: 'told only the folder',
  },
  {
    name: 'database-of-the-server',
    file: `${SERVER}/open-beside.ts`,
    check: 'if (noted !== undefined) {',
    without: 'if (noted === folder) {',
    test: `${SERVER}/serve.test.ts`,
    named: 'told only the folder',
  },
];

/** Checks of what comes in. */
export const INWARDS: readonly Mutant[] = [
  {
    name: 'two-hosts',
    file: `${SERVER}/http/refuse-two-hosts.ts`,
    check: 'hosts > 1',
    without: 'hosts > 9',
    test: `${SERVER}/http/refuse-two-hosts.test.ts`,
    named: 'is answered with',
  },
  {
    name: 'form-action',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        formAction: ["\'self\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'base-uri',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        baseUri: ["\'self\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'object-src',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: '        objectSrc: ["\'none\'"],\n',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'frame-guard',
    file: `${SERVER}/plugins/security-headers.ts`,
    check: "frameguard: { action: 'deny' },",
    without: 'frameguard: false,',
    test: HEADERS,
    named: 'in a frame of another site',
  },
  {
    name: 'shown-name',
    file: `${SERVER}/features/upload/service.ts`,
    check: ".replace(/\\p{C}/gu, '')",
    test: `${SERVER}/features/upload/upload.test.ts`,
    named: 'the name of a file is shown',
  },
  {
    name: 'length-of-the-shown-name',
    file: `${SERVER}/features/upload/service.ts`,
    check: '.slice(0, 100)',
    test: `${SERVER}/features/upload/upload.test.ts`,
    named: 'the name of a file is shown',
  },
  {
    name: 'tokens-of-the-day',
    file: `${SERVER}/features/ideas/spending.ts`,
    check: 'if (count <= dailyTokens) return true;',
    without: 'if (count > 0) return true;',
    test: `${SERVER}/features/ideas/spending.test.ts`,
    named: 'tokens of the day',
  },
  {
    name: 'tokens-that-were-spent',
    file: `${SERVER}/features/ideas/spending.ts`,
    check: 'if (tokens === undefined) return;',
    without: 'tokens ??= 0;',
    test: `${SERVER}/features/ideas/spending.test.ts`,
    named: 'tokens of the day',
  },
  {
    name: 'outbox-of-this-machine',
    file: `${SERVER}/features/outbox/routes.ts`,
    check: ' || !isLocal(request)',
    test: `${SERVER}/features/outbox/outbox.test.ts`,
    named: 'by nobody without its address',
  },
  {
    name: 'key-of-the-outbox',
    file: `${SERVER}/features/outbox/routes.ts`,
    check: '!isSame(request.params.key, outboxKey) || ',
    test: `${SERVER}/features/outbox/outbox.test.ts`,
    named: 'by nobody without its address',
  },
];

/** More checks between a payment and what it buys. */
export const MORE_MONEY: readonly Mutant[] = [
  {
    name: 'amount-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: ' && intent.amountCents === row.amountCents',
    test: STRIPE,
    named: 'differs grants nothing',
  },
  {
    name: 'received-amount',
    file: `${SERVER}/payments/settle.ts`,
    check: ' || intent.receivedCents === row.amountCents',
    without: ' || true',
    test: STRIPE,
    named: 'differs grants nothing',
  },
  {
    name: 'currency-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: ' && intent.currency === row.currency',
    test: STRIPE,
    named: 'differs grants nothing',
  },
  {
    name: 'payment-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: 'intent.paymentId === row.id && ',
    test: STRIPE,
    named: 'differs grants nothing',
  },
  {
    name: 'lock-of-a-payment',
    file: `${SERVER}/payments/payment-store.ts`,
    check: ".where(eq(payment.id, id)).for('update')",
    without: '.where(eq(payment.id, id))',
    test: STRIPE,
    named: 'hundred parallel copies',
  },
  {
    name: 'money-that-went-back',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: 'if (held.some(({ isKept }) => !isKept)) return false;',
    test: ENTITLED,
    named: 'is not handed out',
  },
  {
    name: 'limit-as-it-is-now',
    file: `${SERVER}/entitlements/entitlements.ts`,
    check: '(await findAccount(tx, account.id)) ?? account',
    without: 'account',
    test: ENTITLED,
    named: 'told that the limit is reached',
  },
];
