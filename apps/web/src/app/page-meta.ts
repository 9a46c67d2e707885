import { PRODUCT } from '@backsmith/contract';

/** What a route says about its page. */
export type PageMeta = { readonly title: string };

/** Reads a route's `handle`; undefined for routes that are no pages. */
export function pageMetaOf(handle: unknown): PageMeta | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  const { title } = handle;
  return typeof title === 'string' ? { title } : undefined;
}

/** The text of the browser's tab: the page, then the product unless the page names it. */
export function documentTitle(title: string): string {
  return title.includes(PRODUCT.name) ? title : `${title} · ${PRODUCT.name}`;
}
