import { useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askBeforeLeaving } from '../../shared/lib/ask-before-leaving.ts';
import { Note } from '../../shared/ui/note.tsx';

/** Says that what was asked for waits for the network, and asks before it is left. It is sent by itself once the network is back. */
export function WaitingCalls() {
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    if (waiting === 0 || shown === null) return;
    // Above a dialog that is open, from which most of it is sent.
    shown.showPopover();
    const letLeave = askBeforeLeaving();
    return () => {
      shown.hidePopover();
      letLeave();
    };
  }, [waiting]);
  return (
    <div
      ref={place}
      popover="manual"
      className="inset-x-0 top-17 bottom-auto mx-auto w-fit max-w-[calc(100vw-32px)] rounded-control bg-surface text-fg shadow-pop"
    >
      {waiting > 0 && (
        <Note tone="busy" role="status">
          <p className="font-strong">You are offline; nothing is lost.</p>
          <p>What you asked for is sent by itself once the network is back. Please keep this page open until then.</p>
        </Note>
      )}
    </div>
  );
}
