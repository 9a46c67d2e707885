import { MESSAGES } from '@backsmith/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadProblem } from '../../../shared/ui/load-problem.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { endOtherSessions, listSessions } from '../api/account-calls.ts';

/** Where one is signed in, and the end of it everywhere else. */
export function SessionsPanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => listSessions(signal),
  });
  const end = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ message }) => {
      notify({ tone: 'ok', title: message });
      void refetch();
    },
    onError: (error) => {
      if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.sessionsFailed) });
    },
  });
  return (
    <Panel aria-labelledby="sessions-title">
      <PanelHead id="sessions-title" title="Sessions">
        {data !== undefined && data.length > 1 && (
          <Button size="sm" busy={end.isPending} busyLabel="Ending..." onClick={() => end.mutate()}>
            End all others
          </Button>
        )}
      </PanelHead>
      {isError && (
        <div className="p-4">
          <LoadProblem onRetry={refetch}>Your sessions could not be loaded.</LoadProblem>
        </div>
      )}
      {data === undefined && !isError && <p className="after-a-moment p-4 text-fg-2">Loading...</p>}
      <ul>
        {data?.map((session) => (
          <li
            key={`${session.createdAt} ${session.expiresAt} ${String(session.current)}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-4 py-3 text-13 not-first:border-t"
          >
            <span>
              Signed in {formatDateTime(session.createdAt)}
              <span className="block text-12 text-fg-3">Last seen {formatDateTime(session.lastSeenAt)}</span>
            </span>
            {session.current && <Badge tone="ok">This one</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
