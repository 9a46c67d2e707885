import { expect, test } from 'vitest';
import type { IdeaLink, IdeaModel, IdeaTable } from '../model/idea-model.ts';
import { linkQuestions, looseLinks, numberQuestions } from './ask.ts';

function table(name: string, ...links: readonly (Partial<IdeaLink> & Pick<IdeaLink, 'column' | 'table'>)[]): IdeaTable {
  return {
    name,
    columns: [],
    links: links.map((link) => ({
      ...{ required: false, unique: false, onDelete: 'restrict', origin: 'known' },
      ...link,
    })),
    uniques: [],
    joins: false,
    origin: 'stated',
  };
}

function modelOf(...tables: readonly IdeaTable[]): IdeaModel {
  return { tables, notes: [] };
}

test('what a thing belongs to is one question, with the likeliest answers', () => {
  const model = modelOf(table('talks'), table('employees'), table('plans'), table('rooms'));
  const open = ['employees', 'plans'].map((target) => ({ table: 'talks', target }));
  const [asked, ...more] = linkQuestions(looseLinks(model, open));
  expect(more).toEqual([]);
  expect(asked?.links).toEqual(open);
  expect(asked?.question).toEqual({
    text: 'What does a talk belong to?',
    options: [
      { label: 'None of these' },
      { label: 'An employee', sentence: 'a talk belongs to an employee' },
      { label: 'A plan', sentence: 'a talk belongs to a plan' },
    ],
  });
});

test('one answer is a question for yes or no, and what refers to something already is not asked for', () => {
  const model = modelOf(table('pieces'), table('games'), table('loans', { column: 'game_id', table: 'games' }));
  const open = [
    { table: 'loans', target: 'pieces' },
    { table: 'pieces', target: 'games' },
  ];
  const asked = linkQuestions(looseLinks(model, open));
  expect(asked.map(({ question }) => question.text)).toEqual(['Does a piece belong to a game?']);
});

test('whether there may be several is asked of those who do something first, and only where trades differ', () => {
  const model = modelOf(
    table('tasks', { column: 'machine_id', table: 'machines' }, { column: 'technician_id', table: 'technicians' }),
    table('payments', { column: 'technician_id', table: 'technicians' }),
    table('projects', { column: 'customer_id', table: 'customers' }),
    table(
      'machines',
      { column: 'room_id', table: 'rooms' },
      { column: 'engineer_id', table: 'engineers', required: true },
    ),
  );
  expect(numberQuestions(model).map(({ question }) => question.text)).toEqual([
    'Can a task have several technicians?',
    'Can a task have several machines?',
  ]);
});
