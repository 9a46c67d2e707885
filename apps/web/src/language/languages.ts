/** The languages the site speaks, the one it is written in first. */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What is translated into; English is what is translated from. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.filter((language) => language !== 'en');

/** Each language in its own words: who looks for theirs may read no other. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
} as const satisfies Record<Language, string>;

/** How numbers and money are written. */
export const LOCALES = { en: 'en-US', de: 'de-DE', es: 'es-ES' } as const satisfies Record<Language, string>;

/** True for a language of the site, as it stands in `lang` or in storage. */
export function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}
