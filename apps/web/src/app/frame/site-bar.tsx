import { siteMenu } from '../../content/navigation.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { EntryButton } from './entry-button.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useCompact } from './use-scrolled.ts';

export function SiteBar() {
  const compact = useCompact();
  const links = siteMenu();
  return (
    <TopBar
      compact={compact}
      menu={<MenuLinks links={links} look="bar" />}
      end={
        <>
          <span className="max-xs:hidden">
            <ThemeSwitch />
          </span>
          <EntryButton />
          <PhoneMenu links={links} action={<EntryButton full />} />
        </>
      }
    />
  );
}
