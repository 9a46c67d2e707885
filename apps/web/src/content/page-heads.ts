import { PRODUCT } from '@backsmith/contract';
import { CASE_STUDIES } from './case-studies.ts';

/** What a page is called in tabs, and what search engines and previews say of it; the site's own words where there are none. */
export type PageHead = { readonly title: string; readonly description?: string };

/** The heads of the pages that exist in all languages. */
export const pageHeads = {
  '/': { title: `${PRODUCT.name}: SQL in, Spring Boot out` },
  '/how-it-works': {
    title: 'How it works',
    description: 'Four steps from a SQL file or an idea to a Spring Boot project: bring, validate, generate, export.',
  },
  '/services': {
    title: 'Services',
    description: 'What is in the zip: REST services, database integration, API documentation, DevOps files and more.',
  },
  '/pricing': {
    title: 'Pricing',
    description: 'Three plans, paid once per project. No subscription, no limit on tables.',
  },
  '/faq': {
    title: 'FAQ',
    description: 'Twelve questions about databases, architecture, ownership, price, data and limits, answered plainly.',
  },
} as const satisfies Readonly<Record<string, PageHead>>;

/** The heads of those pages in another language: each has a description of its own. */
export type TranslatedHeads = Readonly<Record<keyof typeof pageHeads, Required<PageHead>>>;

const HEADS: Readonly<Record<string, PageHead>> = {
  ...pageHeads,
  '/sample-project': {
    title: 'A finished project',
    description: 'Every file of a generated Spring Boot project, to read in the browser or to download and run.',
  },
  ...Object.fromEntries(
    CASE_STUDIES.map(({ path, name }) => [
      path,
      { title: `Case study: ${name}`, description: `${name}: the case study is being written.` },
    ]),
  ),
  '/privacy-policy': { title: 'Privacy policy' },
  '/terms-conditions': { title: 'Terms and conditions' },
};

/** The English head of a page. @throws for an address that has none */
export function pageHead(path: string): PageHead {
  const head = HEADS[path];
  if (head === undefined) throw new Error(`${path} has no title.`);
  return head;
}
