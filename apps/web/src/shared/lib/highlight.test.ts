import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightLine, languageOf } from './highlight.ts';

describe('highlightLine', () => {
  it('names the pieces of a line', () => {
    expect(highlightLine('  id bigserial PRIMARY KEY, -- own', 'sql')).toEqual([
      { text: '  id ' },
      { text: 'bigserial', kind: 'y' },
      { text: ' ' },
      { text: 'PRIMARY', kind: 'k' },
      { text: ' ' },
      { text: 'KEY', kind: 'k' },
      { text: ', ' },
      { text: '-- own', kind: 'c' },
    ]);
    expect(highlightLine('@Table(name = "orders")', 'java').map(({ kind }) => kind)).toEqual([
      'a',
      undefined,
      's',
      undefined,
    ]);
  });

  it('tells names of JSON from its texts', () => {
    const pieces = highlightLine('  "a\\"b": ["true", true, 1]', 'json').filter(({ kind }) => kind !== undefined);
    expect(pieces).toEqual([
      { text: '"a\\"b"', kind: 'y' },
      { text: '"true"', kind: 's' },
      { text: 'true', kind: 'k' },
    ]);
  });

  it('loses nothing, whatever the line', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('sql', 'java', 'yaml', 'shell', 'json', 'text'), (line, language) => {
        const joined = highlightLine(line, language)
          .map(({ text }) => text)
          .join('');
        expect(joined).toBe(line);
      }),
    );
  });
});

describe('languageOf', () => {
  it.each([
    ['a/B.java', 'java'],
    ['V1__init.sql', 'sql'],
    ['build.yml', 'yaml'],
    ['application.yaml', 'yaml'],
    ['Dockerfile', 'text'],
  ])('%s is %s', (path, language) => expect(languageOf(path)).toBe(language));
});
