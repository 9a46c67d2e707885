import { LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { fullNameOf, initialsOf } from '../../shared/session/session-user.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useLogout } from '../../shared/session/use-logout.ts';

const ITEM =
  'flex h-9 items-center gap-2.5 rounded-control px-2.5 outline-none data-highlighted:bg-surface-2 max-sm:h-11';

/** The avatar, with who is signed in and the way out behind it. */
export function AccountMenu() {
  const { user } = useSession();
  const logout = useLogout();
  const { go } = useNavigation();
  if (user === null) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`${initialsOf(user)}, account of ${fullNameOf(user)}`}
        className="grid size-9 place-items-center rounded-full focus-visible:rounded-full max-sm:size-10"
      >
        <span className="grid size-7 place-items-center rounded-full bg-surface-3 text-[11px] font-semibold">
          {initialsOf(user)}
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-30 min-w-56 rounded-panel border border-line bg-surface p-1.5 text-13 shadow-pop"
        >
          <DropdownMenu.Label className="px-2.5 py-2">
            <span className="block font-strong">{fullNameOf(user)}</span>
            <span className="block text-fg-2">{user.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mx-2.5 my-1 h-px bg-line" />
          <DropdownMenu.Item onSelect={() => void go('/account')} className={ITEM}>
            <Icon of={UserRound} className="text-fg-3" />
            Account
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void logout()} className={ITEM}>
            <Icon of={LogOut} className="text-fg-3" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
