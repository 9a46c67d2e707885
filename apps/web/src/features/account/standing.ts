import type { Payment, PaymentState, PaymentUse } from '@backsmith/contract';
import type { Tone } from '../../shared/ui/tone.ts';

const STATES: Readonly<Record<PaymentState, { readonly tone: Tone; readonly name: string }>> = {
  pending: { tone: 'quiet', name: 'Not finished' },
  processing: { tone: 'busy', name: 'Processing' },
  succeeded: { tone: 'ok', name: 'Paid' },
  failed: { tone: 'bad', name: 'Failed' },
  canceled: { tone: 'quiet', name: 'Canceled' },
  refunded: { tone: 'info', name: 'Refunded' },
};

const USES: Readonly<Record<PaymentUse, string>> = {
  unused: 'Not used yet',
  reserved: 'In use by a running generation',
  used: 'Used for a project',
  withdrawn: 'Taken back with the refund',
};

const DISPUTES = {
  open: { tone: 'busy', name: 'Disputed', use: 'Held back until your bank has decided' },
  lost: { tone: 'bad', name: 'Dispute lost', use: 'Taken back by your bank' },
} as const;

/** What the badge says, and what became of the project. A dispute that is not won says more than the payment itself. */
export function standingOf({ status, dispute, use }: Payment): {
  readonly tone: Tone;
  readonly name: string;
  readonly use: string | null;
} {
  const words = use && USES[use];
  if (status === 'refunded' || dispute === null || dispute === 'won') return { ...STATES[status], use: words };
  return { ...DISPUTES[dispute], use: use === 'withdrawn' ? DISPUTES[dispute].use : words };
}
