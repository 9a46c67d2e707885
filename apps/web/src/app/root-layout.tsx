import { Outlet, ScrollRestoration } from 'react-router';
import { RouterNavigation } from './router-navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastOutlet } from '../shared/ui/toast-outlet.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useHashScroll } from './use-hash-scroll.ts';
import { usePageFocus } from './use-page-focus.ts';

/** What every page has: a title, a place for toasts, and a reader's focus and scroll that follow the address. */
export function RootLayout() {
  useDocumentTitle();
  usePageFocus();
  useHashScroll();
  return (
    <RouterNavigation>
      <SkipLink />
      <Outlet />
      <ToastOutlet />
      <ScrollRestoration />
    </RouterNavigation>
  );
}
