import type { Language } from './languages.ts';

/**
 * The address of a page in a language: `/de/pricing` for `/pricing`. English pages have no language in front.
 *
 * @param address of the English page, with search and anchor if any
 */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  return `/${language}${address.replace(/^\/(?=$|[#?])/, '')}`;
}

/** The path of an address of this site, without search and anchor. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}
