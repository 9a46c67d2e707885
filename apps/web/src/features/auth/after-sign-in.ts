import { PRODUCT } from '@backsmith/contract';
import { useLocation, useNavigate } from 'react-router';
import { hasKept } from '../../shared/lib/has-kept.ts';
import { safeRedirect } from '../../shared/lib/safe-redirect.ts';
import { useSessionStore } from '../../shared/session/session-context.ts';

/** Where sign-in leads: a page of this site that was asked for, else the generator when a file, a text or a model waits, else the dashboard. */
export async function destinationAfter(
  search: string,
  origin: string,
  hasSomethingKept: () => Promise<boolean>,
): Promise<string> {
  const asked = safeRedirect(new URLSearchParams(search).get('redirect'), origin);
  return asked ?? ((await hasSomethingKept()) ? PRODUCT.chatPath : '/dashboard');
}

/** Goes to where sign-in leads. @returns a function that does so after the given milliseconds */
export function useGoOn(): (afterMs: number) => void {
  const { search } = useLocation();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  return (afterMs) => {
    const hasSomethingKept = () => hasKept(sessions.getState().user?.id ?? '');
    const arrived = destinationAfter(search, location.origin, hasSomethingKept);
    setTimeout(() => void arrived.then((to) => navigate(to, { replace: true })), afterMs);
  };
}
