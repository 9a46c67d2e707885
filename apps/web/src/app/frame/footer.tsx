import { PRODUCT } from '@backsmith/contract';
import { frameTexts } from '../../content/frame.ts';
import { legalMenu, type MenuLink, productMenu } from '../../content/navigation.ts';
import { SITE } from '../../content/site.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const LINK = 'inline-flex min-h-7 items-center text-13 text-fg-2 hover:text-fg';

export function Footer() {
  const texts = frameTexts.get();
  return (
    <footer className="later">
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 gap-8 px-5 py-8 sm:p-12 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 max-md:col-span-2">
          <p className="flex items-center gap-[9px] text-[17px] font-semibold tracking-[-0.03em]">
            <Mark className="size-[26px]" />
            {PRODUCT.name}
          </p>
          <p className="max-w-[34ch] text-13 text-fg-2">{texts.description}</p>
          <p className="text-13">
            <a className="link" href={`mailto:${SITE.contact}`}>
              {SITE.contact}
            </a>
          </p>
          <LanguageSwitch />
        </div>
        <FooterMenu title={texts.product} links={productMenu()} />
        <nav aria-label={texts.social}>
          <h2 className="mb-2 text-13 font-strong">{texts.follow}</h2>
          <ul>
            {SITE.social.map(({ name, href }) => (
              <li key={name}>
                <a className={LINK} href={href} rel="noopener" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterMenu title={texts.legal} links={legalMenu()} />
      </div>
      <p className="mx-auto max-w-[1200px] px-5 pb-8 text-13 text-fg-3 sm:px-12">
        © {SITE.copyrightYear} {PRODUCT.name}
      </p>
    </footer>
  );
}

function FooterMenu({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-13 font-strong">{title}</h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link className={LINK} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
