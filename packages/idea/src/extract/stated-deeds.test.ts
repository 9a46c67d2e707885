import { describe, expect, test } from 'vitest';
import { extract } from './extract.ts';

const START = 'An app for a workshop. ';

function relationsOf(text: string): readonly string[] {
  return extract(START + text).findings.relations.map(
    ({ from, to, kind, act }) => `${from} ${kind} ${to}${act === undefined ? '' : ` ${act}`}`,
  );
}

describe('who does what with what', () => {
  test.each([
    ['We rent the hall to groups.', 'group many-to-many hall rental'],
    ['We rent out canoes to tourists.', 'tourist many-to-many canoe rental'],
    ['A user posts an offer with a photo; others can reserve it.', 'user many-to-many offer reservation'],
    ['Every donation gives one bag.', 'donation one-to-many bag'],
    ['A manager splits documents into jobs.', 'document one-to-many job'],
    ['Teachers teach students and call parents. Guitars can be rented.', 'student many-to-many guitar rental'],
  ])('%s', (text, relation) => {
    expect(relationsOf(text)).toContain(relation);
  });

  test('what is lent to somebody is not theirs', () => {
    expect(relationsOf('We rent the hall to groups.')).not.toContain('hall many-to-one group');
  });
});

test('a list keeps its properties where the sentence goes on behind it', () => {
  const { attributes } = extract(
    `${START}We note every visit: date, weather, number of frames, and treatments with the dose.`,
  ).findings;
  expect(attributes.map(({ owner, words }) => `${owner}.${words.join(' ')}`)).toEqual(
    expect.arrayContaining(['visit.date', 'visit.weather', 'treatment.dose']),
  );
});

test('a price per word is a property', () => {
  const { attributes, concepts } = extract(`${START}Every translator has a price per word.`).findings;
  expect(attributes.map(({ owner, words }) => `${owner}.${words.join(' ')}`)).toContain('translator.price per word');
  expect(concepts.has('word')).toBe(false);
});
