import { createContext, use, useSyncExternalStore } from 'react';
import { authStateOf, isAuthenticated, signedOut } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/** The session's store. @throws outside a provider: a page without a session would be a mistake of ours. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionContext provider above it.');
  return store;
}

/** What is known about who is here, kept fresh. A prerendered page knows nobody. */
export function useSession() {
  const store = useSessionStore();
  const state = useSyncExternalStore(store.subscribe, store.getState, () => signedOut);
  return { ...state, isAuthenticated: isAuthenticated(state), authState: authStateOf(state), store };
}
