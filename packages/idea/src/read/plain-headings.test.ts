import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { plainHeadings } from './plain-headings.ts';

test.each([
  ['## Kettles\nName, price, colour', 'Kettles: Name, price, colour'],
  ['**Kettles**\n- name\n- price\n- colour (red, blue)', 'Kettles: name, price, colour (red, blue)'],
  [
    'Kettles\nname, price, colour. A kettle is sold in a shop.',
    'Kettles: name, price, colour\nA kettle is sold in a shop.',
  ],
  ['1. Kettles:\n  * name\n  * price', 'Kettles: name, price'],
])('%j has the fields of a thing below its heading', (text, line) => {
  expect(plainHeadings(text)).toBe(line);
});

test.each([
  'Kettles\nWe sell kettles, pots and pans to customers.',
  '## Kettles\n- customers buy kettles of us\n- we repair them, too',
  'Name, price\nKettles',
])('%j stays as it is', (text) => {
  expect(plainHeadings(text)).toBe(text);
});

test('fields below a heading are those of its thing, and a field called like another heading refers to it', () => {
  const understood = understandIdea('# Pottery\n\n## Kilns\nname, price\n\n## Firings\nkiln, start time, temperature');
  const tables = understood.kind === 'schema' ? understood.value.model.tables : [];
  const firings = tables.find(({ name }) => name === 'firings');
  expect(firings?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['start_time', 'temperature']));
  expect(firings?.links.map(({ table }) => table)).toEqual(['kilns']);
});
