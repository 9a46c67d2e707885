import { expect, test } from 'vitest';
import { addressable, withOnePattern } from './merge-patterns.ts';

const pattern = (text: string) => ({ kind: 'pattern', pattern: text }) as const;

/** As the document's readers and Java match: the whole text. */
function takes(rules: ReturnType<typeof addressable>, text: string): boolean {
  return rules.every((rule) => rule.kind !== 'pattern' || new RegExp(`^(?:${rule.pattern})$`, 'u').test(text));
}

test.each(['[0-9]{13}', '[A-Z]{2}[a-z0-9_-]*', '(?:S|M|L)'])('%s allows only what an address can hold', (own) => {
  expect(addressable([pattern(own)])).toEqual([pattern(own)]);
});

test.each(['[!-~]{1,8}', '[A-z]+', '.+', '[^a]+', '[a-z./]+', String.raw`\S+`])('%s keeps one pattern', (own) => {
  const rules = addressable([pattern(own)]);
  expect(rules).toHaveLength(1);
  expect(takes(rules, 'bcd')).toBe(true);
  for (const text of ['b/c', String.raw`b\c`, '.', '..', 'b/']) expect(takes(rules, text), text).toBe(false);
});

test('a text without a pattern gets one', () => {
  expect(takes(addressable([]), 'a b.c')).toBe(true);
  expect(takes(addressable([]), '..')).toBe(false);
});

test('several patterns are one that means all of them', () => {
  const rules = withOnePattern([pattern('[a-z]+'), { kind: 'size', max: 9 }, pattern('..|...'), pattern('.*x')]);
  expect(rules.map(({ kind }) => kind)).toEqual(['pattern', 'size']);
  for (const text of ['ax', 'abx']) expect(takes(rules, text), text).toBe(true);
  for (const text of ['ab', 'abcx', 'Ax', 'ax\n']) expect(takes(rules, text), text).toBe(false);
  const mixed = [pattern('a'), { ...pattern('b'), ignoreCase: true as const }];
  expect(withOnePattern(mixed)).toEqual(mixed);
});
