import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { isOfOtherTrade, senseOf } from './sense-of.ts';

test.each([
  ['class', ['class', 'homework'], 'school class'],
  ['class', ['class', 'homework', 'gym'], 'class'],
  ['package', ['package', 'lesson'], 'prepaid package'],
  ['package', ['package', 'courier', 'day'], 'package'],
  ['result', ['result', 'race', 'runner'], 'race result'],
  ['result', ['result', 'blood', 'team'], 'result'],
  ['licence', ['licence', 'seat'], 'software licence'],
  ['licence', ['licence', 'driver'], 'licence'],
  ['kettle', ['kettle', 'lesson'], 'kettle'],
  ['constructor', ['constructor'], 'constructor'],
])('%s beside %j is a %s', (key, said, name) => {
  expect(senseOf(key, new Set(said))).toBe(name);
});

test.each([
  ['piece', ['fabric', 'sofa'], true],
  ['piece', ['choir', 'concert'], false],
  ['tanker', ['sludge'], true],
  ['kettle', ['sludge'], false],
  ['share', ['rent', 'flat'], true],
  ['swap', ['battery', 'scooter'], true],
  ['swap', ['sticker', 'album'], false],
])('%s beside %j is of another trade: %s', (key, said, is) => {
  expect(isOfOtherTrade(key, new Set(said))).toBe(is);
});

test('what has one meaning in all trades has its columns in each of them', () => {
  const understood = understandIdea(
    'A daycare for dogs. Dogs have vaccinations. Each dog has a name and the number of toys.',
  );
  const tables = understood.kind === 'schema' ? understood.value.model.tables : [];
  const columnsOf = (table: string): readonly string[] =>
    tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  expect(columnsOf('vaccinations')).toContain('vaccine_name');
  expect(columnsOf('dogs')).toContain('number_of_toys');
});

test('a class of pupils has no price, and a package of lessons no weight', () => {
  const understood = understandIdea('Pupils belong to a class and hand in homework. Families buy packages of lessons.');
  const tables = understood.kind === 'schema' ? understood.value.model.tables : [];
  const columnsOf = (table: string): readonly string[] =>
    tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  expect(columnsOf('classes')).toContain('school_year');
  expect(columnsOf('classes')).not.toContain('price');
  expect(columnsOf('packages')).toContain('included_units');
  expect(columnsOf('packages')).not.toContain('weight_kg');
});
