import { type ReactNode, useCallback, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TEMPLATES_PATH } from '../content/templates.ts';
import { type LinkProps, type Navigation, NavigationContext } from '../shared/navigation/navigation.ts';
import { keptLanguage } from '../shared/lib/kept-language.ts';
import { translatedAddress } from './translated-address.ts';

const link = (props: LinkProps) => {
  const to = inChosenLanguage(props.to);
  return <Link reloadDocument={isDocument(to) || to !== props.to} {...props} to={to} />;
};

/** A public page in the language that was chosen there; such a page is a document. */
function inChosenLanguage(to: string): string {
  return translatedAddress(keptLanguage() ?? 'en', to);
}

/** What such a page shows is written into its document alone: the router knows no way to it. */
function isDocument(to: string): boolean {
  return to === TEMPLATES_PATH || to.startsWith(`${TEMPLATES_PATH}/`);
}

/** Pages lead to each other without leaving the document. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    async (to: string) => {
      const there = inChosenLanguage(to);
      if (there === to) await navigate(to);
      else location.assign(there);
    },
    [navigate],
  );
  const navigation = useMemo<Navigation>(
    () => ({ address: { pathname, search, hash }, go, link }),
    [pathname, search, hash, go],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
