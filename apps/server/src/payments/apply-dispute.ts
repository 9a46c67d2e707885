import type { DisputeState } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import { giveBackEntitlement, withdrawEntitlement } from '../entitlements/entitlement-store.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { disputeLetter } from './letters.ts';
import { updatePayment, type PaymentRow } from './payment-store.ts';

/**
 * Follows a dispute. While it is open, and for ever once it is lost, the money is not ours and an unused project is
 * withdrawn; a dispute that is won gives it back, unless the money was refunded meanwhile.
 *
 * @param row as it is after refunds were applied.
 * @param dispute as the provider tells it now; null: there is none.
 */
export async function applyDispute(
  parts: { readonly mail: PostOffice },
  tx: Db,
  row: PaymentRow,
  dispute: DisputeState | null,
): Promise<void> {
  if (dispute === null || dispute === row.dispute) return;
  await updatePayment(tx, row.id, { dispute });
  if (dispute !== 'won') await withdrawEntitlement(tx, row.id);
  else if (row.status !== 'refunded') await giveBackEntitlement(tx, row.id);
  await parts.mail.post(tx, disputeLetter(row, dispute));
}
