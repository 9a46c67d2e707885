import type { ComponentType } from 'react';
import { CASE_STUDIES } from '../content/case-studies.ts';
import { TEMPLATES_PATH, templatePath } from '../content/templates.ts';
import type { GalleryFacts, TemplateFacts } from '../features/marketing/templates/facts.ts';

/** A page that is the same for everybody, and is written out as HTML when the site is built. */
export type SitePage = {
  readonly path: string;
  /** There is one in each of the site's languages. */
  readonly translated?: true;
  /** The page's module, as the bundle names it. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
};

const caseStudies: readonly SitePage[] = CASE_STUDIES.map((study) => ({
  path: study.path,
  source: 'src/features/marketing/work/case-study-page.tsx',
  load: async () => (await import('../features/marketing/work/case-study-page.tsx')).caseStudyPage(study),
}));

export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/',
    translated: true,
    source: 'src/app/pages/home-page.tsx',
    load: async () => (await import('./pages/home-page.tsx')).loadHomePage(),
  },
  {
    path: '/how-it-works',
    translated: true,
    source: 'src/features/marketing/how-it-works/how-it-works-page.tsx',
    load: async () => (await import('../features/marketing/how-it-works/how-it-works-page.tsx')).HowItWorksPage,
  },
  {
    path: '/services',
    translated: true,
    source: 'src/features/marketing/services/services-page.tsx',
    load: async () => (await import('../features/marketing/services/services-page.tsx')).ServicesPage,
  },
  {
    path: '/pricing',
    translated: true,
    source: 'src/features/billing/pricing-page.tsx',
    load: async () => (await import('../features/billing/pricing-page.tsx')).PricingPage,
  },
  {
    path: '/faq',
    translated: true,
    source: 'src/features/marketing/faq/faq-page.tsx',
    load: async () => (await import('../features/marketing/faq/faq-page.tsx')).FaqPage,
  },
  {
    path: '/sample-project',
    source: 'src/features/marketing/sample/sample-page.tsx',
    load: async () => (await import('../features/marketing/sample/sample-page.tsx')).SamplePage,
  },
  ...caseStudies,
  {
    path: '/privacy-policy',
    source: 'src/features/marketing/legal/privacy-page.tsx',
    load: async () => (await import('../features/marketing/legal/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/terms-conditions',
    source: 'src/features/marketing/legal/terms-page.tsx',
    load: async () => (await import('../features/marketing/legal/terms-page.tsx')).TermsPage,
  },
];

const TRANSLATED: ReadonlySet<string> = new Set(SITE_PAGES.filter((page) => page.translated).map(({ path }) => path));

/** True for the address of a page that exists in all languages. */
export function isTranslated(path: string): boolean {
  return TRANSLATED.has(path);
}

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
