import { expect, test } from 'vitest';
import { inMentionOrder } from './mention-order.ts';

/** Things by name, each with the words of its text, in the order they come in. */
function ordered(texts: Readonly<Record<string, string>>): readonly string[] {
  const all = Object.entries(texts).map(([name, text]) => ({ name, text }));
  return inMentionOrder(all, ({ text }) => new Set(text.split(' '))).map(({ name }) => name);
}

test('what is mentioned comes first, in upper or lower case', () => {
  expect(ordered({ top: 'Middle', middle: 'base', base: '' })).toEqual(['base', 'middle', 'top']);
});

test('names that differ in case alone are told apart', () => {
  expect(ordered({ seen: '', shown: 'seen', Seen: 'shown' })).toEqual(['seen', 'shown', 'Seen']);
});

test('what goes round in a circle keeps its order', () => {
  expect(ordered({ a: 'b', b: 'a' })).toEqual(['b', 'a']);
});
