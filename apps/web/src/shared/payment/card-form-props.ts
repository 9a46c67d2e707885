import type { PaymentDrive } from './use-payment.ts';

/** What every card form gets, whichever provider it belongs to. */
export type CardFormProps = {
  readonly drive: PaymentDrive;
  readonly userId: string;
  /** What it is for, as this browser calls it; absent: any project. */
  readonly draft: string | undefined;
  readonly onTyped: () => void;
  readonly onCancel: () => void;
};
