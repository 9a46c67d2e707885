import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const ENTITLED = `${SERVER}/entitlements/entitlements.long.test.ts`;
const PAYMENTS = `${SERVER}/features/payments/payments.test.ts`;
const STRIPE = `${SERVER}/features/payments/stripe.test.ts`;
const AUTH = `${SERVER}/features/auth/auth.test.ts`;
const ADMIN = `${SERVER}/features/admin/admin.test.ts`;
const PREVIEWS = `${SERVER}/features/generation/preview-bounds.long.test.ts`;

/** Checks of what belongs to whom, and for how long somebody is let in. */
export const OWN: readonly Mutant[] = [
  {
    name: 'own-projects',
    file: `${SERVER}/projects/project-store.ts`,
    check: '.where(and(eq(project.id, id), eq(project.accountId, accountId)));\n  return found[0];',
    without: '.where(eq(project.id, id));\n  return found[0];',
    test: `${SERVER}/features/projects/projects.long.test.ts`,
    named: 'is answered like an unknown one',
  },
  {
    name: 'own-payments',
    file: `${SERVER}/payments/payment-store.ts`,
    check: ', eq(payment.accountId, accountId)',
    test: PAYMENTS,
    named: 'cannot be confirmed, seen or refreshed',
  },
  {
    name: 'role-of-an-administrator',
    file: `${SERVER}/http/access.ts`,
    check: "if (access === 'admin' && account.role !== 'admin') throw new Refusal('FORBIDDEN', MESSAGES.forbidden);",
    test: `${SERVER}/http/access.test.ts`,
    named: 'another user',
  },
  {
    name: 'whole-life-of-a-session',
    file: `${SERVER}/identity/session-store.ts`,
    check: 'return and(gt(session.expiresAt, now), gt(idleEnd, now));',
    without: 'return gt(idleEnd, now);',
    test: AUTH,
    named: 'ends after a week in any case',
  },
  {
    name: 'idle-session',
    file: `${SERVER}/identity/session-store.ts`,
    check: 'return and(gt(session.expiresAt, now), gt(idleEnd, now));',
    without: 'return gt(session.expiresAt, now);',
    test: AUTH,
    named: 'ends when it is not used for a day',
  },
  {
    name: 'end-of-a-link',
    file: `${SERVER}/identity/password-reset-store.ts`,
    check: ', gt(passwordReset.expiresAt, now)',
    test: `${SERVER}/features/password-reset/password-reset.test.ts`,
    named: 'works for thirty minutes',
  },
  {
    name: 'last-administrator',
    file: `${SERVER}/projects/remove-account.ts`,
    check: 'await refuseLastAdministrator(tx, account);',
    test: ADMIN,
    named: 'the last administrator stays, too',
  },
  {
    name: 'lock-of-administrators',
    file: `${SERVER}/identity/account-store.ts`,
    check: "    .orderBy(account.id)\n    .for('no key update');",
    without: '    .orderBy(account.id);',
    test: ADMIN,
    named: 'who leave at one moment',
  },
  {
    name: 'formulas-in-lists',
    file: `${SERVER}/http/csv.ts`,
    check: "? `'${text}` : text",
    without: '? text : text',
    test: `${SERVER}/features/newsletter/newsletter.test.ts`,
    named: 'csv cells are quoted',
  },
];

/** Checks of what is free, and until when. */
export const FREE: readonly Mutant[] = [
  {
    name: 'limit-of-an-exemption',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: '        or(isNull(account.generationsLimit), lt(account.generationsUsed, account.generationsLimit)),\n',
    test: ENTITLED,
    named: 'until its day or its limit',
  },
  {
    name: 'end-of-an-exemption',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: '        or(isNull(account.exemptionExpiresAt), gt(account.exemptionExpiresAt, now)),\n',
    test: ENTITLED,
    named: 'until its day or its limit',
  },
  {
    name: 'days-of-a-repetition',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: 'gt(entitlement.consumedAt, since), ',
    test: ENTITLED,
    named: 'again for thirty days',
  },
];

/** Checks of taking money and rights, and of giving them back. */
export const TAKING: readonly Mutant[] = [
  {
    name: 'features-of-a-right',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: "eq(entitlement.status, 'unused'), covering(wanted)))",
    without: "eq(entitlement.status, 'unused')))",
    test: ENTITLED,
    named: 'must be covered by the plan',
  },
  {
    name: 'own-rights',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: "eq(entitlement.accountId, accountId), eq(entitlement.status, 'unused'), covering",
    without: "eq(entitlement.status, 'unused'), covering",
    test: ENTITLED,
    named: 'pays for nothing of mine',
  },
  {
    name: 'lock-of-a-right',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: "    .limit(1)\n    .for('update');",
    without: '    .limit(1);',
    test: ENTITLED,
    named: 'takes the next payment',
  },
  {
    name: 'lock-of-a-run',
    file: `${SERVER}/features/generation/service.ts`,
    check: 'await lockAccount(tx, account.id);\n  const open',
    without: 'const open',
    test: `${SERVER}/features/generation/fairness.long.test.ts`,
    named: 'being accepted, and counts them',
  },
  {
    name: 'price-of-the-plan',
    file: `${SERVER}/features/payments/create-intent.ts`,
    check: 'if (cents === priceAt(plan, now)) return;',
    without: 'if (cents !== undefined) return;',
    test: PAYMENTS,
    named: 'is refused',
  },
  {
    name: 'signature-of-an-event',
    file: `${SERVER}/ports/stripe-provider.ts`,
    check: "stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret)",
    without: 'JSON.parse(body.toString()) as Stripe.Event',
    test: STRIPE,
    named: 'is refused, and nobody is asked',
  },
  {
    name: 'part-of-a-refund',
    file: `${SERVER}/payments/settle.ts`,
    check: 'const isWhole = refundedCents >= row.amountCents;',
    without: 'const isWhole = refundedCents > 0;',
    test: STRIPE,
    named: 'is noted and the project stays',
  },
  {
    name: 'won-after-a-refund',
    file: `${SERVER}/payments/apply-dispute.ts`,
    check: "else if (row.status !== 'refunded') await",
    without: 'else await',
    test: STRIPE,
    named: 'won after a refund',
  },
  {
    name: 'project-under-way',
    file: `${SERVER}/projects/project-store.ts`,
    check: ", ne(project.status, 'generating')))\n    .returning();",
    without: '))\n    .returning();',
    test: `${SERVER}/features/projects/projects.long.test.ts`,
    named: 'waits for the end of a generation',
  },
];

/** Checks of how much of a project is read before it is paid for. */
export const READING: readonly Mutant[] = [
  {
    name: 'entities-of-a-day',
    file: `${SERVER}/features/generation/preview.ts`,
    check: '    if (seen.length >= MOST_SHOWN) return false;\n',
    test: PREVIEWS,
    named: 'are shown one by one',
  },
  {
    name: 'entity-by-its-fields',
    file: `${SERVER}/engine/seen-entity.ts`,
    check: 'return kept * 2 >= Math.max(seen.fields.length, present.fields.length);',
    without: 'return kept >= 0;',
    test: PREVIEWS,
    named: 'under the name of one that was shown',
  },
  {
    name: 'entity-that-was-seen',
    file: `${SERVER}/engine/preview-files.ts`,
    check: 'known[0] ?? ',
    test: PREVIEWS,
    named: 'whatever keys are added',
  },
  {
    name: 'lock-of-a-preview',
    file: `${SERVER}/features/generation/preview.ts`,
    check: '    await lockAccount(tx, account.id);\n',
    test: PREVIEWS,
    named: 'being noted, and counts them',
  },
];
