import type { Language } from '../language/languages.ts';

/** The offer of a page in another language, in that language: whoever reads it may not know the page's. */
export const LANGUAGE_OFFERS = {
  en: { name: 'Language', says: 'This page is available in English.', accept: 'Read in English', refuse: 'No, thanks' },
  de: { name: 'Sprache', says: 'Diese Seite gibt es auf Deutsch.', accept: 'Auf Deutsch lesen', refuse: 'Nein, danke' },
  es: { name: 'Idioma', says: 'Esta página está en español.', accept: 'Leer en español', refuse: 'No, gracias' },
} as const satisfies Record<Language, Readonly<Record<'name' | 'says' | 'accept' | 'refuse', string>>>;
