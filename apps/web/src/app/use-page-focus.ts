import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a page change puts the focus on the new page's main region, so that readers start there, unless the page has a better place. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
