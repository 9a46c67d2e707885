import { PRODUCT } from '@backsmith/contract';
import type { ComponentType } from 'react';
import { CASE_STUDIES } from '../content/case-studies.ts';
import { TEMPLATES_PATH, templatePath } from '../content/templates.ts';
import type { GalleryFacts, TemplateFacts } from '../features/marketing/templates/facts.ts';

/** A page that is the same for everybody, and is written out as HTML when the site is built. */
export type SitePage = {
  readonly path: string;
  readonly title: string;
  /** For search engines and previews; the site's own where there is none. */
  readonly description?: string;
  /** The page's module, as the bundle names it. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
};

const caseStudies: readonly SitePage[] = CASE_STUDIES.map((study) => ({
  path: study.path,
  title: `Case study: ${study.name}`,
  description: `${study.name}: the case study is being written.`,
  source: 'src/features/marketing/work/case-study-page.tsx',
  load: async () => (await import('../features/marketing/work/case-study-page.tsx')).caseStudyPage(study),
}));

export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: `${PRODUCT.name}: SQL in, Spring Boot out`,
    source: 'src/app/pages/home-page.tsx',
    load: async () => (await import('./pages/home-page.tsx')).loadHomePage(),
  },
  {
    path: '/how-it-works',
    title: 'How it works',
    description: 'Four steps from a SQL file or an idea to a Spring Boot project: bring, validate, generate, export.',
    source: 'src/features/marketing/how-it-works/how-it-works-page.tsx',
    load: async () => (await import('../features/marketing/how-it-works/how-it-works-page.tsx')).HowItWorksPage,
  },
  {
    path: '/services',
    title: 'Services',
    description: 'What is in the zip: REST services, database integration, API documentation, DevOps files and more.',
    source: 'src/features/marketing/services/services-page.tsx',
    load: async () => (await import('../features/marketing/services/services-page.tsx')).ServicesPage,
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'Three plans, paid once per project. No subscription, no limit on tables.',
    source: 'src/features/billing/pricing-page.tsx',
    load: async () => (await import('../features/billing/pricing-page.tsx')).PricingPage,
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Twelve questions about databases, architecture, ownership, price, data and limits, answered plainly.',
    source: 'src/features/marketing/faq/faq-page.tsx',
    load: async () => (await import('../features/marketing/faq/faq-page.tsx')).FaqPage,
  },
  {
    path: '/sample-project',
    title: 'A finished project',
    description: 'Every file of a generated Spring Boot project, to read in the browser or to download and run.',
    source: 'src/features/marketing/sample/sample-page.tsx',
    load: async () => (await import('../features/marketing/sample/sample-page.tsx')).SamplePage,
  },
  ...caseStudies,
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    source: 'src/features/marketing/legal/privacy-page.tsx',
    load: async () => (await import('../features/marketing/legal/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/terms-conditions',
    title: 'Terms and conditions',
    source: 'src/features/marketing/legal/terms-page.tsx',
    load: async () => (await import('../features/marketing/legal/terms-page.tsx')).TermsPage,
  },
];

/**
 * A page that shows more than its code holds. The facts are worked out when the site is built and written into the document,
 * so that no browser loads what they are made from.
 */
export type FactsPage = Pick<SitePage, 'path' | 'source'> & {
  readonly load: (facts: unknown) => Promise<ComponentType>;
};

/** Where all models are looked through. */
export const GALLERY_PAGE: FactsPage = {
  path: TEMPLATES_PATH,
  source: 'src/features/marketing/templates/gallery-page.tsx',
  load: async (facts) =>
    (await import('../features/marketing/templates/gallery-page.tsx')).galleryPage(facts as GalleryFacts),
};

/** The page of a model. @param name as the library names it */
export function templatePage(name: string): FactsPage {
  return {
    path: templatePath(name),
    source: 'src/features/marketing/templates/template-page.tsx',
    load: async (facts) =>
      (await import('../features/marketing/templates/template-page.tsx')).templatePage(facts as TemplateFacts),
  };
}

/** The page of an address that was written out with facts; nothing where it is another one. */
export function factsPageAt(path: string): FactsPage | undefined {
  if (path === GALLERY_PAGE.path) return GALLERY_PAGE;
  return path.startsWith(`${TEMPLATES_PATH}/`) ? templatePage(path.slice(TEMPLATES_PATH.length + 1)) : undefined;
}
