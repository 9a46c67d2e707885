import { QueryClientProvider } from '@tanstack/react-query';
import { PRODUCT } from '@backsmith/contract';
import { useState } from 'react';
import { Outlet } from 'react-router';
import type { MenuLink } from '../../content/navigation.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { createQueryClient } from '../query-client.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import { EntryButton } from './entry-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useEarlyToaster } from './use-early-toaster.ts';
import { TopBar } from './top-bar.tsx';
import { useEndedSession } from '../../shared/session/use-ended-session.ts';

const APP_MENU: readonly MenuLink[] = [
  { name: 'Dashboard', to: '/dashboard' },
  { name: 'New project', to: PRODUCT.chatPath },
];

/** The frame of the signed-in pages, with the cache of what the server told. */
export function SignedInFrame() {
  useEarlyToaster();
  const endSession = useEndedSession();
  const [queries] = useState(() => createQueryClient(endSession));
  return (
    <QueryClientProvider client={queries}>
      <TopBar
        compact
        wide
        menu={<MenuLinks links={APP_MENU} look="app" />}
        end={
          <>
            <ThemeSwitch />
            <AccountMenu />
            <PhoneMenu links={APP_MENU} action={<EntryButton full />} />
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
