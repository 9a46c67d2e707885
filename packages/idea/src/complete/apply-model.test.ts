import { describe, expect, test } from 'vitest';
import { understandIdea } from '../understand-idea.ts';

function tablesOf(text: string) {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(`${understood.refusal.code}: ${text}`);
  return new Map(understood.value.model.tables.map((table) => [table.name, table]));
}

describe('an idea that names a trade', () => {
  test('in few words gets the core of its model', () => {
    const tables = tablesOf('hospital management system');
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['patients', 'wards', 'beds', 'admissions']));
    expect(tables.has('hospitals')).toBe(false);
    const admissions = tables.get('admissions');
    expect(admissions?.links).toContainEqual({
      column: 'patient_id',
      table: 'patients',
      required: true,
      unique: false,
      onDelete: 'restrict',
      origin: 'known',
    });
    expect(admissions?.columns.find(({ name }) => name === 'discharged_at')).toMatchObject({
      notBefore: 'admitted_at',
    });
  });

  test('and a pack gets the pack too', () => {
    expect([...tablesOf('help desk software with response times').keys()]).toContain('sla_policies');
    expect([...tablesOf('help desk software for everyone').keys()]).not.toContain('sla_policies');
  });

  test('keeps its own words for things the model knows', () => {
    const tables = tablesOf('A CRM for a small agency with clients and salespeople');
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['clients', 'deals']));
    expect(tables.has('companies')).toBe(false);
    expect(tables.has('agencies')).toBe(false);
  });

  test('keeps no table of those it is for', () => {
    const tables = tablesOf('invoicing software for freelancers');
    expect(tables.has('invoices')).toBe(true);
    expect(tables.has('freelancers')).toBe(false);
  });

  test('and says much keeps to what it says', () => {
    const tables = tablesOf(
      'A school app. Students attend lessons, teachers give lessons in rooms, and each room has a number and a size.',
    );
    expect(tables.has('guardians')).toBe(false);
    expect(tables.get('lessons')?.links.map(({ column }) => column)).toEqual(expect.arrayContaining(['teacher_id']));
  });

  test('names a property, and the model says what it is', () => {
    const tables = tablesOf('A help desk app. Tickets have a status, a priority and a subject, agents answer them.');
    const columns = tables.get('tickets')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'status')).toMatchObject({ required: true, origin: 'stated' });
    for (const name of ['status', 'priority'])
      expect(columns.find((column) => column.name === name)?.values?.length).toBeGreaterThan(2);
  });

  test('without a word for it has things as the trade has them, and no more of them', () => {
    const said =
      'We need software. Shows have hosts and slots, listeners send requests for tracks, sponsors pay for spots.';
    const tables = tablesOf(said);
    expect(tables.get('tracks')?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['duration_seconds', 'genre']),
    );
    expect(tables.get('spots')?.columns.map(({ name }) => name)).toContain('duration_seconds');
    const named = ['shows', 'hosts', 'slots', 'listeners', 'requests', 'tracks', 'sponsors', 'spots', 'payments'];
    expect([...tables.keys()].filter((name) => !named.includes(name))).toEqual(['show_hosts']);
  });

  test('wins over the model with what it states', () => {
    const tables = tablesOf('A help desk app. Tickets have a status (red, amber, green) and a subject.');
    const status = tables.get('tickets')?.columns.filter(({ name }) => name === 'status');
    expect(status).toMatchObject([{ values: ['red', 'amber', 'green'], origin: 'stated' }]);
  });
});
