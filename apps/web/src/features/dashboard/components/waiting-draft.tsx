import { MESSAGES, PRODUCT } from '@backsmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/ui/link.tsx';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { forgetKept } from '../../../shared/lib/forget-kept.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { projectPath } from '../../../shared/project/again-path.ts';
import { deleteProject } from '../../../shared/project/project-calls.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import type { WaitingDraft as Draft } from '../model/draft-here.ts';

type WaitingDraftProps = { readonly draft: Draft; readonly onDiscarded: () => void };

/** The draft this account left in this browser, with the way back to it. What the server holds of it is the same entry. */
export function WaitingDraft({ draft: { title, onServer }, onDiscarded }: WaitingDraftProps) {
  const queries = useQueryClient();
  const failed = onServer.find(({ status }) => status === 'failed');
  const [isDiscarding, setDiscarding] = useState(false);
  const discard = async () => {
    setDiscarding(true);
    await forgetKept();
    // A build that failed has its reasons to show: it stays among the projects.
    const drafts = onServer.filter(({ status }) => status === 'draft');
    await Promise.all(drafts.map(({ id }) => deleteProject(id))).catch((error: unknown) => {
      if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.projectDeleteFailed) });
    });
    // The list without them first, so that they do not flash up in it.
    await queries.invalidateQueries({ queryKey: ['projects'] });
    document.getElementById('main')?.focus({ preventScroll: true }); // the button goes with the draft
    onDiscarded();
  };
  return (
    <section
      aria-label="Draft"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-panel border border-line bg-surface px-4 py-3 text-13"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone="quiet">Draft</Badge>
        <span className="font-medium break-all">{title}</span>
        <span className="text-fg-2">
          {failed === undefined ? 'Not built yet.' : 'The last build failed.'} It is kept in this browser, as you left
          it.
        </span>
        {failed && (
          <Link className="link" to={projectPath(failed)}>
            See why it failed
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="bare" busy={isDiscarding} busyLabel="Discarding..." onClick={() => void discard()}>
          Discard draft
        </Button>
        <ButtonLink size="sm" to={PRODUCT.chatPath}>
          Continue
        </ButtonLink>
      </div>
    </section>
  );
}
