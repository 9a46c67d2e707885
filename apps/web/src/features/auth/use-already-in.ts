import { useState } from 'react';
import { useSessionStore } from '../../shared/session/session-context.ts';

/** True when somebody was signed in before this page was opened: then there is nothing to do here. */
export function useAlreadyIn(): boolean {
  const store = useSessionStore();
  const [wasIn] = useState(() => store.getState().user !== null && store.hasToken());
  return wasIn;
}
