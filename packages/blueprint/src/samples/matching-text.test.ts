import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingText } from './matching-text.ts';

describe('matchingText', () => {
  it.each([
    '^[A-Z0-9-]+$',
    '[A-Z]{2}\\d{3}',
    '(red|green|blue)',
    '^\\+?[0-9]{7,15}$',
    '^[^@ ]+@[^@ ]+\\.[a-z]{2,}$',
    '#[0-9a-f]{6}',
    '(?:ab){2}c?',
    'a\\.b',
    '[\\w.-]+',
    '[^\\w]',
    '[^\\s\\d]+',
  ])('%s', (pattern) => {
    const text = matchingText(pattern);
    expect(text).toBeDefined();
    expect(text).toMatch(new RegExp(`^(?:${pattern})$`));
  });

  it('knows the classes with names', () => {
    expect(matchingText('^[[:upper:]]{2}[[:digit:]]$')).toBe('AA5');
  });

  it('keeps out of classes with names', () => {
    expect(matchingText('[^[:alnum:][:punct:]]')).toBe(' ');
  });

  it.each(['(?=a)b', 'a{3000}', '[abc', '(a', '\\p{L}', 'a**', '[]a]', '[\\d-z]'])('gives up on %s', (pattern) => {
    expect(matchingText(pattern)).toBeUndefined();
  });

  it('always ends, with a match or nothing', () => {
    const symbols = fc.constantFrom(...'ab0[](){}|*+?^$.\\-,1dws'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: symbols, maxLength: 25 }), (pattern) => {
        const text = matchingText(pattern);
        if (text === undefined || text.length > 20) return;
        let compiled: RegExp;
        try {
          compiled = new RegExp(`^(?:${pattern})$`, 'u');
        } catch {
          return;
        }
        expect(compiled.test(text), `${pattern} made ${text}`).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
