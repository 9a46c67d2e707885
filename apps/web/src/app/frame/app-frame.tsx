import { PRODUCT } from '@backsmith/contract';
import { useLocation } from 'react-router';
import { useSession } from '../../shared/session/session-context.ts';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { SignInOffer } from './sign-in-offer.tsx';

import { SiteFrame } from './site-frame.tsx';
import { WorkFrame } from './work-frame.tsx';

/**
 * The guard of the signed-in pages. Strangers see the site's frame with a way to sign in, and nothing of the page; the
 * address stays (spec 1 §2), but for the generator, which shows them what they brought and sends them home without.
 */
export function AppFrame() {
  const { loading, isAuthenticated, user } = useSession();
  const { pathname } = useLocation();
  if (isAuthenticated || (pathname === PRODUCT.chatPath && !loading)) {
    // What the server told one person is never shown to the next.
    return <WorkFrame key={user?.id ?? ''} />;
  }
  return <SiteFrame>{loading ? <Waiting>Loading...</Waiting> : <SignInOffer />}</SiteFrame>;
}
