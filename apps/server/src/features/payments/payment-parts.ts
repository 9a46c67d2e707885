import type { Entitlements } from '../../entitlements/entitlements.ts';
import type { Sandbox } from '../../payments/sandbox-provider.ts';
import type { SettleParts } from '../../payments/settle.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { IntentParts } from './create-intent.ts';

/** What the routes of payments are made of. */
export type PaymentParts = Omit<IntentParts, 'provider'> &
  Pick<SettleParts, 'mail'> & {
    /** Undefined: nothing can be bought here. */
    readonly provider: PaymentProvider | Sandbox | undefined;
    /** True: the sandbox takes test cards of strangers, too, not only of this machine. */
    readonly sandboxForAll: boolean;
    readonly entitlements: Entitlements;
  };
