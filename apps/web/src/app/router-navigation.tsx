import { type ReactNode, useCallback, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type LinkProps, type Navigation, NavigationContext } from '../shared/navigation/navigation.ts';

const link = (props: LinkProps) => <Link {...props} />;

/** Pages lead to each other without leaving the document. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(async (to: string) => navigate(to), [navigate]);
  const navigation = useMemo<Navigation>(
    () => ({ address: { pathname, search, hash }, go, link }),
    [pathname, search, hash, go],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
