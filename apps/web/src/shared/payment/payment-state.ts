import type { TextStore } from '../lib/text-store.ts';

/** What the browser remembers of a payment. It only saves a question: the server decides who may generate. */
export type PaymentState = {
  readonly paymentStatus: 'completed' | 'exempt';
  /** The plan's key. */
  readonly selectedPlan?: string;
  readonly paymentId?: string;
  readonly userId: string;
  readonly projectPrice?: string;
  /** JSON: the plan's features. */
  readonly projectFeatures?: string;
  readonly exemptionReason?: string;
};

const KEYS = [
  'paymentStatus',
  'selectedPlan',
  'paymentId',
  'userId',
  'projectPrice',
  'projectFeatures',
  'exemptionReason',
] as const satisfies readonly (keyof PaymentState)[];

/** Stores the state, one entry per key; what an earlier payment left is gone. */
export function storePaymentState(store: TextStore, state: PaymentState): void {
  for (const key of KEYS) {
    const text = state[key];
    if (text === undefined) store.remove(key);
    else store.write(key, text);
  }
}

/** The stored state; null when there is none, or it belongs to somebody else: then it is cleared. */
export function readPaymentState(store: TextStore, userId: string): PaymentState | null {
  const status = store.read('paymentStatus');
  if (status === null) return null;
  if (store.read('userId') !== userId || (status !== 'completed' && status !== 'exempt')) {
    clearPaymentState(store);
    return null;
  }
  const rest = KEYS.flatMap((key) => {
    const text = store.read(key);
    return text === null ? [] : [[key, text] as const];
  });
  return { ...Object.fromEntries(rest), paymentStatus: status, userId };
}

/** Forgets the state. */
export function clearPaymentState(store: TextStore): void {
  for (const key of KEYS) store.remove(key);
}
