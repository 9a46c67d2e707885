import { expect, test } from 'vitest';
import { languageToOffer } from './language-to-offer.ts';

test.each([
  ['the browser’s dearest that the site speaks', { page: 'en', kept: null, wanted: ['fr-FR', 'de-AT', 'en'] }, 'de'],
  ['English on a German page', { page: 'de', kept: null, wanted: ['en-GB', 'de'] }, 'en'],
  ['nothing where the page is in it', { page: 'de', kept: null, wanted: ['de', 'en'] }, null],
  ['nothing once a language was chosen', { page: 'en', kept: 'en', wanted: ['de'] }, null],
  ['nothing the site does not speak', { page: 'en', kept: null, wanted: ['fr'] }, null],
] as const)('what is offered is %s', (_, visit, offered) => {
  expect(languageToOffer(visit)).toBe(offered);
});
