// Takes over a page that was written out as HTML: no router, no forms, only what such a page moves.
import { factsPageAt, SITE_PAGES } from './app/site-pages.ts';
import { loadLanguage } from './app/load-language.ts';
import { browserSession, followOtherTabs } from './shared/session/browser-session.ts';
import { whenWanted } from './shared/lib/when-wanted.ts';
import './styles/site.css';

const root = document.getElementById('root');
const path = root?.dataset['page'] ?? '';
const page = SITE_PAGES.find((known) => known.path === path) ?? factsPageAt(path);
if (root === null || page === undefined) throw new Error('This document is no page of the site.');

void whenWanted(); // what is done from here on counts, though nothing can answer it yet
void browserSession.start();
followOtherTabs();

// One after the other: a phone that runs all of it at once answers nobody meanwhile.
const { hydrateRoot } = await import('react-dom/client');
const { startTransition, StrictMode } = await import('react');
const { SiteApp } = await import('./app/site-app.tsx');
await loadLanguage(document.documentElement.lang);
const facts: unknown = JSON.parse(document.getElementById('facts')?.textContent ?? 'null');
const Page = await page.load(facts);

// As a transition it is done in small pieces: somebody who scrolls or types meanwhile does not wait for its end.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SiteApp pathname={page.path} page={Page} session={browserSession} />
    </StrictMode>,
  );
});

// Most read the page in their own language, and need none of this.
if (!navigator.language.startsWith(document.documentElement.lang)) {
  const { offerLanguage } = await import('./app/offer-language.ts');
  await offerLanguage(page.path);
}
