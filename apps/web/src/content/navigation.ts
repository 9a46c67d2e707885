import { textsOf } from '../language/texts.ts';
import { TEMPLATES_PATH } from './templates.ts';

/** One entry of a menu. */
export type MenuLink = { readonly name: string; readonly to: string };

/** What the pages are called in menus. */
export const pageNames = {
  '/': 'Home',
  '/how-it-works': 'How it works',
  '/services': 'Services',
  '/pricing': 'Pricing',
  '/faq': 'FAQ',
  '/sample-project': 'Sample project',
  [TEMPLATES_PATH]: 'Templates',
  '/privacy-policy': 'Privacy policy',
  '/terms-conditions': 'Terms and conditions',
} as const;

export const pageNameTexts = textsOf('pageNames', pageNames);

type NamedPath = keyof typeof pageNames;

/** Where one looks through a finished project. */
export const SAMPLE_PATH = '/sample-project';

const SHOWN: readonly NamedPath[] = ['/how-it-works', '/services', '/pricing', '/faq'];
const SITE_MENU: readonly NamedPath[] = ['/', ...SHOWN];
const PRODUCT_MENU: readonly NamedPath[] = [...SHOWN, TEMPLATES_PATH, SAMPLE_PATH];
const LEGAL_MENU: readonly NamedPath[] = ['/privacy-policy', '/terms-conditions'];

/** The site's menu. */
export function siteMenu(): readonly MenuLink[] {
  return SITE_MENU.map(linkTo);
}

/** What the footer names of the product: the menu without the way home, and what one may look through. */
export function productMenu(): readonly MenuLink[] {
  return PRODUCT_MENU.map(linkTo);
}

export function legalMenu(): readonly MenuLink[] {
  return LEGAL_MENU.map(linkTo);
}

function linkTo(to: NamedPath): MenuLink {
  return { name: pageNameTexts.get()[to], to };
}
