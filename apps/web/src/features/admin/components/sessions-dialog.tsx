import { type AdminUser, MESSAGES } from '@backsmith/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadProblem } from '../../../shared/ui/load-problem.tsx';
import { endUserSessions, fetchUserSessions } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';

type SessionsDialogProps = {
  readonly user: AdminUser;
  readonly outlet: BannerOutlet;
  readonly onClose: () => void;
};

/** Where a user is signed in, and the end of it. */
export function SessionsDialog({ user, outlet, onClose }: SessionsDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'sessions', user.id],
    queryFn: ({ signal }) => fetchUserSessions(user.id, signal),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: () => endUserSessions(user.id),
    onSuccess: () => {
      outlet.succeed(MESSAGES.userSessionsEnded);
      onClose();
    },
    onError: (error) => {
      if (!isSessionOver(error)) outlet.fail(sentenceOf(error, MESSAGES.userSessionsEndFailed), error);
      onClose();
    },
  });
  const canEnd = data?.some(({ current }) => !current) ?? false;
  return (
    <Dialog
      title={`Sessions of ${user.firstName} ${user.lastName}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canEnd && (
            <Button tone="danger" busy={end.isPending} busyLabel="Ending..." onClick={() => end.mutate()}>
              End all sessions
            </Button>
          )}
        </>
      }
    >
      {isError && <LoadProblem onRetry={refetch}>{MESSAGES.userSessionsFailed}</LoadProblem>}
      {!data && !isError && <p className="after-a-moment text-13 text-fg-2">Loading...</p>}
      {data?.length === 0 && <p className="text-13 text-fg-2">Signed in nowhere.</p>}
      <ul aria-label="Sessions" className="grid text-13">
        {data?.map((session, at) => (
          <li key={at} className="flex items-center justify-between gap-3 border-line py-2 not-first:border-t">
            <span>
              Signed in {formatDateTime(session.createdAt)}
              <span className="block text-12 text-fg-2">Last seen {formatDateTime(session.lastSeenAt)}</span>
            </span>
            {session.current && <Badge tone="ok">This one</Badge>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
