import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import { lapseOf } from '../../entitlements/exemption.ts';
import type { Account } from '../../identity/account-store.ts';
import { listUnused } from '../../payments/payment-store.ts';

type Parts = { readonly db: Db; readonly clock: Clock; readonly entitlements: Entitlements };

/** Something is left to generate with, whichever features it covers; that is judged when the generation is accepted. */
export async function mayGenerate({ db, clock, entitlements }: Parts, account: Account): Promise<boolean> {
  if (!entitlements.paymentNeeded) return true;
  if (account.paymentExempt && lapseOf(account, clock()) === null) return true;
  return (await listUnused(db, account.id)).length > 0;
}
