import { PRODUCT } from '@backsmith/contract';
import type { ComponentType } from 'react';
import { CASE_STUDIES } from '../content/case-studies.ts';

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
