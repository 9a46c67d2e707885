import { frameTexts } from '../../content/frame.ts';
import type { MenuLink } from '../../content/navigation.ts';
import { classNames } from '../../shared/lib/class-names.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { Link } from '../../shared/ui/link.tsx';

type MenuLinksProps = {
  readonly links: readonly MenuLink[];
  readonly look: 'bar' | 'app' | 'sheet';
};

const LOOKS = {
  bar: {
    list: 'flex gap-0.5 max-md:hidden',
    link: 'rounded-control px-[11px] py-[7px] text-14 text-fg-2 hover:bg-surface-2 hover:text-fg',
    current: 'font-medium !text-fg',
  },
  app: {
    list: 'flex gap-0.5 max-md:hidden',
    link: 'rounded-control px-[11px] py-[7px] text-14 text-fg-2 hover:bg-surface-2 hover:text-fg',
    current: 'font-medium !text-fg bg-surface-2',
  },
  sheet: {
    list: 'grid gap-1',
    link: 'flex min-h-12 items-center text-28 font-semibold text-fg-2 hover:text-fg',
    current: '!text-fg',
  },
} as const;

/** A menu whose entry for the current address is marked. */
export function MenuLinks({ links, look }: MenuLinksProps) {
  const { pathname, hash } = useNavigation().address;
  const style = LOOKS[look];
  const { menu, mainMenu } = frameTexts.get();
  return (
    <nav aria-label={look === 'sheet' ? menu : mainMenu}>
      <ul className={style.list}>
        {links.map(({ name, to }) => {
          const isCurrent = to === `${pathname}${hash}`;
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames('inline-block', style.link, isCurrent && style.current)}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
