import { useCallback } from 'react';
import { forgetKept } from '../lib/forget-kept.ts';
import { openTextStore } from '../lib/text-store.ts';
import { clearPaymentState } from '../payment/payment-state.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { useSessionStore } from './session-context.ts';

/** Signs out and goes home; what was kept for this person is forgotten. */
export function useLogout(): () => Promise<void> {
  const store = useSessionStore();
  const { go } = useNavigation();
  return useCallback(async () => {
    clearPaymentState(openTextStore());
    await forgetKept(); // before leaving, which may end this document
    try {
      await go('/'); // before the session ends, so that the guard's offer to sign in does not flash by
    } finally {
      await store.logout();
    }
  }, [store, go]);
}
