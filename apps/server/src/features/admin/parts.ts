import type { Clock } from '../../clock.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { RemovalParts } from '../../projects/remove-account.ts';

export type AdminParts = RemovalParts & {
  readonly clock: Clock;
  readonly provider: Pick<PaymentProvider, 'testMode'> | undefined;
};

/** Payments of tests count where nothing else can be paid; on a site that takes money they are no revenue. */
export function countsTests({ provider }: Pick<AdminParts, 'provider'>): boolean {
  return provider?.testMode ?? false;
}
