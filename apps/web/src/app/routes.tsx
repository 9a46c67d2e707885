import { PRODUCT } from '@backsmith/contract';
import { redirect, type RouteObject } from 'react-router';
import { pageHead } from '../content/page-heads.ts';
import { hasKept } from '../shared/lib/has-kept.ts';
import { browserSession } from '../shared/session/browser-session.ts';
import { RootLayout } from './root-layout.tsx';
import type { PageMeta } from './page-meta.ts';
import { LoadingPage } from './pages/loading-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RouteErrorPage } from './pages/route-error-page.tsx';
import { RoutedSiteFrame } from './frame/routed-site-frame.tsx';
import { SITE_PAGES } from './site-pages.ts';

/** What a route says about its page. */
function meta(title: string): PageMeta {
  return { title };
}

const DOOR_SOURCE = 'src/features/auth/door.tsx';

/** The pages that lead in, which are written out when the site is built, and the modules they are made of. */
export const DOORS: readonly { readonly path: string; readonly sources: readonly string[] }[] = [
  { path: '/login', sources: [DOOR_SOURCE, 'src/features/auth/login-page.tsx'] },
  { path: '/register', sources: [DOOR_SOURCE, 'src/features/auth/register-page.tsx'] },
  { path: '/forgot-password', sources: [DOOR_SOURCE, 'src/features/auth/forgot-password-page.tsx'] },
];

/** Every address of the site, in one place. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      {
        Component: RoutedSiteFrame,
        children: [
          ...SITE_PAGES.map(({ path, load }) => ({
            path,
            handle: meta(pageHead(path).title),
            lazy: async () => ({ Component: await load() }),
          })),
          { path: '/privacy', loader: () => redirect('/privacy-policy'), Component: LoadingPage },
          { path: '/terms', loader: () => redirect('/terms-conditions'), Component: LoadingPage },
          { path: '*', handle: meta('Page not found'), Component: NotFoundPage },
        ],
      },
      {
        path: '/watch-demo',
        handle: meta('Watch the demo'),
        lazy: async () => ({ Component: (await import('../features/demo/watch-demo-page.tsx')).WatchDemoPage }),
      },
      {
        lazy: async () => ({ Component: (await import('../features/auth/door.tsx')).Door }),
        children: [
          {
            path: '/login',
            handle: meta('Sign in'),
            lazy: async () => ({ Component: (await import('../features/auth/login-page.tsx')).LoginPage }),
          },
          {
            path: '/register',
            handle: meta('Create an account'),
            lazy: async () => ({ Component: (await import('../features/auth/register-page.tsx')).RegisterPage }),
          },
          {
            path: '/forgot-password',
            handle: meta('Reset your password'),
            lazy: async () => ({
              Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
            }),
          },
          {
            path: '/reset-password',
            handle: meta('Set a new password'),
            lazy: async () => ({
              Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
            }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./frame/app-frame.tsx')).AppFrame }),
        children: [
          {
            path: '/dashboard',
            handle: meta('Dashboard'),
            lazy: async () => ({ Component: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage }),
          },
          {
            path: '/projects',
            handle: meta('Projects'),
            lazy: async () => ({ Component: (await import('../features/projects/projects-page.tsx')).ProjectsPage }),
          },
          {
            path: '/projects/:projectId',
            handle: meta('Project'),
            lazy: async () => ({ Component: (await import('../features/projects/project-page.tsx')).ProjectPage }),
          },
          {
            path: '/projects/:projectId/again',
            handle: meta('Build again'),
            lazy: async () => ({ Component: (await import('../features/generator/again-page.tsx')).AgainPage }),
          },
          {
            path: '/analytics',
            handle: meta('Analytics'),
            lazy: async () => ({ Component: (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage }),
          },
          {
            path: '/admin',
            handle: meta('Admin Panel'),
            lazy: async () => ({ Component: (await import('../features/admin/admin-page.tsx')).AdminPage }),
          },
          {
            path: '/account',
            handle: meta('Account'),
            lazy: async () => ({ Component: (await import('../features/account/account-page.tsx')).AccountPage }),
          },
          {
            path: PRODUCT.chatPath,
            handle: meta('New project'),
            // Strangers see what they brought; those who brought nothing are sent home (spec 1 §2).
            loader: async () => {
              const isSomebody = browserSession.hasToken() || browserSession.getState().user !== null;
              return isSomebody || (await hasKept(null)) ? null : redirect('/');
            },
            lazy: async () => ({ Component: (await import('../features/generator/generator-page.tsx')).GeneratorPage }),
          },
        ],
      },
    ],
  },
];
