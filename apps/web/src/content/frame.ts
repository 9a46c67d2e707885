import { count, params } from '@nanostores/i18n';
import { PRODUCT } from '@backsmith/contract';
import { textsOf } from '../language/texts.ts';
import { SITE } from './site.ts';

/** The words around every public page. */
export const frame = {
  skip: 'Skip to content',
  home: `${PRODUCT.name}, home`,
  mainMenu: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  talk: "LET'S TALK",
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  getStarted: 'Get Started',
  dashboard: 'Dashboard',
  start: 'Start building',
  description: SITE.description,
  product: 'Product',
  social: 'Social networks',
  follow: 'Follow',
  legal: 'Legal',
  language: 'Language',
} as const;

export const frameTexts = textsOf('frame', frame);

/** What is counted on the pages. */
export const counts = {
  tables: count({ one: '{count} table', other: '{count} tables' }),
  relations: count({ one: '{count} relation', other: '{count} relations' }),
  files: count({ one: '{count} file', other: '{count} files' }),
  lines: count({ one: '{count} line', other: '{count} lines' }),
  findings: count({ one: '{count} finding', other: '{count} findings' }),
  characters: params('{count} of {max} characters'),
};

export const countTexts = textsOf('counts', counts);
