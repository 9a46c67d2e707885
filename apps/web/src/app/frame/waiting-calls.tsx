import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../shared/lib/ask-before-leaving.ts';
import { Note } from '../../shared/ui/note.tsx';

/**
 * Says that what was asked for, or what the page shows, waits for the network, and asks before what was asked for is left. All of
 * it goes on by itself once the network is back.
 */
export function WaitingCalls() {
  const isSending = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length > 0;
  const isAsking = useWaitingQueries();
  const isWaiting = isSending || isAsking;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    if (!isWaiting || shown === null) return;
    // Above a dialog that is open, from which most of it is sent.
    shown.showPopover();
    return () => shown.hidePopover();
  }, [isWaiting]);
  useEffect(() => (isSending ? askBeforeLeaving() : undefined), [isSending]);
  return (
    <div
      ref={place}
      popover="manual"
      className="inset-x-0 top-17 bottom-auto mx-auto w-fit max-w-[calc(100vw-32px)] rounded-control bg-surface text-fg shadow-pop"
    >
      {isWaiting && (
        <Note tone="busy" role="status">
          <p className="font-strong">You are offline; nothing is lost.</p>
          <p>
            {isSending
              ? 'What you asked for is sent by itself once the network is back. Please keep this page open until then.'
              : 'This page goes on by itself once the network is back.'}
          </p>
        </Note>
      )}
    </div>
  );
}

/** Whether the page waits for answers of the server that cannot be asked for without a network. */
function useWaitingQueries(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.findAll({ fetchStatus: 'paused', type: 'active' }).length > 0,
    () => false,
  );
}
