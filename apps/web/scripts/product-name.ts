import { PRODUCT } from '@backsmith/contract';
import type { Plugin } from 'vite';

/** Fills `%product%` in index.html, so that the name stands in one place only. */
export function productName(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%product%', PRODUCT.name) };
}
