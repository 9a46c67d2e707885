import { type AdminPayment, MESSAGES, PAYMENT_STATES } from '@backsmith/contract';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Pages } from '../../../shared/ui/pages.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { fetchPayments } from '../api/admin-calls.ts';
import { moneyOf } from '../model/money.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useListAddress } from '../use-list-address.ts';
import { useTabData } from '../use-tab-data.ts';
import { ExportButton } from './export-button.tsx';
import { Filter } from './filter.tsx';
import { TabPending } from './tab-states.tsx';

const FILTERS = ['search', 'status'] as const;

/** Payments with their state, the latest first; what is shown stands in the address bar. */
export function PaymentsTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { params, query, show } = useListAddress(FILTERS);
  const { data, isError, refetch, isPlaceholderData } = useTabData({
    key: ['payments', query.toString()],
    load: (signal) => fetchPayments(query, signal),
    ...{ failure: MESSAGES.adminPaymentsFailed, outlet },
  });
  const states = Object.fromEntries(PAYMENT_STATES.map((state) => [state, capital(state)]));
  return (
    <div className="grid gap-4">
      <div className="flex gap-2 max-md:flex-wrap print:hidden">
        <SearchField
          label="Search email, receipt and provider id"
          value={params.get('search') ?? ''}
          onSearch={(search) => show({ search })}
        />
        <Filter
          label="State"
          value={params.get('status') ?? ''}
          choices={{ '': 'Every state', ...states }}
          onChoose={(status) => show({ status })}
        />
        <ExportButton list="payments" outlet={outlet} />
      </div>
      {data === undefined && <TabPending failed={isError} onRetry={() => void refetch()} />}
      {data && (
        <Panel aria-label="Payments" aria-busy={isPlaceholderData || undefined}>
          {data.payments.length === 0 && <p className="px-4 py-10 text-center text-13 text-fg-2">No payments match.</p>}
          <ol>
            {data.payments.map((payment) => (
              <PaymentEntry key={payment.id} payment={payment} />
            ))}
          </ol>
          <div className="border-t border-line">
            <Pages at={data.pagination} noun="payments" onPage={(page) => show({ page: String(page) })} />
          </div>
        </Panel>
      )}
    </div>
  );
}

const TONES = {
  pending: 'info',
  processing: 'busy',
  succeeded: 'ok',
  failed: 'bad',
  canceled: 'info',
  refunded: 'busy',
} as const satisfies Record<AdminPayment['status'], string>;

function PaymentEntry({ payment }: { readonly payment: AdminPayment }) {
  const { email, userId, planName, amount, refundedAmount, currency, status, intentId, receiptNumber } = payment;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line px-4 py-2.5 text-13 not-first:border-t sm:grid-cols-[160px_minmax(0,1fr)_auto]">
      <time dateTime={payment.createdAt} className="text-fg-2 tabular-nums">
        {formatDateTime(payment.createdAt)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className="break-all">
          <span className="font-medium">{email}</span>
          {userId === null && <span className="text-fg-2">, account deleted</span>}
        </p>
        <p className="break-words text-fg-2">
          {[planName, ...stateOf(payment), ...(receiptNumber === null ? [] : [`receipt ${receiptNumber}`])].join(', ')}
        </p>
        {intentId !== null && <p className="mono text-12 break-all text-fg-2">{intentId}</p>}
      </div>
      <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1">
        <span className="tabular-nums">{moneyOf({ [currency]: amount })}</span>
        {refundedAmount > 0 && (
          <span className="text-12 text-fg-2 tabular-nums">{moneyOf({ [currency]: refundedAmount })} back</span>
        )}
        <Badge tone={TONES[status]}>{capital(status)}</Badge>
      </div>
    </li>
  );
}

function stateOf({ use, dispute, testMode }: AdminPayment): readonly string[] {
  return [
    ...(use === null ? [] : [use]),
    ...(dispute === null ? [] : [`dispute ${dispute}`]),
    ...(testMode ? ['test'] : []),
  ];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
