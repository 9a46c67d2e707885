import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { loadPage } from './app/load-page.ts';
import { loadLanguage } from './app/load-language.ts';
import { documentTitle, pageMetaOf } from './app/page-meta.ts';
import { DOORS, routes } from './app/routes.tsx';
import { SiteApp } from './app/site-app.tsx';
import { SITE_PAGES, type SitePage } from './app/site-pages.ts';
import { writtenWithFacts } from './app/written-with-facts.ts';
import { pageHeads as germanHeads } from './content/de/page-heads.ts';
import { pageHeads as spanishHeads } from './content/es/page-heads.ts';
import { pageHead, type PageHead, type TranslatedHeads } from './content/page-heads.ts';
import { SITE } from './content/site.ts';
import { addressIn } from './language/address-in.ts';
import { type Language, LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from './language/languages.ts';
import { speakEnglish } from './language/texts.ts';
import { browserSession } from './shared/session/browser-session.ts';
import { SessionContext } from './shared/session/session-context.ts';

export type PrerenderedPage = Pick<SitePage, 'source'> & {
  readonly path: string;
  /** The same page in English. */
  readonly page: string;
  readonly language: Language;
  readonly head: PageHead;
  /** Where it stands in each language, this one included; nowhere for a page that is not translated. */
  readonly versions: readonly { readonly language: Language; readonly path: string }[];
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
  const pages = [...(await englishPages()), ...(await pagesWithFacts())];
  for (const language of OTHER_LANGUAGES) pages.push(...(await pagesIn(language)));
  speakEnglish();
  const addresses = [...addressesOf(routes), ...pagesBesides(pages)];
  return { pages, doors: await renderDoors(addresses), routes: addresses, contact: SITE.contact };
}

async function englishPages(): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const page of SITE_PAGES) pages.push(await siteDocument(page, 'en', pageHead(page.path)));
  return pages;
}

const HEADS = { de: germanHeads, es: spanishHeads } as const satisfies Record<OtherLanguage, TranslatedHeads>;

/** The pages that are translated, in a language. */
async function pagesIn(language: OtherLanguage): Promise<readonly PrerenderedPage[]> {
  await loadLanguage(language);
  const pages: PrerenderedPage[] = [];
  for (const page of SITE_PAGES.filter(({ translated }) => translated)) {
    const head = new Map<string, PageHead>(Object.entries(HEADS[language])).get(page.path);
    if (head === undefined) throw new Error(`${page.path} has no title in ${language}.`);
    pages.push(await siteDocument(page, language, head));
  }
  return pages;
}

async function siteDocument(page: SitePage, language: Language, head: PageHead): Promise<PrerenderedPage> {
  const { path, source, translated = false } = page;
  const versions = translated ? LANGUAGES.map((other) => ({ language: other, path: addressIn(other, path) })) : [];
  const named = { path: addressIn(language, path), page: path, language, versions, source };
  return { ...named, head: { ...head, title: documentTitle(head.title) }, html: await renderPage(page) };
}

async function pagesWithFacts(): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const { load, title, description, facts, block = facts, path, source } of writtenWithFacts()) {
    const html = await renderPage({ path, load: () => load(facts) });
    const head = { title: documentTitle(title), ...(description !== undefined && { description }) };
    pages.push({ path, page: path, language: 'en', versions: [], source, facts: block, head, html });
  }
  return pages;
}

/** Pages that are only documents: the router knows nothing of them. */
function pagesBesides(pages: readonly PrerenderedPage[]): readonly SiteRoute[] {
  const routed = new Set(SITE_PAGES.map(({ path }) => path));
  return pages.filter(({ path }) => !routed.has(path)).map(({ path, head }) => ({ path, title: head.title }));
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
