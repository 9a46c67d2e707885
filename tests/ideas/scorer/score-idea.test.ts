import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import type { Gold, RelatedIdea } from '../gold.ts';
import { figuresOf, regressions, scoreIdeas } from './figures.ts';
import { isColumnFor } from './match-column.ts';
import { producedTables } from './produced.ts';
import { qualityOf } from './quality.ts';
import { scoreIdea } from './score-idea.ts';
import { keyOf } from './words.ts';

const tablesOf = (sql: string) => producedTables(readSchema(sql, { dialect: 'postgresql' }).value.schema);

const GOLD: Gold = {
  entities: [
    { name: 'boat', synonyms: ['vessel'] },
    { name: 'hire', synonyms: ['rental'] },
  ],
  optional: [{ name: 'customer', synonyms: ['guest'] }],
  attributes: [{ entity: 'boat', name: 'licence number', synonyms: [] }],
  relations: [{ from: 'boat', to: 'hire', kind: 'one-to-many' }],
  enums: [{ entity: 'hire', attribute: 'status', values: ['open', 'closed'] }],
  forbidden: ['secret'],
};

const BOATS = 'CREATE TABLE vessels (id INT PRIMARY KEY, license_number TEXT, name TEXT);';
const HIRES = `CREATE TABLE rentals (id INT PRIMARY KEY, vessel_id INT REFERENCES vessels (id), started_at TIMESTAMP,
  status VARCHAR(9) CHECK (status IN ('open', 'closed')));`;

const points = (sql: string) => {
  const { entities, precision, attributes, relations, enums } = scoreIdea(GOLD, tablesOf(sql));
  return [entities, precision, attributes, relations, enums].map(({ got, of }) => `${got}/${of}`).join(' ');
};

describe('scoreIdea', () => {
  test('knows tables by their synonyms, in the plural and in either spelling', () => {
    expect(points(BOATS + HIRES)).toBe('2/2 2/2 1/1 1/1 1/1');
  });

  test('counts what is missing, and half a point for a link of another number', () => {
    expect(points(BOATS)).toBe('1/2 1/1 1/1 0/1 0/1');
    const joined =
      'CREATE TABLE hires (id INT PRIMARY KEY); CREATE TABLE x (b INT REFERENCES vessels, h INT REFERENCES hires);';
    expect(points(BOATS + joined)).toBe('2/2 2/2 1/1 0.5/1 0/1');
  });

  test('counts tables nobody spoke of, but not optional ones, accounts and joins', () => {
    expect(points(`${BOATS}${HIRES} CREATE TABLE guests (id INT); CREATE TABLE users (id INT);`)).toMatch(
      /^2\/2 3\/3/u,
    );
    expect(points(`${BOATS}${HIRES} CREATE TABLE engines (id INT PRIMARY KEY);`)).toMatch(/^2\/2 2\/3/u);
  });

  test('finds invalid models and tables out of hidden orders', () => {
    const { invalid } = scoreIdea(GOLD, tablesOf(`${BOATS} CREATE TABLE secrets (value TEXT);`));
    expect(invalid).toEqual(['no key in secrets', 'secrets out of a hidden order']);
  });
});

test('isColumnFor takes other ways to say the same and nothing else', () => {
  expect(isColumnFor('start_date', ['started at'], 'hire')).toBe(true);
  expect(isColumnFor('guest_number', ['number of guests'], 'booking')).toBe(true);
  expect(isColumnFor('boat_length', ['length'], 'boat')).toBe(true);
  expect(isColumnFor('end_date', ['started at'], 'hire')).toBe(false);
  expect(isColumnFor('date', ['due date'], 'invoice')).toBe(false);
});

test('keyOf brings names of one thing together', () => {
  for (const name of ['OrderLines', 'order_line', 'tbl_order_lines', 'order lines'])
    expect(keyOf(name)).toBe('order line');
  expect(keyOf('CITIES')).toBe('city');
  expect(keyOf('statuses')).toBe('status');
  expect(keyOf('buses')).toBe('bus');
});

test('qualityOf sees tables with too little and columns of a wrong type', () => {
  const quality = qualityOf(tablesOf(`${BOATS}${HIRES} CREATE TABLE tags (id INT PRIMARY KEY, price TEXT);`));
  expect(quality).toMatchObject({ thin: ['tags'], judged: 3, typed: 2, mistyped: ['tags.price TEXT'] });
});

test('figures are sums, and worse ones are named', () => {
  const ideas: RelatedIdea[] = ['a', 'b'].map((id) => ({ id, style: 'terse', prompt: id, gold: GOLD }));
  const all = scoreIdeas(ideas, new Map(ideas.map(({ id }) => [id, { tables: tablesOf(BOATS + HIRES) }])));
  const half = scoreIdeas(ideas, new Map([['a', { tables: tablesOf(BOATS + HIRES) }]]));
  expect(figuresOf(all)).toMatchObject({ entityRecall: 1, terseEntities: 1, relatedRefused: 0 });
  expect(figuresOf(half)).toMatchObject({ entityRecall: 0.5, relations: 0.5, relatedRefused: 1 });
  expect(regressions(figuresOf(half), figuresOf(all))).toEqual([]);
  expect(regressions(figuresOf(all), figuresOf(half))).toContain('relatedRefused: 1, recorded 0');
});
