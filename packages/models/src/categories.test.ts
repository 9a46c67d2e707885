import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { domainModels } from './library.ts';

test('every domain stands in one category', () => {
  const listed = CATEGORIES.flatMap(({ domains }) => domains);
  expect(listed.toSorted()).toEqual(domainModels().map(({ name }) => name));
});

test('categories have names and titles of their own', () => {
  expect(new Set(CATEGORIES.map(({ name }) => name)).size).toBe(CATEGORIES.length);
  expect(new Set(CATEGORIES.map(({ title }) => title)).size).toBe(CATEGORIES.length);
});
