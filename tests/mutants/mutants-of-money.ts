import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const ENTITLED_TEST = `${SERVER}/entitlements/entitlements.long.test.ts`;
const STRIPE_TEST = `${SERVER}/features/payments/stripe.test.ts`;
const DRAFTS_TEST = `${SERVER}/features/payments/payments-of-drafts.test.ts`;
const PAYMENTS_TEST = `${SERVER}/features/payments/payments.test.ts`;

/** Checks without which somebody generates for nothing. */
export const PAYING: readonly Mutant[] = [
  {
    name: 'pages-of-test-cards',
    file: `${SERVER}/features/payments/provider-routes.ts`,
    check: "|| origin !== 'null'",
    without: '|| true',
    test: PAYMENTS_TEST,
    named: 'which tells of no page',
  },
  {
    name: 'exemption-by-accident',
    file: `${SERVER}/exempt-account.ts`,
    check: ' && account.emailConfirmedAt === null',
    without: ' && false',
    test: `${SERVER}/serve.long.test.ts`,
    named: 'an account is freed from paying',
  },
];

/** Checks between a payment and what it buys. */
export const MONEY: readonly Mutant[] = [
  {
    name: 'second-payment-while-a-bank-decides',
    file: `${SERVER}/features/payments/begin-payment.ts`,
    check: "  if (now?.status === 'processing') throw",
    without: "  if (now?.status === 'refunded') throw",
    test: DRAFTS_TEST,
    named: 'while a bank decides on it nobody begins',
  },
  {
    name: 'second-payment-for-a-draft-that-is-paid-for',
    file: `${SERVER}/features/payments/begin-payment.ts`,
    check: '    if (paid) throw',
    without: '    if (paid === null) throw',
    test: DRAFTS_TEST,
    named: 'while a bank decides on it nobody begins',
  },
  {
    name: 'repetition-after-a-refund',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: '    moneyIsKept,\n',
    test: ENTITLED_TEST,
    named: 'after the money went back',
  },
  {
    name: 'repetition-with-more-features',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: 'gt(entitlement.consumedAt, since), covering(wanted)',
    without: 'gt(entitlement.consumedAt, since)',
    test: ENTITLED_TEST,
    named: 'a feature the payment did not cover',
  },
  {
    name: 'lock-on-release',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: ".for('update', { of: payment })",
    test: ENTITLED_TEST,
    named: 'waits for a refund',
  },
  {
    name: 'repetition-with-more-tables',
    file: `${SERVER}/entitlements/entitlements.ts`,
    check: 'tables.length > Math.max(ALWAYS_ALLOWED, names.length * 2)',
    without: 'false',
    test: ENTITLED_TEST,
    named: 'more than twice the paid tables',
  },
  {
    name: 'prices-in-cents',
    file: `${SERVER}/pricing/price.ts`,
    check: 'const cents = Math.round(units * 100);',
    without: 'const cents = units * 100;',
    test: `${SERVER}/pricing/price.test.ts`,
    named: 'every price',
  },
];

/** More checks between a payment and what it buys. */
export const MORE_MONEY: readonly Mutant[] = [
  {
    name: 'amount-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: ' && intent.amountCents === row.amountCents',
    test: STRIPE_TEST,
    named: 'differs grants nothing',
  },
  {
    name: 'received-amount',
    file: `${SERVER}/payments/settle.ts`,
    check: ' || intent.receivedCents === row.amountCents',
    without: ' || true',
    test: STRIPE_TEST,
    named: 'differs grants nothing',
  },
  {
    name: 'currency-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: ' && intent.currency === row.currency',
    test: STRIPE_TEST,
    named: 'differs grants nothing',
  },
  {
    name: 'payment-of-the-intent',
    file: `${SERVER}/payments/settle.ts`,
    check: 'intent.paymentId === row.id && ',
    test: STRIPE_TEST,
    named: 'differs grants nothing',
  },
  {
    name: 'lock-of-a-payment',
    file: `${SERVER}/payments/payment-store.ts`,
    check: ".where(eq(payment.id, id)).for('update')",
    without: '.where(eq(payment.id, id))',
    test: STRIPE_TEST,
    named: 'hundred parallel copies',
  },
  {
    name: 'money-that-went-back',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: 'if (held.some(({ isKept }) => !isKept)) return false;',
    test: ENTITLED_TEST,
    named: 'is not handed out',
  },
  {
    name: 'limit-as-it-is-now',
    file: `${SERVER}/entitlements/entitlements.ts`,
    check: '(await findAccount(tx, account.id)) ?? account',
    without: 'account',
    test: ENTITLED_TEST,
    named: 'told that the limit is reached',
  },
];
