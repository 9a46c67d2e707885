import type { Payment } from '@backsmith/contract';

/** All a receipt is written from. */
export type ReceiptFacts = {
  readonly payment: Payment;
  readonly number: string;
  readonly person: { readonly name: string; readonly email: string; readonly company: string | null };
  /** The name of the project it paid for; null where there is none, or none any more. */
  readonly project: string | null;
};
