import { openTextStore } from '../lib/text-store.ts';
import { createSessionStore } from './session-store.ts';

/** The one session of this page. */
export const browserSession = createSessionStore(
  openTextStore(),
  async () => (await import('./session-calls.ts')).sessionCalls,
  watchLeaving(),
);

/** How long a page may take to go once it was asked to. A download asks too, and the page stays. */
const LEAVING_MS = 5000;

/** Tells whether the page is being left; a page that is written out when the site is built never is. */
function watchLeaving(): () => boolean {
  let askedAt = -Infinity;
  if (typeof addEventListener === 'undefined') return () => false;
  const note = () => {
    askedAt = performance.now();
  };
  addEventListener('beforeunload', note);
  addEventListener('pagehide', note);
  return () => performance.now() - askedAt < LEAVING_MS;
}

/** Follows sign-in and logout in other tabs of the same browser. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === null) void browserSession.start();
  });
}
