import { addressIn, pathOf } from '../language/address-in.ts';
import type { Language } from '../language/languages.ts';
import { isTranslated } from './site-pages.ts';

/** Where a link leads somebody who reads a language: to the page in it, else to the only one there is. */
export function translatedAddress(language: Language, to: string): string {
  return isTranslated(pathOf(to)) ? addressIn(language, to) : to;
}
