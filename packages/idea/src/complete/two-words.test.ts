import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function tablesOf(text: string): ReadonlyMap<string, readonly string[]> {
  const read = understandIdea(text);
  const tables = read.kind === 'schema' ? read.value.model.tables : [];
  return new Map(tables.map(({ name, links }) => [name, links.map(({ table }) => table)]));
}

test('users beside neighbours are the neighbours, where the trade has one thing for both', () => {
  const tables = tablesOf(
    'A food sharing platform for neighbours. Neighbours offer leftover food. A user posts an offer; others can reserve it.',
  );
  expect([...tables.keys()]).toContain('neighbours');
  expect([...tables.keys()]).not.toContain('users');
});

test('bookings have the slot they are for', () => {
  expect(tablesOf('An escape room with rooms, bookings and groups').get('bookings')).toContain('time_slots');
});

test('what the system is called is no thing it has, and what was added is referred to', () => {
  const tables = tablesOf('driving school with students, instructors, cars and lessons');
  expect([...tables.keys()]).not.toContain('schools');
  expect(tables.get('lessons')?.length).toBeGreaterThan(2);
});

test('a product is no thing', () => {
  expect([...tablesOf('Goodreads for board games').keys()]).not.toContain('goodreads');
});

test('who keeps bees keeps hives', () => {
  expect([...tablesOf('I keep bees. I have 40 hives at 6 apiaries and note every inspection.').keys()]).not.toContain(
    'bees',
  );
});
