import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type LinkProps, type Navigation, NavigationContext } from '../shared/navigation/navigation.ts';

type DocumentNavigationProps = {
  /** The address the page was written for. */
  readonly pathname: string;
  readonly children: ReactNode;
};

const link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;

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
      go: async (to) => location.assign(to),
      link,
    }),
    [pathname, search, hash],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
