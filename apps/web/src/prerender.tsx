import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { RouteObject } from 'react-router';
import { documentTitle, pageMetaOf } from './app/page-meta.ts';
import { routes } from './app/routes.tsx';
import { SiteApp } from './app/site-app.tsx';
import { SITE_PAGES, type SitePage } from './app/site-pages.ts';
import { SITE } from './content/site.ts';
import { browserSession } from './shared/session/browser-session.ts';

export type PrerenderedPage = Pick<SitePage, 'path' | 'title' | 'description' | 'source'> & { readonly html: string };

export type SiteRoute = { readonly path: string; readonly title: string | undefined };

export type Prerendered = {
  readonly pages: readonly PrerenderedPage[];
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
  return { pages, routes: addressesOf(routes), contact: SITE.contact };
}

async function renderPage({ path, load }: SitePage): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <SiteApp pathname={path} page={await load()} session={browserSession} />
    </StrictMode>,
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
