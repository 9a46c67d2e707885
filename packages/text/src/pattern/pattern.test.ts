import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mayBacktrackWithoutBound, patternMatcher } from '../index.ts';

const LONGEST = 40;

describe('patternMatcher', () => {
  test('goes through a text once, whatever the pattern', () => {
    const matches = patternMatcher('^([a-z]*){30}!$', false, LONGEST);
    expect(matches?.('abcdefghijklmnopqrstuvwxyzabcdefghijklmn')).toBe(false);
    expect(matches?.('abcdefghijklmnopqrstuvwxyzabcdefghijklm!')).toBe(true);
  });

  test('knows cases, classes with names, anchors inside, and lines', () => {
    expect(patternMatcher('[a-f]+', true, LONGEST)?.('aFfE')).toBe(true);
    expect(patternMatcher('[^a-f]+', true, LONGEST)?.('F')).toBe(false);
    expect(patternMatcher('[[:upper:]]{2}[[:digit:]]', false, LONGEST)?.('AB1')).toBe(true);
    expect(patternMatcher('(^a|b$)+', false, LONGEST)?.('ab')).toBe(true);
    expect(patternMatcher('.*', false, LONGEST)?.('a\nb')).toBe(false);
  });

  test('counts of thousands cost no more than the texts are long', () => {
    expect(patternMatcher('^.{1,4000}$', false, LONGEST)?.('abc')).toBe(true);
    expect(patternMatcher('[a-z]{1000}', false, LONGEST)?.('a'.repeat(LONGEST))).toBe(false);
  });

  test.each(['(?=a)b', '\\bword', '(a)\\1', '[a', 'a**', '(', '[z-a]', 'a'.repeat(3000)])(
    '%s is not understood',
    (pattern) => {
      expect(patternMatcher(pattern, false, LONGEST)).toBeUndefined();
    },
  );

  it('agrees with the engine of JavaScript', () => {
    const symbols = fc.constantFrom(...'ab0[](){}|*+?^$.\\-,1dws'.split(''));
    const texts = fc.string({ unit: fc.constantFrom(...'ab01- A'.split('')), maxLength: 8 });
    fc.assert(
      fc.property(fc.string({ unit: symbols, maxLength: 12 }), texts, (pattern, text) => {
        const matches = patternMatcher(pattern, false, LONGEST);
        if (matches === undefined) return;
        expect(matches(text), `${pattern} over ${text}`).toBe(new RegExp(`^(?:${pattern})$`).test(text));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('mayBacktrackWithoutBound', () => {
  test.each([
    '^([a-z]*){30}!$',
    '([a-z]*){30}!',
    '(a+)+',
    '(a*)*b',
    '([A-Za-z0-9]+)*@',
    '(a|a)*b',
    '(a|aa)+c',
    '(\\w+\\s?)*\\.',
    '([a-z]+-?)+x',
    '(.*a){12}',
    `${'a?'.repeat(30)}${'a'.repeat(30)}`,
    `${'(a|a)'.repeat(30)}b`,
    '.*a.*b.*c.*d',
    '[a-z]*[a-z0-9]*[a-z_]*!',
    '(?=a)b',
  ])('%s may', (pattern) => {
    expect(mayBacktrackWithoutBound(pattern)).toBe(true);
  });

  test.each([
    '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}',
    '[A-Z]{2}[0-9]{2}[A-Z0-9]{4}[0-9]{7}([A-Z0-9]?){0,16}',
    '[a-z0-9]+(-[a-z0-9]+)*',
    '(\\d{1,3}\\.){3}\\d{1,3}',
    '([0-9a-f]{2}:){5}[0-9a-f]{2}',
    '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}',
    '\\+?[0-9 ()/-]{7,20}',
    '.*foo.*',
    '.{1,4000}',
    '[^@ ]+@[^@ ]+\\.[a-z]{2,}',
    'https?://.+',
    '#([0-9a-f]{3}|[0-9a-f]{6})',
    '[A-Z]{3}-[0-9]{1,4}',
    '(red|green|blue)',
    '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])',
    '([A-Z][a-z]+ ?)+',
    '',
  ])('%s does not', (pattern) => {
    expect(mayBacktrackWithoutBound(pattern, 255)).toBe(false);
    expect(mayBacktrackWithoutBound(pattern)).toBe(false);
  });

  test('a short text leaves no room for many ways', () => {
    expect(mayBacktrackWithoutBound('.*a.*b.*c.*d', 40)).toBe(false);
  });

  it('always comes to an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab(.)*+?|{2,}'.split('')), maxLength: 60 }), (pattern) => {
        expect(typeof mayBacktrackWithoutBound(pattern)).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
