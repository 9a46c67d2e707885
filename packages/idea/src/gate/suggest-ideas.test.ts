import { describe, expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { suggestIdeas } from './suggest-ideas.ts';

describe('ideas that are suggested', () => {
  test.each([
    ['weather in Vienna', 'nothing anybody counts, and a name'],
    ['track the weather in Vienna and Graz', 'what is done'],
    ['I need an API', 'what every idea has'],
    ['blue green red yellow things', 'colours'],
    ['news and equipment', 'words without a plural'],
    ['asdf qwer zxcv poiu lkjh', 'no words'],
  ])('of %j speak of other things: it has %s', (text) => {
    expect(suggestIdeas(text)).toEqual(suggestIdeas(''));
  });

  test.each([
    ['my stamps', 'stamps', 'stamp'],
    ['tell me a joke about cats', 'cats', 'cat'],
    ['mice!', 'mice', 'mouse'],
  ])('of %j speak of %s', (text, many, one) => {
    const [first = '', second = '', third = ''] = suggestIdeas(text);
    expect(first).toMatch(new RegExp(`^An app to manage ${many}: each ${one} has a name`));
    expect(second).toContain(`A tracker for ${many} and categories`);
    expect(third).toContain(`A shared workspace for ${many}: members add ${many}`);
    for (const idea of [first, second, third]) expect(understandIdea(idea).kind).toBe('schema');
  });
});

test('of a trade the library knows says what such a system does', () => {
  const [first = ''] = suggestIdeas('pawn shop');
  expect(first).toMatch(/^Pawn shop app: /u);
  expect(understandIdea(first).kind).toBe('schema');
});

test('what was added and assumed is said in sentences', () => {
  const read = understandIdea('mice and geese and their children');
  const said = read.kind === 'schema' ? read.value.notes.map(({ message }) => message) : [];
  expect(said).toContain('I added cages: systems of this kind (laboratory animals) usually keep them.');
  expect(said).toContain('I gave geese the columns name and description.');
  expect(said.filter((message) => /\b(?:needs it|has \w+_\w+)\b/.test(message))).toEqual([]);
});

test('signs in a word are no pattern to look for', () => {
  expect(suggestIdeas('vacation&(optional),%complexity6passed:desk.-family)[Belay{flushes;]containing>')).toHaveLength(
    3,
  );
});
