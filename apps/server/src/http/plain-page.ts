import { PRODUCT } from '@backsmith/contract';
import { escapeHtml } from '../mail/letter.ts';

/** The look of the site, as far as a page without a bundle needs it. */
const STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#faf8f4, #0c0b0a); --fg: light-dark(#1a1814, #f3f0ea);
  --fg-2: light-dark(#57524a, #b9b3a8); --line: light-dark(#e3ded4, #292622); --surface: light-dark(#fffefc, #131211);
  --accent: light-dark(#a8390b, #ff8b5a); --focus: light-dark(#c4440c, #f2703a) }
body { margin: 0; background: var(--bg); color: var(--fg-2); font: 15px/1.55 ui-sans-serif, system-ui, "Segoe UI", sans-serif }
header { border-bottom: 1px solid var(--line); padding: 18px 24px } header a { color: var(--fg); font-weight: 600; text-decoration: none }
main { box-sizing: border-box; max-width: 640px; margin: 0 auto; padding: 64px 24px } main.wide { max-width: 880px }
h1 { margin: 0 0 12px; color: var(--fg); font-size: 28px; line-height: 1.2; letter-spacing: -0.024em }
h2 { margin: 0 0 4px; color: var(--fg); font-size: 16px } p { margin: 0 0 16px } a { color: var(--accent) }
article { border-top: 1px solid var(--line); padding: 24px 0 } pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere;
  border: 1px solid var(--line); border-radius: 10px; background: var(--surface); padding: 16px; font: 12.5px/1.65 ui-monospace, Menlo, monospace }
button { min-height: 44px; border: 0; border-radius: 6px; background: var(--fg); color: var(--bg); padding: 0 18px; font: inherit; font-weight: 550; cursor: pointer }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }`;

/**
 * A page the server writes itself, without script: in both themes, readable on a phone.
 *
 * @param body HTML; what comes from people is escaped in it.
 */
export function plainPage(title: string, body: string, width: 'text' | 'wide' = 'text'): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(PRODUCT.name)}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style>`,
  ];
  const main = `<main${width === 'wide' ? ' class="wide"' : ''}>\n<h1>${escapeHtml(title)}</h1>\n${body}\n</main>`;
  const header = `<header><a href="/">${escapeHtml(PRODUCT.name)}</a></header>`;
  return `<!doctype html>\n<html lang="en"><head>${head.join('')}</head><body>${header}${main}</body></html>\n`;
}
