import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type LinkProps, type Navigation, NavigationContext } from '../shared/navigation/navigation.ts';

type DocumentNavigationProps = {
  /** The address the page was written for. */
  readonly pathname: string;
  readonly children: ReactNode;
};

const link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;

/** Pages lead to each other as documents do: links are links, and the browser follows them. */
export function DocumentNavigation({ pathname, children }: DocumentNavigationProps) {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  const search = useSyncExternalStore(
    onHashChange,
    () => location.search,
    () => '',
  );
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

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
