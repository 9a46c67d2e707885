import { describe, expect, it } from 'vitest';
import type { IdeaColumn } from '../model/idea-model.ts';
import { understandIdea } from '../understand-idea.ts';
import { covers } from './add-columns.ts';
import type { DraftColumn, DraftTable } from './draft.ts';

const SHARING =
  'A platform where teachers upload worksheets, other teachers rate and download them, and schools pay a yearly licence for all of their teachers';

function columnsOf(idea: string, name: string): readonly IdeaColumn[] {
  const understood = understandIdea(idea);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model.tables.find((table) => table.name === name)?.columns ?? [];
}

describe('columns the text does not name', () => {
  it('are those a modeller gives what is handed in, and what runs for a time', () => {
    expect(columnsOf(SHARING, 'worksheets').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['title', 'subject', 'grade_level', 'file_url', 'uploaded_at', 'download_count']),
    );
    const licences = columnsOf(SHARING, 'licences');
    expect(licences.find(({ name }) => name === 'price')).toMatchObject({ type: 'money', required: true, min: 0 });
    expect(licences.find(({ name }) => name === 'ends_on')).toMatchObject({ required: true, notBefore: 'starts_on' });
    expect(licences.find(({ name }) => name === 'status')).toMatchObject({ required: true, default: 'pending' });
  });

  it('come beside what is stated, which gets the width and the bounds of its name', () => {
    const incidents = columnsOf('An app where residents report incidents with photo and place', 'incidents');
    expect(incidents.find(({ name }) => name === 'photo')).toMatchObject({ origin: 'stated', length: 500 });
    expect(incidents.map(({ name }) => name)).toEqual(expect.arrayContaining(['occurred_at', 'severity', 'status']));
    expect(incidents.map(({ name }) => name)).not.toContain('location');
  });

  it('are few for a record that only a verb speaks of', () => {
    const votes = columnsOf('A tool for student unions: clubs have members, students vote for candidates', 'votes');
    expect(votes.length).toBeLessThanOrEqual(3);
  });
});

describe('somebody who writes of himself', () => {
  it('is no table', () => {
    const idea = "I'm a farrier. My clients own horses. I plan appointments with a date for each horse.";
    expect(columnsOf(idea, 'farriers')).toEqual([]);
    expect(columnsOf(idea, 'clients').length).toBeGreaterThan(0);
  });
});

it('a kind of mostly the same values as a stated type, or another greatest number, is no second column', () => {
  const column = { required: false, unique: false, origin: 'stated' } as const;
  const columns: DraftColumn[] = [
    { ...column, name: 'type', type: 'string', values: ['box', 'frame', 'straw'] },
    { ...column, name: 'max_participants', type: 'integer' },
  ];
  const table: DraftTable = { key: 'hive', thingClass: 'item', columns, links: [], joins: false, origin: 'stated' };
  expect(covers(table, { words: 'kind', type: 'string', values: ['box', 'frame', 'other'] })).toBe(true);
  expect(covers(table, { words: 'color', type: 'string', values: ['red', 'box'] })).toBe(false);
  expect(covers(table, { words: 'max students', type: 'integer' })).toBe(true);
});
