import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';
import { plainShared } from './plain-shared.ts';

test('what several things share is told of each of them', () => {
  expect(plainShared('Keep every tree, bench and lamp with its position and height')).toBe(
    'Keep every tree, bench and lamp. trees have a position and height. benches have a position and height. lamps have a position and height',
  );
});

test('what goes on behind it stays a sentence of its own', () => {
  expect(plainShared('All members and coaches with name and phone, and who plays in which team')).toBe(
    'All members and coaches. members have name and phone. coaches have name and phone. who plays in which team',
  );
});

test.each([
  'Every tree with its position',
  'Every visit and check members with a card',
  'Every tree and bench with a gardener',
])('is as it was: %s', (said) => {
  expect(plainShared(said)).toBe(said);
});

test('each of them gets its columns', () => {
  const understood = understandIdea('Keep every tree, bench and lamp of our park with its position and height.');
  const tables = understood.kind === 'schema' ? understood.value.model.tables : [];
  const columns = (name: string) => tables.find((table) => table.name === name)?.columns.map((one) => one.name) ?? [];
  for (const name of ['trees', 'benches', 'lamps']) expect(columns(name)).toContain('height');
});
