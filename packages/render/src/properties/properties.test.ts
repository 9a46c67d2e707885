import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderProperties } from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('keys, values, comments and blank lines', () => {
  expect(
    renderProperties([
      { comment: 'a\nb' },
      { key: 'app.name', value: 'Grüße: = # !' },
      { blank: true },
      { key: 'a b:c=d', value: ' x\\' },
    ]),
  ).toBe('# a b\napp.name=Gr\\u00fc\\u00dfe: = # !\n\na\\ b\\:c\\=d=\\ x\\\\\n');
});

test('a reader of the format gets back every pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (key, value) => {
      const text = renderProperties([
        { key, value },
        { key: 'next', value: 'x' },
      ]);
      expect(text).toMatch(/^[\n -~]*$/u);
      expect(read(text)).toEqual([
        [key.toWellFormed(), value.toWellFormed()],
        ['next', 'x'],
      ]);
    }),
  );
});

/** Reads as `java.util.Properties` does. */
function read(text: string): readonly (readonly [string, string])[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, key = '', value = ''] = /^[ \t\f]*((?:[^\\:= \t\f]|\\.)*)[ \t\f]*[:=]?[ \t\f]*(.*)$/su.exec(line) ?? [];
      return [unescape(key), unescape(value)] as const;
    });
}

function unescape(text: string): string {
  const known: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' };
  return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gu, (_, hex: string | undefined, other: string) =>
    hex === undefined ? (known[other] ?? other) : String.fromCharCode(parseInt(hex, 16)),
  );
}
