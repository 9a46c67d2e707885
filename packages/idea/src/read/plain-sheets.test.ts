import { expect, test } from 'vitest';
import { understandIdea, type IdeaModel } from '../index.ts';
import { plainSheets } from './plain-sheets.ts';

const SHEETS = `Book: title, isbn (unique), year
Author: name, born, nationality
Copy: barcode, condition (new, good, damaged)
Loan: copy, borrowed on, returned on`;

function modelOf(text: string): IdeaModel {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model;
}

test('lines that name a thing and its fields are things with properties, whatever else the name may be', () => {
  const { tables } = modelOf(SHEETS);
  expect(tables.map(({ name }) => name)).toEqual(['books', 'authors', 'copies', 'loans']);
  const columns = (table: string): readonly string[] =>
    tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  expect(columns('books')).toEqual(expect.arrayContaining(['title', 'isbn', 'year']));
  expect(columns('books')).not.toContain('author');
  expect(columns('authors')).toEqual(expect.arrayContaining(['name', 'born', 'nationality']));
  expect(columns('loans')).toEqual(expect.arrayContaining(['borrowed_on', 'returned_on']));
});

test('a field called like another sheet refers to it', () => {
  const links = modelOf(SHEETS).tables.find(({ name }) => name === 'loans')?.links ?? [];
  expect(links.map(({ table }) => table)).toContain('copies');
  expect(
    modelOf(SHEETS)
      .tables.find(({ name }) => name === 'copies')
      ?.links.map(({ table }) => table),
  ).not.toContain('loans');
});

test.each(['Note: name and email are needed.', 'Status: new, open, closed\nRoles: admin, editor'])(
  '%s is no sheet',
  (text) => {
    expect(plainSheets(text)).toBe(text);
  },
);

test('a long word takes no time, though it is the beginning of no sheet', () => {
  const { user } = process.cpuUsage();
  understandIdea('Bird'.repeat(2_000));
  expect(process.cpuUsage().user - user).toBeLessThan(3_000_000);
});
