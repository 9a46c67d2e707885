import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE_OFFERS } from '../../content/language-offers.ts';
import type { Language } from '../../language/languages.ts';
import { keepLanguage } from '../../shared/lib/kept-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Button } from '../../shared/ui/button.tsx';

type LanguageOfferProps = { readonly language: Language; readonly page: Language; readonly href: string };

/** One line at the foot of the window, in the language it offers. It moves nothing, and is gone for good once it is answered. */
function LanguageOffer({ language, page, href }: LanguageOfferProps) {
  const [isOpen, setOpen] = useState(true);
  const { name, says, accept, refuse } = LANGUAGE_OFFERS[language];
  if (!isOpen) return null;
  const stay = () => {
    keepLanguage(page);
    setOpen(false);
  };
  return (
    <aside
      lang={language}
      aria-label={name}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-surface px-5 py-3 shadow-pop"
    >
      <p>{says}</p>
      <div className="flex gap-2">
        <a className={buttonClass({ tone: 'ink', size: 'sm' })} href={href} onClick={() => keepLanguage(language)}>
          {accept}
        </a>
        <Button size="sm" tone="bare" onClick={stay}>
          {refuse}
        </Button>
      </div>
    </aside>
  );
}

/** Shows the offer beside the page, which is not drawn anew for it. */
export function showLanguageOffer(offer: LanguageOfferProps): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<LanguageOffer {...offer} />);
}
