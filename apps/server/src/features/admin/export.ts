import type { AdminExport } from '@backsmith/contract';
import { csvOf } from '../../http/csv.ts';
import { listAllPayments, listFailures } from './list-store.ts';
import { adminPaymentView, failureView } from './list-views.ts';
import { type AdminParts, countsTests } from './parts.ts';
import { listUsers } from './user-store.ts';
import { userView } from './views.ts';

/** Rows that are in memory at one time. */
const AT_ONCE = 500;

type Rows = readonly (readonly string[])[];
type List = {
  readonly head: readonly string[];
  readonly page: (parts: AdminParts, page: number) => Promise<Rows>;
};

const NO_FILTER = { search: undefined, role: undefined, paymentExempt: undefined } as const;

const LISTS: Readonly<Record<AdminExport, List>> = {
  users: {
    head: [
      'id',
      'firstName',
      'lastName',
      'email',
      'company',
      'role',
      'paymentExempt',
      'projects',
      'revenue',
      'createdAt',
    ],
    page: async (parts, page) =>
      (await listUsers(parts.db, NO_FILTER, { page, limit: AT_ONCE }, countsTests(parts)))
        .map(userView)
        .map((user) => [
          ...[user.id, user.firstName, user.lastName, user.email, user.company ?? '', user.role],
          ...[String(user.paymentExempt), String(user.projectCount), moneyText(user.revenue), user.createdAt],
        ]),
  },
  payments: {
    head: [
      'id',
      'email',
      'plan',
      'amount',
      'refunded',
      'currency',
      'status',
      'dispute',
      'use',
      'provider',
      'providerId',
      'receiptNumber',
      'test',
      'createdAt',
      'paidAt',
    ],
    page: async (parts, page) =>
      (await listAllPayments(parts.db, {}, { page, limit: AT_ONCE }))
        .map(adminPaymentView)
        .map((one) => [
          ...[one.id, one.email, one.planName, one.amount.toFixed(2), one.refundedAmount.toFixed(2), one.currency],
          ...[one.status, one.dispute ?? '', one.use ?? '', one.provider, one.intentId ?? '', one.receiptNumber ?? ''],
          ...[String(one.testMode), one.createdAt, one.paidAt ?? ''],
        ]),
  },
  failures: {
    head: ['id', 'email', 'project', 'code', 'message', 'step', 'attempts', 'endedAt'],
    page: async (parts, page) =>
      (await listFailures(parts.db, undefined, { page, limit: AT_ONCE }))
        .map(failureView)
        .map((one) => [
          ...[one.id, one.email, one.projectName, one.code, one.message, one.step ?? ''],
          ...[String(one.attempts), one.endedAt],
        ]),
  },
};

/** A list as CSV, in pieces. */
export async function* csvPages(parts: AdminParts, list: AdminExport): AsyncGenerator<string, undefined> {
  const { head, page } = LISTS[list];
  yield csvOf([head]);
  for (let at = 1; ; at += 1) {
    const rows = await page(parts, at);
    yield csvOf(rows);
    if (rows.length < AT_ONCE) return;
  }
}

function moneyText(revenue: Readonly<Record<string, number>>): string {
  return Object.entries(revenue)
    .map(([currency, units]) => `${currency} ${units.toFixed(2)}`)
    .join('; ');
}
