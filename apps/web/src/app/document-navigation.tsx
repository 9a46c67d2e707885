import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { pathOf } from '../language/address-in.ts';
import { pageLanguage } from '../language/texts.ts';
import { type LinkProps, type Navigation, NavigationContext } from '../shared/navigation/navigation.ts';
import { translatedAddress } from './translated-address.ts';
import { isTranslated } from './site-pages.ts';

type DocumentNavigationProps = {
  /** The page, by its English address. */
  readonly pathname: string;
  readonly children: ReactNode;
};

/** A link to the page in the language of this one; where there is none, it says that another language follows. */
const link = ({ to, ...rest }: LinkProps) => {
  const language = pageLanguage();
  const isForeign = language !== 'en' && !to.startsWith('#') && !isTranslated(pathOf(to));
  return <a {...rest} href={translatedAddress(language, to)} hrefLang={isForeign ? 'en' : undefined} />;
};

/** Pages lead to each other as documents do: links are links, and the browser follows them. */
export function DocumentNavigation({ pathname, children }: DocumentNavigationProps) {
  const [{ search, hash }, setPlace] = useState({ search: '', hash: '' });
  useEffect(() => {
    // As a transition: what is not taken over yet stays where it is until it can follow, instead of giving way to nothing.
    const follow = () => startTransition(() => setPlace({ search: location.search, hash: location.hash }));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const navigation = useMemo<Navigation>(
    () => ({
      address: { pathname, search, hash },
      go: async (to) => location.assign(translatedAddress(pageLanguage(), to)),
      link,
    }),
    [pathname, search, hash],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
