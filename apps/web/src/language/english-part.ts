import { pageLanguage } from './texts.ts';

/** The `lang` of something that is English whatever the page's language: what the product wrote. Unsaid where the page is English. */
export function englishPart(): 'en' | undefined {
  return pageLanguage() === 'en' ? undefined : 'en';
}
