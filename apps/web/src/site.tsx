// Takes over a page that was written out as HTML: no router, no forms, only what such a page moves.
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteApp } from './app/site-app.tsx';
import { SITE_PAGES } from './app/site-pages.ts';
import { browserSession, followOtherTabs } from './shared/session/browser-session.ts';
import './styles/main.css';

const root = document.getElementById('root');
const page = SITE_PAGES.find(({ path }) => path === root?.dataset['page']);
if (root === null || page === undefined) throw new Error('This document is no page of the site.');

void browserSession.start();
followOtherTabs();

hydrateRoot(
  root,
  <StrictMode>
    <SiteApp pathname={page.path} page={await page.load()} session={browserSession} />
  </StrictMode>,
);
