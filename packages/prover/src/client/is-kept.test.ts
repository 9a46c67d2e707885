import { expect, test } from 'vitest';
import { EMPTY_RESOURCE } from '../testing/empty-resource.ts';
import { readResources } from './document.ts';
import { isKept } from './is-kept.ts';
import type { Match } from './match-tables.ts';

function matchOf(column: string, canRestore: boolean): Match {
  const columns = [{ name: column, type: 'tinyint', notNull: true, hasDefault: true }];
  const table = { id: 'kunden', name: 'kunden', isView: false, columns, foreignKeys: [] };
  return { resource: { ...EMPTY_RESOURCE, canRestore }, table, fieldOf: new Map() };
}

test('a record stays where the API brings it back, or a column says so', () => {
  expect(isKept(matchOf('geloescht', true))).toBe(true);
  expect(isKept(matchOf('is_deleted', false))).toBe(true);
  expect(isKept(matchOf('geloescht', false))).toBe(false);
});

test('a call that restores is read from the description', () => {
  const responses = {};
  const paths = { '/kunden': { get: { responses } }, '/kunden/{kundenNr}': { get: { responses } } };
  const restored = { ...paths, '/kunden/{kundenNr}/restore': { post: { responses } } };
  expect(readResources({ paths }).map(({ canRestore }) => canRestore)).toEqual([false]);
  expect(readResources({ paths: restored }).map(({ canRestore }) => canRestore)).toEqual([true]);
});
