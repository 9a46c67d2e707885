import { LOCALES } from './languages.ts';
import { pageLanguage } from './texts.ts';

/** A whole number as the language of the page writes it: "12,345", "12.345". */
export function formatNumber(count: number): string {
  return count.toLocaleString(LOCALES[pageLanguage()]);
}
