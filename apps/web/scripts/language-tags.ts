import type { PrerenderedPage } from '../src/prerender.tsx';

type Versions = Pick<PrerenderedPage, 'language' | 'versions'>;

/**
 * Keeps what is chosen in the language switch from the first moment on, and sends whoever chose another language on from an
 * English page, before anything of it is seen. An address that names its language is never left: it was followed for it.
 * The same text in every page, so that the content policy names one hash.
 */
const CHOICE = [
  "try{const{lang}=document.documentElement,kept=lang==='en'&&localStorage.getItem('language'),",
  'there=kept&&document.querySelector(`link[hreflang="${CSS.escape(kept)}"]`);',
  'if(there&&kept!==lang)location.replace(new URL(there.href,location).pathname+location.search+location.hash)}catch{}',
  "addEventListener('click',({target})=>{const link=target.closest?.('a[data-language]');",
  "if(link)try{localStorage.setItem('language',link.dataset.language)}catch{}})",
].join('');

/**
 * Names the other languages of a page to browsers and search engines; nothing for a page that has none.
 * See https://developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function languageTags({ versions }: Pick<Versions, 'versions'>): string {
  if (versions.length === 0) return '';
  const alternate = (code: string, path: string) => `<link rel="alternate" hreflang="${code}" href="%origin%${path}">`;
  const links = versions.map(({ language, path }) => alternate(language, path));
  const standard = versions.filter(({ language }) => language === 'en').map(({ path }) => alternate('x-default', path));
  return [...links, ...standard, `<script>${CHOICE}</script>`].join('');
}

/** The document in the language it is written in. */
export function inLanguage(html: string, { language }: Pick<Versions, 'language'>): string {
  return html.replace('<html lang="en">', `<html lang="${language}">`);
}
