import { isLanguage, type Language } from '../language/languages.ts';

type Visit = {
  readonly page: Language;
  /** What the visitor chose here. */
  readonly kept: Language | null;
  /** What the browser asks for, dearest first: `de-AT`, `en`. */
  readonly wanted: readonly string[];
};

/** The language a page is offered in: the browser's dearest that the site speaks, unless the page is in it or one was chosen. */
export function languageToOffer({ page, kept, wanted }: Visit): Language | null {
  if (kept !== null) return null;
  const dearest = wanted.map((tag) => tag.split('-', 1)[0]).find(isLanguage);
  return dearest === undefined || dearest === page ? null : dearest;
}
