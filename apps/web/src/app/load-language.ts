import { type OtherLanguage, isLanguage } from '../language/languages.ts';
import { speak } from '../language/texts.ts';

/** The catalogues, as the bundle names them. */
export const CATALOGUE_SOURCES = {
  de: 'src/content/de/index.ts',
  es: 'src/content/es/index.ts',
} as const satisfies Record<OtherLanguage, string>;

const CATALOGUES = {
  de: async () => (await import('../content/de/index.ts')).catalogue,
  es: async () => (await import('../content/es/index.ts')).catalogue,
} as const satisfies Record<OtherLanguage, () => Promise<object>>;

/** Loads the texts of a document's language, before anything of it is drawn. English ones are there. @param code its `lang` */
export async function loadLanguage(code: string): Promise<void> {
  if (isLanguage(code) && code !== 'en') speak(code, await CATALOGUES[code]());
}
