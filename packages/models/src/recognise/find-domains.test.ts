import { expect, test } from 'vitest';
import { findDomains } from './find-domains.ts';

test.each([
  ['hospital management system', 'hospital'],
  ['A CRM for a small agency', 'crm'],
  ['a project management tool like Trello', 'project-management'],
  ['An app for our clinic where patients book visits', 'clinic'],
  ['Inventory for a pharmacy', 'inventory'],
  ['something like Zendesk', 'help-desk'],
  ['a tournament site like Chess.com for our club', 'tournament'],
  ['something like change.org for schools', 'petitions'],
])('%j is about %s', (text, domain) => {
  const [best] = findDomains(text);
  expect(best?.domain.name).toBe(domain);
  expect(best?.named).toBe(true);
});

test('what only occurs in a text does not name it', () => {
  expect(findDomains('We bake bread. Once a week we deliver to the hospital.')[0]?.named).not.toBe(true);
});

test('whom a system is for names it where nothing else does', () => {
  expect(findDomains('A left luggage shelf for an airport')[0]?.named).toBe(false);
  expect(findDomains('A records app for an airport')[0]?.named).toBe(true);
});

test('a part of a trade is not the whole of it', () => {
  expect(findDomains('kindergarten waiting list')[0]?.whole).toBe(false);
  expect(findDomains('kindergarten management app with a waiting list')[0]?.whole).toBe(true);
  expect(findDomains('language exchange partner finder')[0]?.whole).toBe(true);
});

test.each(['A circus school hands out booklets', 'We close deals like it is 1999 and trello is a name'])(
  'a word that is part of another name counts for nothing: %j',
  (text) => {
    expect(findDomains(text)).toEqual([]);
  },
);

test.each(['a lift maintenance company with call outs', 'we run a snowboard hire in the Alps'])(
  'who runs a trade, and where, leaves it whole: %s',
  (text) => {
    expect(findDomains(text)[0]?.whole).toBe(true);
  },
);

test('the word for software is no thing of a trade', () => {
  expect(findDomains('a system to look after ferrets')).toEqual([]);
});

test('packs are those the text names', () => {
  const packs = findDomains('A help desk with a knowledge base and response times')[0]?.packs.map(({ name }) => name);
  expect(packs).toEqual(['sla', 'knowledge']);
});

test.each([
  ['brewery production tracking', 'brewery'],
  ['bug tracker like Jira', 'bug-tracker'],
  ['an online shop for sneakers', 'shop'],
])('a trade weighs more than what it does, and than what it is like: %j is about %s', (text, domain) => {
  expect(findDomains(text)[0]?.domain.name).toBe(domain);
});

test.each([
  ['Shows have hosts and slots, listeners send requests for tracks, sponsors pay for spots.', 'radio-station'],
  ['Runners enter courses of an event, split times are taken, and results are shown.', 'running-event'],
])('what only one trade keeps says what its things are like, and not that the text is about it: %j', (text, domain) => {
  const [best] = findDomains(`We need software. ${text}`);
  expect(best).toMatchObject({ likely: true, named: false });
  expect(best?.domain.name).toBe(domain);
});

test('what many trades keep says nothing of the trade', () => {
  const found = findDomains('We need software. Customers place orders for products, and employees send invoices.');
  expect(found.filter(({ likely }) => likely)).toEqual([]);
});
