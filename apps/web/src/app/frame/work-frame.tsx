import { QueryClientProvider } from '@tanstack/react-query';
import { PRODUCT } from '@backsmith/contract';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { type MenuLink, siteMenu } from '../../content/navigation.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { createQueryClient } from '../query-client.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import { EntryButton } from './entry-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useEarlyToaster } from './use-early-toaster.ts';
import { TopBar } from './top-bar.tsx';
import { WaitingCalls } from './waiting-calls.tsx';
import { useEndedSession } from '../../shared/session/use-ended-session.ts';
import { useSession } from '../../shared/session/session-context.ts';

const APP_MENU: readonly MenuLink[] = [
  { name: 'Dashboard', to: '/dashboard' },
  { name: 'New project', to: PRODUCT.chatPath },
];

/** The frame of the pages one works in, with the cache of what the server told: for accounts, and for strangers at a review. */
export function WorkFrame() {
  useEarlyToaster();
  const { isAuthenticated } = useSession();
  const endSession = useEndedSession();
  const [queries] = useState(() => createQueryClient(endSession));
  const links = isAuthenticated ? APP_MENU : siteMenu();
  return (
    <QueryClientProvider client={queries}>
      <TopBar
        compact
        wide
        menu={<MenuLinks links={links} look="app" />}
        end={
          <>
            <ThemeSwitch />
            {isAuthenticated ? (
              <AccountMenu />
            ) : (
              <span className="max-md:hidden">
                <EntryButton />
              </span>
            )}
            <PhoneMenu links={links} action={<EntryButton full />} />
          </>
        }
      />
      <WaitingCalls />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
