// Takes over a page that was written out as HTML: no router, no forms, only what such a page moves.
import { SITE_PAGES } from './app/site-pages.ts';
import { browserSession, followOtherTabs } from './shared/session/browser-session.ts';
import { whenWanted } from './shared/lib/when-wanted.ts';
import './styles/site.css';

const root = document.getElementById('root');
const page = SITE_PAGES.find(({ path }) => path === root?.dataset['page']);
if (root === null || page === undefined) throw new Error('This document is no page of the site.');

void whenWanted(); // what is done from here on counts, though nothing can answer it yet
void browserSession.start();
followOtherTabs();

// One after the other: a phone that runs all of it at once answers nobody meanwhile.
const { hydrateRoot } = await import('react-dom/client');
const { startTransition, StrictMode } = await import('react');
const { SiteApp } = await import('./app/site-app.tsx');
const Page = await page.load();

// As a transition it is done in small pieces: somebody who scrolls or types meanwhile does not wait for its end.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SiteApp pathname={page.path} page={Page} session={browserSession} />
    </StrictMode>,
  );
});
