import { addressIn } from '../language/address-in.ts';
import { pageLanguage } from '../language/texts.ts';
import { keptLanguage } from '../shared/lib/kept-language.ts';
import { languageToOffer } from './language-to-offer.ts';
import { isTranslated } from './site-pages.ts';

/** Offers a page in the language of the browser. Its code is loaded for those alone who read another one. */
export async function offerLanguage(path: string): Promise<void> {
  const page = pageLanguage();
  const language = languageToOffer({ page, kept: keptLanguage(), wanted: navigator.languages });
  if (language === null || !isTranslated(path)) return;
  const { showLanguageOffer } = await import('./frame/language-offer.tsx');
  showLanguageOffer({ language, page, href: addressIn(language, path) });
}
