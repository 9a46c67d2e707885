import { createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';
import type { Language, OtherLanguage } from './languages.ts';
import type { Translated } from './translated.ts';

const language = atom<Language>('en');

const define = createI18n<Language, 'en'>(language, {
  get: async (code): Promise<never> => {
    throw new Error(`The texts in ${code} are loaded before a page is drawn.`);
  },
});

/** The language of this document. A document has one: another language is another address. */
export function pageLanguage(): Language {
  return language.get();
}

/** Texts of one part of the site. `get` is for the time of drawing: what a module reads once stays English. */
export type Texts<Body> = { readonly get: () => Translated<Body> };

/**
 * Texts that exist in other languages.
 *
 * @param name as the catalogues call them
 * @param english the texts themselves: nothing is loaded for an English page
 */
/* @__NO_SIDE_EFFECTS__ */
export function textsOf<Body extends object>(name: string, english: Body): Texts<Body> {
  // The library's types know flat texts only; it hands on whatever is deeper as it is.
  const texts: unknown = define(name, english as Translations);
  return texts as Texts<Body>;
}

/** Draws what follows in another language. @param catalogue by name, as {@link textsOf} asks for them */
export function speak(code: OtherLanguage, catalogue: object): void {
  define.cache[code] = catalogue as Translations;
  language.set(code);
}

/** Draws what follows in English. */
export function speakEnglish(): void {
  language.set('en');
}
