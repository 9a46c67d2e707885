import type { PushField } from '@backsmith/contract';

/** A push that ends for a reason its owner can do something about: the message is a sentence for them. */
export class PushFailure extends Error {
  /** What of that which was typed is to be changed. */
  readonly field: PushField | undefined;

  constructor(message: string, field?: PushField) {
    super(message);
    this.name = 'PushFailure';
    this.field = field;
  }
}
