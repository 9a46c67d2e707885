import type { Payment, PaymentState, PaymentUse } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { formatPrice } from '../../../shared/pricing/plans.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Tone } from '../../../shared/ui/tone.ts';
import { paymentHistory } from '../api/account-calls.ts';

/** What was paid, newest first, and what became of it. */
export function PaymentsPanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['payments'],
    queryFn: ({ signal }) => paymentHistory(signal),
  });
  return (
    <Panel aria-labelledby="payments-title">
      <PanelHead id="payments-title" title="Payments">
        <ButtonLink size="sm" to="/pricing">
          See pricing
        </ButtonLink>
      </PanelHead>
      {isError && (
        <div className="p-4">
          <Note tone="bad" role="alert">
            <p>Your payments could not be loaded.</p>
            <div>
              <Button size="sm" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          </Note>
        </div>
      )}
      {data?.length === 0 && <p className="p-4 text-fg-2">Nothing paid yet. Each payment is for one project.</p>}
      {data === undefined && !isError && <p className="after-a-moment p-4 text-fg-2">Loading...</p>}
      <ul>
        {data?.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
}

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
function standingOf({ status, dispute, use }: Payment): {
  readonly tone: Tone;
  readonly name: string;
  readonly use: string | null;
} {
  const words = use && USES[use];
  if (status === 'refunded' || dispute === null || dispute === 'won') return { ...STATES[status], use: words };
  return { ...DISPUTES[dispute], use: use === 'withdrawn' ? DISPUTES[dispute].use : words };
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { tone, name, use } = standingOf(payment);
  const facts = [
    formatDateTime(payment.paidAt ?? payment.createdAt),
    use,
    payment.receiptNumber !== null && `Receipt ${payment.receiptNumber}`,
    payment.testMode && 'Test mode',
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0">
        <p className="font-medium">
          {payment.planName} <span className="tabular-nums">{formatPrice(payment.amount, payment.currency)}</span>
        </p>
        <p className="text-12 text-fg-3">{facts.join(', ')}</p>
      </div>
      <Badge tone={tone}>{name}</Badge>
    </li>
  );
}
