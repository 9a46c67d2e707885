// Read when the site is built, never in the browser: the library of models is large.
import { countOf } from '@backsmith/text';
import type { PageHead } from '../content/page-heads.ts';
import { templates } from '../content/templates.ts';
import type { TemplateFacts } from '../features/marketing/templates/facts.ts';
import { galleryFacts, templateFacts, templateNames } from '../features/marketing/templates/read-library.ts';
import { type FactsPage, GALLERY_PAGE, templatePage } from './site-pages.ts';

/** A page with what it is drawn from, and what of that is written into its document: all, where nothing else is said. */
export type WrittenWithFacts = FactsPage & PageHead & { readonly facts: unknown; readonly block?: unknown };

/** The gallery of models and the page of each. */
export function writtenWithFacts(): readonly WrittenWithFacts[] {
  const { pictures, ...inWords } = galleryFacts();
  const gallery = {
    ...GALLERY_PAGE,
    title: 'Data models to start from',
    description: `${templateNames().length} data models, from CRM and help desk to hospital and hotel. ${templates.lead}`,
    facts: { ...inWords, pictures },
    block: inWords,
  };
  const pages = templateNames()
    .flatMap((name) => templateFacts(name) ?? [])
    .map((facts) => ({
      ...templatePage(facts.name),
      title: `${facts.title}: data model`,
      description: describe(facts),
      facts,
    }));
  return [gallery, ...pages];
}

/** "Help desk: customers open tickets. 5 tables (customers, agents, ...) to start a Spring Boot backend from." */
function describe({ title, says, parts }: TemplateFacts): string {
  const names = (parts[0]?.tables ?? []).map(({ name }) => name.replaceAll('_', ' '));
  return `${title} data model. ${says} ${countOf(names.length, 'table')}: ${names.join(', ')}. Change it in plain words and build a Spring Boot backend from it.`;
}
