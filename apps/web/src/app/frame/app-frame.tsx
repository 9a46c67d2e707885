import { PRODUCT } from '@backsmith/contract';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../shared/session/session-context.ts';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { SiteFrame } from './site-frame.tsx';

/**
 * The guard of the signed-in pages. Strangers see the site's frame with a way to sign in, and nothing of the page; the
 * address stays (spec 1 §2), but for the generator, which sends them home.
 */
export function AppFrame() {
  const { loading, isAuthenticated } = useSession();
  const { pathname } = useLocation();
  if (isAuthenticated) return <SignedInFrame />;
  if (pathname === PRODUCT.chatPath && !loading) return <Navigate to="/" replace />;
  return <SiteFrame>{loading ? <Waiting>Loading...</Waiting> : <SignInOffer />}</SiteFrame>;
}
