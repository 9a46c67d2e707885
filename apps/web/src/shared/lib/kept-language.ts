import { openTextStore } from './text-store.ts';
import { isLanguage, type Language } from '../../language/languages.ts';

/** Also in the script that stands in the head of the pages: scripts/language-tags.ts. */
const KEY = 'language';

/** The language the visitor chose; null when none was. */
export function keptLanguage(): Language | null {
  const kept = openTextStore().read(KEY);
  return isLanguage(kept) ? kept : null;
}

export function keepLanguage(language: Language): void {
  openTextStore().write(KEY, language);
}
