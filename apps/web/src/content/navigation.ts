import { TEMPLATES_PATH } from './templates.ts';

/** One entry of a menu. */
export type MenuLink = { readonly name: string; readonly to: string };

/** The site's menu. */
export const SITE_MENU: readonly MenuLink[] = [
  { name: 'Home', to: '/' },
  { name: 'How it works', to: '/how-it-works' },
  { name: 'Services', to: '/services' },
  { name: 'Pricing', to: '/pricing' },
  { name: 'FAQ', to: '/faq' },
];

/** Where one looks through a finished project. */
export const SAMPLE_LINK: MenuLink = { name: 'Sample project', to: '/sample-project' };

/** Where one starts from a model of the library. */
export const TEMPLATES_LINK: MenuLink = { name: 'Templates', to: TEMPLATES_PATH };

export const LEGAL_MENU: readonly MenuLink[] = [
  { name: 'Privacy policy', to: '/privacy-policy' },
  { name: 'Terms and conditions', to: '/terms-conditions' },
];
