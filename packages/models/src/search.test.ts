import { expect, test } from 'vitest';
import { domainModels } from './library.ts';
import { nearestDomains, searchDomains } from './search.ts';

const names = (query: string) => searchDomains(query).map(({ name }) => name);

test('no words find everything', () => {
  expect(searchDomains(' ')).toEqual(domainModels());
});

test('a name comes before what only mentions it', () => {
  expect(names('hotel')[0]).toBe('hotel');
  expect(names('ticket').indexOf('help-desk')).toBeGreaterThanOrEqual(0);
  expect(names('Zendesk')).toContain('help-desk');
});

test('words may be in the plural or cut short, and all of them must be found', () => {
  expect(names('invoices')).toContain('invoicing');
  expect(names('restau')[0]).toBe('restaurant');
  expect(names('hotel zzzz')).toEqual([]);
});

test('a name that is not there answers with the nearest ones', () => {
  expect(nearestDomains('help-desc')[0]).toBe('help-desk');
  expect(nearestDomains('helpdesk')[0]).toBe('help-desk');
  expect(nearestDomains('car-repair-shop').length).toBeGreaterThan(0);
  expect(nearestDomains('zzzzzz')).toEqual([]);
});

test('every domain is the first found by its own name', () => {
  const astray = domainModels().filter(({ name }) => names(name.replaceAll('-', ' '))[0] !== name);
  expect(astray.map(({ name }) => name)).toEqual([]);
});
