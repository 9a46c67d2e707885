import { useCallback } from 'react';
import { forgetKeptFile } from '../lib/kept-file.ts';
import { forgetKeptPrompt } from '../lib/kept-prompt.ts';
import { forgetKeptReview } from '../lib/kept-review.ts';
import { forgetKeptTemplate } from '../lib/kept-template.ts';
import { forgetTyped } from '../lib/kept-typing.ts';
import { openTabStore, SETUP_KEY } from '../lib/tab-store.ts';
import { openTextStore } from '../lib/text-store.ts';
import { clearPaymentState } from '../payment/payment-state.ts';
import { useNavigation } from '../navigation/navigation.ts';
import { useSessionStore } from './session-context.ts';

/** Signs out and goes home; what was kept for this person is forgotten. */
export function useLogout(): () => Promise<void> {
  const store = useSessionStore();
  const { go } = useNavigation();
  return useCallback(async () => {
    forgetKeptPrompt();
    forgetKeptTemplate();
    openTabStore().remove(SETUP_KEY);
    forgetTyped();
    clearPaymentState(openTextStore());
    await Promise.all([forgetKeptFile(), forgetKeptReview()]); // before leaving, which may end this document
    try {
      await go('/'); // before the session ends, so that the guard's offer to sign in does not flash by
    } finally {
      await store.logout();
    }
  }, [store, go]);
}
