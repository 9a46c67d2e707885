import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatJava } from '../index.ts';
import { stripLayout } from './testing/strip-layout.ts';

const folder = new URL('samples/', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.java'));

test('there are samples', () => {
  expect(samples.length).toBeGreaterThanOrEqual(6);
});

test.each(samples)('%s comes back from its bare tokens', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const stripped = stripLayout(source);
  expect(stripped.split('\n').length).toBeLessThan(source.split('\n').length / 2);
  expect(formatJava(stripped)).toBe(source);
  expect(formatJava(source)).toBe(source);
});

test('long literals are split at spaces and settle', () => {
  const source = `package a;\n\nclass A {\n  String s = "${'word '.repeat(60)}" + x;\n}\n`;
  const printed = formatJava(source);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(formatJava(printed)).toBe(printed);
  expect(
    printed
      .match(/"(?:[^"\\]|\\.)*"/gu)
      ?.map((literal) => literal.slice(1, -1))
      .join(''),
  ).toBe('word '.repeat(60));
});

test('a line without spaces stays as long as it is', () => {
  const source = `package a;\n\nclass A {\n  String s =\n      "${'x'.repeat(120)}";\n}\n`;
  expect(formatJava(source)).toBe(source);
});

test.each([
  ['class A { int a, b; }', 'expected ;'],
  ['class A { void x() { foo( } }', 'expected an expression'],
  ['/* block */ class A {}', 'expected a type declaration'],
  ['class A { String s = "open; }', 'Not a Java token'],
])('%s is refused', (source, reason) => {
  expect(() => formatJava(source)).toThrow(reason);
});
