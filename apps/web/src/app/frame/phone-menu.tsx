import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { frameTexts } from '../../content/frame.ts';
import type { MenuLink } from '../../content/navigation.ts';
import { SITE } from '../../content/site.ts';
import { showModal } from '../../shared/lib/show-modal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Menu, X } from '../../shared/ui/icons.ts';
import { Brand } from '../../shared/ui/mark.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { MenuLinks } from './menu-links.tsx';

type PhoneMenuProps = {
  readonly links: readonly MenuLink[];
  /** The bar's own button, once more. */
  readonly action: ReactNode;
};

/**
 * The menu of narrow screens: a sheet of full height from the right. A modal dialog, so that the page behind it holds
 * still and Escape closes it.
 */
export function PhoneMenu({ links, action }: PhoneMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const texts = frameTexts.get();
  const close = () => dialog.current?.close();
  const open = () => {
    if (dialog.current) showModal(dialog.current);
    setOpen(true);
  };
  /** The overlay is the dialog itself; a followed link leaves the menu behind. */
  const closeOnOverlayOrLink = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a[href]'))) close();
  };
  return (
    <div className="md:hidden">
      <Button tone="bare" square aria-label={texts.openMenu} aria-expanded={isOpen} onClick={open}>
        <Icon of={Menu} />
      </Button>
      <dialog
        ref={dialog}
        aria-label={texts.menu}
        onClose={() => setOpen(false)}
        onClick={closeOnOverlayOrLink}
        className="sheet m-0 ml-auto h-dvh max-h-none w-[min(420px,calc(100vw-40px))] max-w-none border-l border-line bg-bg text-fg shadow-pop"
      >
        <div className="grid min-h-full grid-rows-[auto_1fr_auto] gap-8 px-5 pt-2 pb-8">
          <div className="flex items-center justify-between">
            <Brand />
            <div className="flex gap-2">
              <ThemeSwitch />
              <Button tone="bare" square aria-label={texts.closeMenu} onClick={close}>
                <Icon of={X} />
              </Button>
            </div>
          </div>
          <MenuLinks links={links} look="sheet" />
          <div className="grid gap-3 border-t border-line pt-6">
            <h2 className="text-14 font-semibold">{texts.talk}</h2>
            <a className="link w-fit" href={`mailto:${SITE.contact}`}>
              {SITE.contact}
            </a>
            {action}
          </div>
        </div>
      </dialog>
    </div>
  );
}
