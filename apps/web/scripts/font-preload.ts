import type { Plugin } from 'vite';

const LATIN = /geist-latin-wght-normal-[\w-]+\.woff2$/;

/** Preloads the Latin subset of the text font: it is on every page, above everything else. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => LATIN.test(file));
        if (font === undefined) throw new Error('The Latin subset of Geist is not in the bundle.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
