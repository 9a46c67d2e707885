import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadPage } from './app/load-page.ts';
import { routes } from './app/routes.tsx';
import { browserSession, followOtherTabs } from './shared/session/browser-session.ts';
import { SessionContext } from './shared/session/session-context.ts';
import './styles/main.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

void browserSession.start();
followOtherTabs();

// The page's code first, so that the loading words give way to the page and not to an empty frame. What cannot be loaded
// is asked for again by the router, which shows the error screen.
await Promise.allSettled((matchRoutes(routes, location) ?? []).map(({ route }) => loadPage(route)));

const router = createBrowserRouter(routes);

// As a transition it is done in small pieces, as the pages that were written out are taken over: site.tsx.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App inReach={root} />
    </StrictMode>,
  );
});

/** A page that was written out stands in the root, out of reach, until the first rendering has taken its place. */
function App({ inReach }: { readonly inReach: HTMLElement }) {
  useLayoutEffect(() => {
    inReach.removeAttribute('inert');
  }, [inReach]);
  return (
    <SessionContext value={browserSession}>
      <RouterProvider router={router} />
    </SessionContext>
  );
}
