import type { Payment } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { formatPrice } from '../../../shared/pricing/plans.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { LoadProblem } from '../../../shared/ui/load-problem.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { paymentHistory } from '../api/account-calls.ts';
import { standingOf } from '../standing.ts';
import { useReceiptPdf } from '../use-receipt-pdf.ts';

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
          <LoadProblem onRetry={refetch}>Your payments could not be loaded.</LoadProblem>
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
      <span className="flex items-center gap-2">
        <Badge tone={tone}>{name}</Badge>
        {payment.receiptNumber !== null && <ReceiptButton payment={payment} number={payment.receiptNumber} />}
      </span>
    </li>
  );
}

function ReceiptButton({ payment, number }: { readonly payment: Payment; readonly number: string }) {
  const receipt = useReceiptPdf();
  return (
    <Button
      size="sm"
      busy={receipt.isPending}
      busyLabel="Writing..."
      aria-label={`Receipt ${number} as PDF`}
      onClick={() => receipt.mutate({ payment, number })}
    >
      PDF
    </Button>
  );
}
