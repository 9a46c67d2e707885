import type { PaymentDrive } from './use-payment.ts';

/** What every card form gets, whichever provider it belongs to. */
export type CardFormProps = {
  readonly drive: PaymentDrive;
  readonly userId: string;
  readonly onTyped: () => void;
  readonly onCancel: () => void;
};
