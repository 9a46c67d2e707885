import { globSync } from 'node:fs';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { textsInComponents, translatedComponents } from '../../eslint-texts.ts';
import { REPOSITORY } from '../kit/index.ts';

/** How often the rule objects to a component that shows this. */
function objectionsTo(shown: string): number {
  const refused: Linter.RuleEntry = ['error', ...textsInComponents];
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': refused },
  };
  const code = `export const C = ({ on, n, t }) => <main>${shown}</main>;`;
  return new Linter().verify(code, config, 'planted.tsx').length;
}

describe('translated components say nothing in words of their own', () => {
  test.each([
    '<p>Pay once</p>',
    '<p>{"Pay once"}</p>',
    "<p>{on ? 'Included' : t.not}</p>",
    "<p>{on && 'Included'}</p>",
    '<p>{`Step ${n}`}</p>',
    '<nav aria-label="Language" />',
    "<nav aria-label={on ? 'Menu' : t.main} />",
    '<img alt={`Picture ${n}`} />',
    '<Section title="Questions" />',
  ])('%s is refused', (shown) => {
    expect(objectionsTo(shown)).toBe(1);
  });

  test.each([
    '<p className="lead">{t.title}</p>',
    "<p className={on ? 'lead' : 'note'}>{n}, {t.title}: 5 %</p>",
    "<ul>{t.list.map((one) => <li key={one} className={on ? 'a' : 'bc'}>{one}</li>)}</ul>",
    '<a href="/pricing" lang="en">{t.pricing}</a>',
  ])('%s is not', (shown) => {
    expect(objectionsTo(shown)).toBe(0);
  });

  test('and each of their places names a file that there is', () => {
    const empty = translatedComponents.filter((place) => globSync(place, { cwd: REPOSITORY }).length === 0);
    expect(empty).toEqual([]);
  });
});
