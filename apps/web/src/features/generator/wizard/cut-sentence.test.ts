import { expect, test } from 'vitest';
import { cutSentence } from './cut-sentence.ts';

const FIVE = ['orders', 'catalog', 'customers', 'billing', 'shipping', 'returns', 'reviews'];

test.each([
  [{ tables: 6, services: ['shop'], isMonolith: false }, '6 tables are too small to cut: one service.'],
  [{ tables: 1, services: ['shop'], isMonolith: true }, '1 table is too small to cut: one application fits.'],
  [{ tables: 40, services: ['shop'], isMonolith: false }, '40 tables belong together: one service.'],
  [{ tables: 9, services: ['a', 'b'], isMonolith: false }, '9 tables become 2 services: a, b.'],
  [
    { tables: 60, services: FIVE, isMonolith: true },
    '60 tables in one application. As services they would be 7: orders, catalog, customers, billing, shipping, returns and 1 more.',
  ],
])('%o', (facts, sentence) => {
  expect(cutSentence(facts)).toBe(sentence);
});
