import { expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function tablesOf(text: string) {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model.tables;
}

test('the child of parents is the pupil the text is about, and refers to them', () => {
  const tables = tablesOf('Buses bring students to school. Parents get a notification when their child gets on.');
  const names = tables.map(({ name }) => name);
  expect(names).not.toContain('children');
  const [students] = tables.filter(({ name }) => name === 'students');
  expect(students?.links.map(({ table }) => table)).toContain('parents');
});

test('a child of whom something is told is one of its own', () => {
  const said = 'Students look after children of parents. Each child has a name, a birth date and allergies.';
  expect(tablesOf(said).map(({ name }) => name)).toContain('children');
});
