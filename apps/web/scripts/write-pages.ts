import { PRODUCT } from '@backsmith/contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Prerendered } from '../src/prerender.tsx';

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

const SITE_ENTRY = 'src/site.tsx';
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
export function writePages(dist: string, { pages, routes, contact }: Prerendered): SiteMap {
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = `<style>${stylesOf(dist, manifest)}</style>`;
  const write = (address: string, html: string): readonly [string, string] => {
    const file = `pages/${address === '/' ? 'home' : address.slice(1)}.html`;
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), html);
    return [address, file];
  };
  const written = pages.map(({ path: address, title, description, html, source }) => {
    const page = shell
      .replace(STYLE_SHEET, () => styles)
      .replace(ENTRY, () => entryOf(manifest, source))
      .replace(ROOT, () => `<div id="root" data-page="${address}">${html}</div>`);
    return write(address, previewed(described(titled(page, title), description), address));
  });
  const isWritten = new Set(pages.map((page) => page.path));
  const shells = routes.flatMap(({ path: address, title }) =>
    title === undefined || isWritten.has(address) ? [] : [write(address, titled(shell, title))],
  );
  return {
    pages: Object.fromEntries([...written, ...shells]),
    routes: routes.map((route) => route.path),
    indexed: pages.map((page) => page.path),
    contact,
  };
}

/** The styles of the prerendered pages. In the page itself they spare the first visit a round trip before anything is seen. */
function stylesOf(dist: string, manifest: Manifest): string {
  const files = manifest[SITE_ENTRY]?.css ?? [];
  if (files.length === 0) throw new Error(`${SITE_ENTRY} has no styles.`);
  const styles = files.map((file) => readFileSync(path.join(dist, file), 'utf8').trim()).join('');
  if (styles.includes('</style')) throw new Error('The styles would end the element they stand in.');
  return styles;
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
 */
function previewed(html: string, address: string): string {
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
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * The script that takes over a page, and links that load everything it will ask for. The page is complete without them, so
 * they leave the line to the font until it is there.
 */
function entryOf(manifest: Manifest, source: string): string {
  const entry = manifest[SITE_ENTRY];
  if (!entry) throw new Error(`The manifest has no ${SITE_ENTRY}.`);
  const chunks = new Set([...walk(manifest, SITE_ENTRY), ...walk(manifest, source)]);
  chunks.delete(entry.file);
  const loads = [...chunks].map(
    (chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk}">`,
  );
  return [`<script type="module" fetchpriority="low" crossorigin src="/${entry.file}"></script>`, ...loads].join('');
}

function walk(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no ${key}.`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => walk(manifest, next, seen)), chunk.file];
}
