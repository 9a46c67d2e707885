import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { loadPage } from './app/load-page.ts';
import { documentTitle, pageMetaOf } from './app/page-meta.ts';
import { DOORS, routes } from './app/routes.tsx';
import { SiteApp } from './app/site-app.tsx';
import { SITE_PAGES, type SitePage } from './app/site-pages.ts';
import { writtenWithFacts } from './app/written-with-facts.ts';
import { SITE } from './content/site.ts';
import { browserSession } from './shared/session/browser-session.ts';
import { SessionContext } from './shared/session/session-context.ts';

export type PrerenderedPage = Pick<SitePage, 'path' | 'title' | 'description' | 'source'> & {
  readonly html: string;
  /** What the page shows beside its code. */
  readonly facts?: unknown;
};

/** A page that leads in. The app renders it anew as soon as it is there. */
export type PrerenderedDoor = {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The modules the page is made of, as the bundle names them. */
  readonly sources: readonly string[];
};

export type SiteRoute = { readonly path: string; readonly title: string | undefined };

export type Prerendered = {
  readonly pages: readonly PrerenderedPage[];
  readonly doors: readonly PrerenderedDoor[];
  /** Every address there is, with the title of its page; redirects have none. */
  readonly routes: readonly SiteRoute[];
  /** The mail address people reach the operator by. */
  readonly contact: string;
};

/** Writes out the site's pages as a visitor whom nobody knows sees them. Runs when the site is built. */
export async function prerenderSite(): Promise<Prerendered> {
  const pages: PrerenderedPage[] = [];
  for (const page of SITE_PAGES) {
    const { path, source, description } = page;
    pages.push({
      path,
      source,
      title: documentTitle(page.title),
      html: await renderPage(page),
      ...(description !== undefined && { description }),
    });
  }
  for (const page of writtenWithFacts()) {
    const { load, title, facts, ...named } = page;
    const html = await renderPage({ path: page.path, load: () => load(facts) });
    pages.push({ ...named, facts, title: documentTitle(title), html });
  }
  const addresses = [...addressesOf(routes), ...pagesBesides(pages)];
  return { pages, doors: await renderDoors(addresses), routes: addresses, contact: SITE.contact };
}

/** Pages that are only documents: the router knows nothing of them. */
function pagesBesides(pages: readonly PrerenderedPage[]): readonly SiteRoute[] {
  const routed = new Set(SITE_PAGES.map(({ path }) => path));
  return pages.filter(({ path }) => !routed.has(path)).map(({ path, title }) => ({ path, title }));
}

async function renderDoors(addresses: readonly SiteRoute[]): Promise<readonly PrerenderedDoor[]> {
  const doors: PrerenderedDoor[] = [];
  for (const { path, sources } of DOORS) {
    const title = addresses.find((address) => address.path === path)?.title;
    if (title === undefined) throw new Error(`${path} has no title.`);
    doors.push({ path, sources, title, html: await renderDoor(path) });
  }
  return doors;
}

async function renderDoor(path: string): Promise<string> {
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadPage(route)));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  try {
    return await written(
      <SessionContext value={browserSession}>
        <RouterProvider router={router} />
      </SessionContext>,
    );
  } finally {
    router.dispose();
  }
}

async function renderPage({ path, load }: Pick<SitePage, 'path' | 'load'>): Promise<string> {
  return await written(<SiteApp pathname={path} page={await load()} session={browserSession} />);
}

async function written(page: ReactElement): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>{page}</StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }, // everything in its place, nothing behind that a script must move
  );
  return await new Response(prelude).text();
}

function addressesOf(table: readonly RouteObject[]): readonly SiteRoute[] {
  return table.flatMap(({ path, handle, children }) => {
    const title = pageMetaOf(handle)?.title;
    const own = path === undefined || path === '*' ? [] : [{ path, title: title && documentTitle(title) }];
    return [...own, ...addressesOf(children ?? [])];
  });
}
