import { describe, expect, test } from 'vitest';
import { projectNameProblem, packageNameProblem } from '@backsmith/engine';
import { suggestPackageName, suggestProjectName } from './suggest-name.ts';

describe('suggestProjectName', () => {
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
    ['supercalifragilistic.sql', 'supercalifragilisapp'],
  ])('%s', (path, expected) => {
    expect(suggestProjectName(path)).toBe(expected);
    expect(projectNameProblem(expected)).toBeUndefined();
  });
});

describe('suggestPackageName', () => {
  test.each([
    ['Shop', 'com.example.shop'],
    ['2024orders', 'com.example.app2024orders'],
  ])('%s', (name, expected) => {
    expect(suggestPackageName(name)).toBe(expected);
    expect(packageNameProblem(expected)).toBeUndefined();
  });

  test('a name that Java keeps for itself gets company', () => {
    expect(packageNameProblem(suggestPackageName('class'))).toBeUndefined();
    expect(packageNameProblem(suggestPackageName('Import'))).toBeUndefined();
  });
});
