import { describe, expect, test } from 'vitest';
import { checkPackageName, checkProjectName } from '@backsmith/options';
import { suggestPackageName, suggestNameOf } from './suggest-name.ts';

describe('suggestNameOf', () => {
  test.each([
    ['shop.sql', 'shopapp'],
    ['/srv/dumps/Hospital, Planner.SQL', 'hospitalplanner'],
    ['the-database-for-my_library_of_books.sql', 'librarybooks'],
    ['hospital patient ward nurse.sql', 'hospitalpatientward'],
    ['transportation-administration-system.sql', 'transportationadmini'],
    ['an hr of go.sql', 'myapp'],
    ['standard input', 'standardinput'],
    ['日本.sql', 'myapp'],
    ['2024-orders.sql', '2024orders'],
    ['supercalifragilistic.sql', 'supercalifragilistic'],
  ])('%s', (path, expected) => {
    expect(suggestNameOf(path)).toBe(expected);
    expect(checkProjectName(expected)).toBeUndefined();
  });
});

describe('suggestPackageName', () => {
  test.each([
    ['Shop', 'com.example.shop'],
    ['2024orders', 'com.example.app2024orders'],
  ])('%s', (name, expected) => {
    expect(suggestPackageName(name)).toBe(expected);
    expect(checkPackageName(expected)).toBeUndefined();
  });

  test('a name that Java keeps for itself gets company', () => {
    expect(checkPackageName(suggestPackageName('class'))).toBeUndefined();
    expect(checkPackageName(suggestPackageName('Import'))).toBeUndefined();
  });
});
