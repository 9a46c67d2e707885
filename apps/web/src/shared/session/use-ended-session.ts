import { MESSAGES } from '@backsmith/contract';
import { useCallback } from 'react';
import { notify } from '../lib/notify.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { useSessionStore } from './session-context.ts';

/** What a 401 on a data load does (spec 1 §6): signs out here, says so, and leads home. */
export function useEndedSession(): () => void {
  const store = useSessionStore();
  const { go } = useNavigation();
  return useCallback(() => {
    if (store.getState().user === null) return; // several loads are refused at once: one message is enough
    store.expire();
    notify({ tone: 'bad', title: MESSAGES.authRequired });
    void go('/');
  }, [store, go]);
}
