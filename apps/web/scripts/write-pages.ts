import { PRODUCT } from '@backsmith/contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_SOURCES } from '../src/app/load-language.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { inLanguage, languageTags } from './language-tags.ts';

/** What the server must know about the site beside its files. */
export type SiteMap = {
  /** Address to the file that is sent for it, relative to dist: a prerendered page, or the shell under its title. */
  readonly pages: Readonly<Record<string, string>>;
  /** Every address the browser's router knows; anything else is not found. */
  readonly routes: readonly string[];
  /** The pages search engines are told of. */
  readonly indexed: readonly string[];
  /** The mail address people reach the operator by. */
  readonly contact: string;
};

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** What takes over a page that is the same for everybody. */
const SITE_ENTRY = 'src/site.tsx';
/** The frame of such a page, asked for by what takes it over. */
const SITE_APP = 'src/app/site-app.tsx';
/** The app, which renders a door anew. */
const APP_ENTRY = 'index.html';
/**
 * Loads what takes over a page once the page has been painted: it is complete without, and on a phone the scripts would take
 * the line and the processor from what is seen first. Each is asked for in a task of its own, which a tap need not wait for.
 * The same text in every page, so that the content policy names one hash.
 */
const LOADER = [
  '{const{entry,chunks}=document.currentScript.dataset;',
  'requestAnimationFrame(()=>setTimeout(()=>{',
  "for(const href of chunks.split(' '))",
  "setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})));",
  'setTimeout(()=>import(entry))}))}',
].join('');
/** Whoever holds a token is sent on from a door, and must not see it first: base.css. */
const KNOWN = "try{if(localStorage.getItem('token'))document.documentElement.dataset.known=''}catch{}";
/** The app's own script and what it loads, in the shell. */
const ENTRY = /<script type="module"[\s\S]*?<\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;
/** The app's own style sheet, in the shell. */
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/;
const ROOT = /<div id="root">[\s\S]*?<\/div>/;

/**
 * Writes each prerendered page beside the shell, with its styles in its head and links that load its code early, and for
 * every other address the shell under the address's own title, so that tabs, history and readers never hear the name of
 * another page.
 *
 * @returns the map for the server
 */
export function writePages(dist: string, { pages, doors, routes, contact }: Prerendered): SiteMap {
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const siteStyles = stylesOf(dist, manifest, SITE_ENTRY);
  const appStyles = stylesOf(dist, manifest, APP_ENTRY);
  const write = (address: string, html: string): readonly [string, string] => {
    const file = `pages/${address === '/' ? 'home' : address.slice(1)}.html`;
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), html);
    return [address, file];
  };
  const written = pages.map((page) => {
    const { path: address, language, head, html, source, facts } = page;
    const texts = language === 'en' ? [] : [CATALOGUE_SOURCES[language]];
    const entry = entryOf(manifest, SITE_ENTRY, [SITE_APP, ...texts, source]);
    const root = `<div id="root" data-page="${page.page}">${html}</div>${factsBlock(facts)}`;
    const document = described(titled(filled(shell, siteStyles, entry, root), head.title), head.description);
    return write(address, inLanguage(previewed(document, address, languageTags(page)), page));
  });
  const writtenDoors = doors.map(({ path: address, title, html, sources }) => {
    const entry = entryOf(manifest, APP_ENTRY, sources);
    const page = filled(shell, appStyles, entry, `<script>${KNOWN}</script><div id="root" inert>${html}</div>`);
    return write(address, titled(page, title));
  });
  const isWritten = new Set([...pages, ...doors].map((page) => page.path));
  const shells = routes.flatMap(({ path: address, title }) =>
    title === undefined || isWritten.has(address) ? [] : [write(address, titled(shell, title))],
  );
  return {
    pages: Object.fromEntries([...written, ...writtenDoors, ...shells]),
    routes: routes.map((route) => route.path),
    indexed: pages.map((page) => page.path),
    contact,
  };
}

/** The shell with its styles, its script and its content in their places. */
function filled(shell: string, styles: string, entry: string, root: string): string {
  return shell
    .replace(STYLE_SHEET, () => styles)
    .replace(ENTRY, () => entry)
    .replace(ROOT, () => root);
}

/** The styles of an entry. In the page itself they spare the first visit a round trip before anything is seen. */
function stylesOf(dist: string, manifest: Manifest, entry: string): string {
  const files = manifest[entry]?.css ?? [];
  if (files.length === 0) throw new Error(`${entry} has no styles.`);
  const styles = files.map((file) => readFileSync(path.join(dist, file), 'utf8').trim()).join('');
  if (styles.includes('</style')) throw new Error('The styles would end the element they stand in.');
  return `<style>${styles}</style>`;
}

/** What a page shows beside its code, for what takes it over: a block of data, which no browser runs. */
function factsBlock(facts: unknown): string {
  if (facts === undefined) return '';
  return `<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}

function titled(html: string, title: string): string {
  return html.replace(/<title>.*?<\/title>/, () => `<title>${escapeText(title)}</title>`);
}

function described(html: string, description: string | undefined): string {
  if (description === undefined) return html;
  return html.replace(
    /(<meta\s+name="description"\s+content=")[^"]*"/,
    (_, head: string) => `${head}${escapeText(description)}"`,
  );
}

/**
 * Tells what a link to this page looks like elsewhere: https://ogp.me. The server puts the site's address in the place of
 * `%origin%`, as previews take whole addresses only.
 *
 * @param languages what is said of the page in other languages
 */
function previewed(html: string, address: string, languages: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const tags = [
    `<link rel="canonical" href="%origin%${address}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': PRODUCT.name,
      'og:title': title,
      'og:description': description,
      'og:url': `%origin%${address}`,
      'og:image': '%origin%/preview.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${PRODUCT.name}: a schema as SQL, as a diagram and as Java, side by side`,
    }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replace('</head>', () => `${tags.join('')}${languages}</head>`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The script that loads what takes over a page, and names everything it will ask for. */
function entryOf(manifest: Manifest, key: string, sources: readonly string[]): string {
  const entry = manifest[key];
  if (!entry) throw new Error(`The manifest has no ${key}.`);
  const chunks = new Set([key, ...sources].flatMap((source) => walk(manifest, source)));
  chunks.delete(entry.file);
  const names = [...chunks].map((chunk) => `/${chunk}`).join(' ');
  return `<script data-entry="/${entry.file}" data-chunks="${names}">${LOADER}</script>`;
}

function walk(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no ${key}.`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => walk(manifest, next, seen)), chunk.file];
}
