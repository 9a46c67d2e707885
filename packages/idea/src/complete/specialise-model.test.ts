import { expect, test } from 'vitest';
import { understandIdea, type IdeaModel } from '../index.ts';

function modelOf(text: string): IdeaModel {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model;
}

const namesIn = (text: string): readonly string[] => modelOf(text).tables.map(({ name }) => name);

test.each([
  ['app like Airbnb for boats', 'boats', 'properties'],
  ['Airbnb for private gardens', 'gardens', 'properties'],
  ['a Vinted clone for kids clothes', 'clothes', 'listings'],
  ['online shop for handmade candles', 'candles', 'products'],
])('%s: %s stand in the place of %s', (text, wanted, usual) => {
  const names = namesIn(text);
  expect(names).toContain(wanted);
  expect(names).not.toContain(usual);
  const { tables } = modelOf(text);
  expect(tables.some(({ links }) => links.some(({ table, required }) => table === wanted && required))).toBe(true);
});

test('what only the trade itself has is left out: no bedrooms in a boat, and no kinds of homes', () => {
  const boats = modelOf('app like Airbnb for boats').tables.find(({ name }) => name === 'boats');
  const columns = boats?.columns.map(({ name }) => name) ?? [];
  expect(columns).toEqual(expect.arrayContaining(['title', 'nightly_price', 'currency', 'status']));
  expect(columns).not.toContain('bedrooms');
  expect(columns).not.toContain('type');
  expect(namesIn('app like Airbnb for boats')).toContain('boat_photos');
});

test('persons it is for, and things the model has itself, change nothing', () => {
  expect(namesIn('an online shop for teenagers')).toContain('products');
  expect(namesIn('a marketplace for listings of cars')).toContain('listings');
});

test('the things offered beside it do not need the one that was replaced', () => {
  const understood = understandIdea('app like Airbnb for boats');
  const offers = understood.kind === 'schema' ? understood.value.guide.offers : [];
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.flatMap(({ tables }) => tables)).not.toContain('properties');
});
