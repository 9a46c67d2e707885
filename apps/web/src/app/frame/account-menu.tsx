import { useSession } from '../../shared/session/session-context.ts';
import { fullNameOf, initialsOf } from '../../shared/session/session-user.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LogOut, UserRound } from '../../shared/ui/icons.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Menu } from '../../shared/ui/menu.tsx';

const ITEM =
  'flex h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-left outline-offset-[-2px] hover:bg-surface-2 focus:bg-surface-2 max-sm:h-11';

/** The avatar, with who is signed in and the way out behind it. */
export function AccountMenu() {
  const { user } = useSession();
  const logout = useLogout();
  if (user === null) return null;
  return (
    <Menu
      label={`${initialsOf(user)}, account of ${fullNameOf(user)}`}
      className="grid size-9 place-items-center rounded-full focus-visible:rounded-full max-sm:size-10"
      face={
        <span className="grid size-7 place-items-center rounded-full bg-surface-3 text-[11px] font-semibold">
          {initialsOf(user)}
        </span>
      }
      head={
        <p className="mb-1 max-w-72 border-b border-line px-2.5 py-2">
          <span className="block font-strong break-words">{fullNameOf(user)}</span>
          <span className="block break-all text-fg-2">{user.email}</span>
        </p>
      }
    >
      <Link to="/account" role="menuitem" tabIndex={-1} className={ITEM}>
        <Icon of={UserRound} className="text-fg-3" />
        Account
      </Link>
      <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={() => void logout()}>
        <Icon of={LogOut} className="text-fg-3" />
        Logout
      </button>
    </Menu>
  );
}
