import { type AdminFailure, MESSAGES } from '@backsmith/contract';
import { countOf } from '@backsmith/text';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Pages } from '../../../shared/ui/pages.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { fetchFailures } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useListAddress } from '../use-list-address.ts';
import { useTabData } from '../use-tab-data.ts';
import { ExportButton } from './export-button.tsx';
import { TabPending } from './tab-states.tsx';

const FILTERS = ['search'] as const;

/** Generations that failed and why, the latest first; what is shown stands in the address bar. */
export function FailuresTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { params, query, show } = useListAddress(FILTERS);
  const { data, isError, refetch, isPlaceholderData } = useTabData({
    key: ['failures', query.toString()],
    load: (signal) => fetchFailures(query, signal),
    ...{ failure: MESSAGES.failuresFailed, outlet },
  });
  return (
    <div className="grid gap-4">
      <div className="flex gap-2 max-md:flex-wrap print:hidden">
        <SearchField
          label="Search email and code"
          value={params.get('search') ?? ''}
          onSearch={(search) => show({ search })}
        />
        <ExportButton list="failures" outlet={outlet} />
      </div>
      {data === undefined && <TabPending failed={isError} onRetry={() => void refetch()} />}
      {data && (
        <Panel aria-label="Failures" aria-busy={isPlaceholderData || undefined}>
          {data.failures.length === 0 && <p className="px-4 py-10 text-center text-13 text-fg-2">No failures match.</p>}
          <ol>
            {data.failures.map((failure) => (
              <FailureEntry key={failure.id} failure={failure} />
            ))}
          </ol>
          <div className="border-t border-line">
            <Pages at={data.pagination} noun="failures" onPage={(page) => show({ page: String(page) })} />
          </div>
        </Panel>
      )}
    </div>
  );
}

function FailureEntry({ failure }: { readonly failure: AdminFailure }) {
  const { code, message, step, attempts, endedAt, email, projectName } = failure;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line px-4 py-2.5 text-13 not-first:border-t sm:grid-cols-[160px_minmax(0,1fr)]">
      <time dateTime={endedAt} className="text-fg-2 tabular-nums">
        {formatDateTime(endedAt)}
      </time>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Tag>{code}</Tag>
          <span className="text-fg-2">
            {step === null ? 'before its first step' : `in "${step}"`}, {countOf(attempts, 'attempt')}
          </span>
        </p>
        <p className="break-words">{message}</p>
        <p className="text-12 break-all text-fg-2">
          <span className="mono">{projectName}</span> of {email}
        </p>
      </div>
    </li>
  );
}
