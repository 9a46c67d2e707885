import { frameTexts } from '../../content/frame.ts';
import { addressIn } from '../../language/address-in.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../language/languages.ts';
import { pageLanguage } from '../../language/texts.ts';
import { keepLanguage } from '../../shared/lib/kept-language.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { isTranslated } from '../site-pages.ts';

/** The languages a page exists in, each a document of its own. The choice is kept; before this code is there, by the page's head. */
export function LanguageSwitch() {
  const { pathname } = useNavigation().address;
  if (!isTranslated(pathname)) return null;
  return (
    <nav aria-label={frameTexts.get().language}>
      <ul className="flex flex-wrap gap-x-4">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, pathname)}
              lang={language}
              hrefLang={language}
              data-language={language}
              aria-current={language === pageLanguage() ? 'true' : undefined}
              className="inline-flex min-h-7 items-center text-13 text-fg-2 hover:text-fg aria-current:font-strong aria-current:text-fg"
              onClick={() => keepLanguage(language)}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
