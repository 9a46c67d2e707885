import { type ComponentType, useEffect } from 'react';
import type { SessionStore } from '../shared/session/session-store.ts';
import { SessionContext } from '../shared/session/session-context.ts';
import { ToastOutlet } from '../shared/ui/toast-outlet.tsx';
import { DocumentNavigation } from './document-navigation.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { OnceWanted } from './once-wanted.tsx';
import { showSection } from './show-section.ts';
import { SkipLink } from './skip-link.tsx';

type SiteAppProps = {
  readonly pathname: string;
  readonly page: ComponentType;
  readonly session: SessionStore;
};

/** A page that was written out as HTML. The same tree is drawn when the site is built and in the browser. */
export function SiteApp({ pathname, page: Page, session }: SiteAppProps) {
  // The browser goes to the anchor by itself, but gives up when the page is taken over on the way, and misses it when what
  // lies between is laid out only then.
  useEffect(() => {
    const show = () => showSection(location.hash, 'instant');
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);
  return (
    <SessionContext value={session}>
      <DocumentNavigation pathname={pathname}>
        <SkipLink />
        <SiteFrame>
          <OnceWanted>
            <Page />
          </OnceWanted>
        </SiteFrame>
        <ToastOutlet />
      </DocumentNavigation>
    </SessionContext>
  );
}
