import { expect, test } from 'vitest';
import { PHRASES } from './set-phrases.ts';

const plain = (text: string): string =>
  PHRASES.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);

test.each([
  ['Obituaries have dates of birth and death', 'Obituaries have birth date and death date'],
  ['Members give place and date of birth', 'Members give birth place and birth date'],
  ['levels with spots of different types', 'levels with spots with a type'],
  ['Insurance covers part of the price', 'Insurance covers the price'],
  ['bags in stock with an expiry', 'bags with an expiry'],
  ['we keep a hall of fame', 'we keep a leaderboard'],
])('%s: %s', (said, meant) => {
  expect(plain(said).replaceAll(/ +/gu, ' ')).toBe(meant);
});

test.each(['Spots of different types (car, van)', 'Machines need part of a pump'])('is as it was: %s', (said) => {
  expect(plain(said)).toBe(said);
});
