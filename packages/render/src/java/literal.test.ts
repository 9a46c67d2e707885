import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { characterLiteral, doubleLiteral, escapeJavaComment, floatLiteral, literal } from '../index.ts';
import { textBlock } from '../index.ts';
import { fitsJavaConstant } from '@backsmith/text';
import type { JavaFragment } from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function text(fragment: JavaFragment): string {
  return fragment.pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
}

/** Reads a literal as Java does: Unicode escapes first, then the others. */
function decode(source: string): string {
  const decoded = source.replace(
    /(?<!\\)((?:\\\\)*)\\u([0-9a-f]{4})/gu,
    (_, slashes: string, hex: string) => slashes + String.fromCharCode(parseInt(hex, 16)),
  );
  return decoded.replace(/\\([0-7]{3}|[\s\S])/gu, (_, escape: string) => {
    const known: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
    return escape.length === 3 ? String.fromCharCode(parseInt(escape, 8)) : (known[escape] ?? escape);
  });
}

test.each([
  ['a"b', '"a\\"b"'],
  ['a\nb\0', '"a\\nb\\000"'],
  ['\\u0022', '"\\\\u0022"'],
  ['C:\\temp', '"C:\\134temp"'],
  ['é\u2028\u{1f600}', '"\\u00e9\\u2028\\ud83d\\ude00"'],
  ['\ud800', '"\\ufffd"'],
])('%j becomes %s', (value, expected) => {
  expect(text(literal(value))).toBe(expected);
});

test('numbers, characters and booleans', () => {
  expect([literal(-5), literal(7n), literal(true)].map(text)).toEqual(['-5', '7L', 'true']);
  expect([doubleLiteral(1), doubleLiteral(-1.5e300), floatLiteral(1.5)].map(text)).toEqual([
    '1.0',
    '-1.5e+300',
    '1.5f',
  ]);
  expect([characterLiteral("'"), characterLiteral('\n'), characterLiteral('"')].map(text)).toEqual([
    "'\\''",
    "'\\n'",
    "'\"'",
  ]);
  expect(() => literal(2 ** 31)).toThrow('Not a Java int');
  expect(() => literal(0.5)).toThrow('Not a Java int');
  expect(() => literal(2n ** 63n)).toThrow('Not a Java long');
  expect(() => doubleLiteral(NaN)).toThrow('Not a Java double');
  expect(() => floatLiteral(1e39)).toThrow('Not a Java float');
  expect(() => characterLiteral('ab')).toThrow('Not one character');
});

test('any text survives in a string literal of plain ASCII', () => {
  const unit = fc.oneof(
    fc.constantFrom('\\', '"', 'u', 'n', 't', '0', '\n', '\r', '\u2028'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.array(unit).map((units) => units.join('')),
      (value) => {
        const source = text(literal(value));
        expect(source).toMatch(/^"[ -~]*"$/u);
        expect(source.slice(1, -1)).not.toMatch(/(?<!\\)(?:\\\\)*"/u);
        expect(decode(source.slice(1, -1))).toBe(value.toWellFormed());
      },
    ),
    { numRuns: 3000 },
  );
});

test('a text no class file can hold as one constant is joined at run time', () => {
  const long = '\u{1f600}é'.repeat(20_000);
  expect([fitsJavaConstant(long), fitsJavaConstant('x'.repeat(65_535)), fitsJavaConstant('x'.repeat(65_536))]).toEqual([
    false,
    true,
    false,
  ]);
  const parts = text(literal(long)).split('.concat(');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map((part) => decode(part.replace(/^"|"\)?$/gu, ''))).join('')).toBe(long);
});

test('a text block holds plain lines, everything else becomes a string literal', () => {
  expect(text(textBlock('a\n "b" """\n'))).toBe('a\n "b" \\"""\n');
  expect(text(textBlock('a  \nb'))).toBe('a\\s\\s\nb\\\n');
  expect(text(textBlock('one line'))).toBe('"one line"');
  expect(text(textBlock('a\n\u3000b\n'))).toBe('"a\\n\\u3000b\\n"');
});

test('no text leaves a comment or opens a tag in it', () => {
  expect(escapeJavaComment('*/ \\u002a\\u002f {@code <b> @param &')).toBe(
    '*&#47; &#92;u002a&#92;u002f &#123;&#64;code &lt;b&gt; &#64;param &amp;',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(escapeJavaComment(value)).not.toMatch(/\*\/|[\\<>{}@\t]|[\u2028\u2029]/u);
    }),
  );
});
