import { understandIdea, type IdeaModel } from '@backsmith/idea';
import { findDomains } from '@backsmith/models';
import { expect, test } from 'vitest';

/** Ideas in one line as people type them, with the model of the library they are about; written before anybody saw what became of them. */
const ONE_LINERS = [
  ['hospital management system', 'hospital'],
  ['a booking and records system for our small clinic', 'clinic'],
  ['pharmacy software with prescriptions', 'pharmacy'],
  ['a CRM for a small agency', 'crm'],
  ['help desk for our IT department', 'help-desk'],
  ['inventory management for a hardware shop', 'inventory'],
  ['warehouse management system', 'warehouse'],
  ['a project management tool like Trello', 'project-management'],
  ['HR system for a startup', 'hr'],
  ['school management system', 'school'],
  ['an online learning platform like Udemy', 'lms'],
  ['public library system', 'library'],
  ['hotel reservation system', 'hotel'],
  ['restaurant management with table reservations', 'restaurant'],
  ['a food delivery app like Uber Eats', 'food-delivery'],
  ['a marketplace for handmade goods like Etsy', 'marketplace'],
  ['an online shop for sneakers', 'shop'],
  ['subscription billing for a SaaS', 'subscription-billing'],
  ['invoicing software for freelancers', 'invoicing'],
  ['expense tracking for employees', 'expenses'],
  ['gym membership management', 'gym'],
  ['booking app for a hair salon', 'salon'],
  ['real estate listing website', 'real-estate'],
  ['property management for landlords', 'property-management'],
  ['a car rental system for us', 'car-rental'],
  ['fleet management software', 'fleet'],
  ['sell tickets for concerts and events', 'event-ticketing'],
  ['a blog with comments and tags', 'blog'],
  ['a discussion forum like Reddit', 'forum'],
  ['a social network like Instagram', 'social-network'],
  ['a chat app like Slack', 'chat'],
  ['a job board for developers', 'job-board'],
  ['applicant tracking system', 'recruiting'],
  ['insurance policy and claims management', 'insurance'],
  ['a simple banking system with accounts and transfers', 'banking'],
  ['a loan management system for a microfinance lender', 'loans'],
  ['donation management for a nonprofit', 'charity'],
  ['church membership management', 'church'],
  ['field service management for plumbers', 'field-service'],
  ['parking garage management', 'parking'],
  ['a vet clinic software for us', 'veterinary'],
  ['dental practice management', 'dental'],
  ['care home management', 'care-home'],
  ['daycare management app', 'daycare'],
  ['manufacturing execution system for a small factory', 'manufacturing'],
  ['a IT asset tracking for us', 'asset-tracking'],
  ['maintenance management system for machines', 'maintenance'],
  ['a survey builder like Typeform', 'survey'],
  ['a quiz app for students', 'quiz'],
  ['a podcast hosting platform', 'podcast'],
  ['a music streaming app like Spotify', 'music-streaming'],
  ['video streaming service like Netflix', 'video-streaming'],
  ['a recipe sharing website', 'recipes'],
  ['travel agency booking system', 'travel-agency'],
  ['flight booking system', 'airline'],
  ['case management for a law firm', 'law-firm'],
  ['construction project management', 'construction'],
  ['farm management software', 'farm'],
  ['shipment tracking for a logistics company', 'logistics'],
  ['manage a local football league', 'sports-league'],
] as const;

function modelOf(text: string): IdeaModel {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(`${understood.refusal.code}: ${text}`);
  return understood.value.model;
}

/** Links that are required in a circle: no row of such tables can be entered. */
function stuck({ tables }: IdeaModel): readonly string[] {
  const filled = new Set<string>();
  for (let before = -1; before !== filled.size;) {
    before = filled.size;
    for (const { name, links } of tables)
      if (links.every((link) => !link.required || filled.has(link.table))) filled.add(name);
  }
  return tables.map(({ name }) => name).filter((name) => !filled.has(name));
}

test.each(ONE_LINERS)('%s', (text, domain) => {
  expect(findDomains(text)[0]?.domain.name).toBe(domain);
  const model = modelOf(text);
  expect(model.tables.length).toBeGreaterThanOrEqual(4);
  expect(stuck(model)).toEqual([]);
});

test('links nobody stated and no model has are rare, and none of them is required', () => {
  const links = ONE_LINERS.flatMap(([text]) => modelOf(text).tables.flatMap((table) => table.links));
  const assumed = links.filter(({ origin }) => origin === 'assumed');
  console.log(`${links.length} links of ${ONE_LINERS.length} ideas in one line, ${assumed.length} of them assumed`);
  expect(assumed.filter(({ required }) => required)).toEqual([]);
  expect(assumed.length).toBeLessThanOrEqual(6);
});
