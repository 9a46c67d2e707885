import { type AdminActionEntry, MESSAGES } from '@backsmith/contract';
import { useSearchParams } from 'react-router';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Pages } from '../../../shared/ui/pages.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { fetchActions } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useTabData } from '../use-tab-data.ts';
import { TabPending } from './tab-states.tsx';

/** What administrators did, the latest first, in pages. */
export function TrailTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const [params, setParams] = useSearchParams();
  const page = params.get('page') ?? '1';
  const { data, isError, refetch, isPlaceholderData } = useTabData({
    ...{ key: ['actions', page], load: (signal) => fetchActions(page, signal), failure: MESSAGES.trailFailed, outlet },
  });
  if (data === undefined) return <TabPending failed={isError} onRetry={() => void refetch()} />;
  const { actions, pagination } = data;
  return (
    <Panel aria-label="Actions" aria-busy={isPlaceholderData || undefined}>
      {actions.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-fg-3">Nothing was done yet</p>
      ) : (
        <ol>
          {actions.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <div className="border-t border-line">
        <Pages at={pagination} noun="actions" onPage={(at) => setParams({ tab: 'trail', page: String(at) })} />
      </div>
    </Panel>
  );
}

function Entry({ entry }: { readonly entry: AdminActionEntry }) {
  const { happenedAt, actor, action, target, details } = entry;
  const facts = Object.entries(details);
  return (
    <li className="grid gap-1 border-line px-4 py-2.5 text-13 not-first:border-t sm:grid-cols-[160px_minmax(0,1fr)] sm:gap-x-4">
      <time dateTime={happenedAt} className="text-fg-2 tabular-nums">
        {formatDateTime(happenedAt)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words">
          <span className="font-medium">{action}</span>: {target}
        </p>
        <p className="text-12 break-all text-fg-3">by {actor}</p>
        {facts.length > 0 && (
          <p className="mono text-12 break-words text-fg-3">
            {facts.map(([name, value]) => `${name}: ${said(value)}`).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
