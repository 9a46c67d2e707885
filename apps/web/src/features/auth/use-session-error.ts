import { useEffect } from 'react';
import { notify } from '../../shared/lib/notify.ts';
import { useSession } from '../../shared/session/session-context.ts';

/** Shows the session's error as a toast; it is cleared when the toast closes and when a page is entered (spec 1 §4). */
export function useSessionError(): void {
  const { error, store } = useSession();
  useEffect(() => store.clearError(), [store]);
  useEffect(() => {
    // What another page left was cleared by the line above, and is not told again.
    if (error === null || store.getState().error !== error) return;
    notify({ tone: 'bad', title: error, onClose: store.clearError });
  }, [error, store]);
}
