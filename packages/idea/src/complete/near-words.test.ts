import { expect, test } from 'vitest';
import type { IdeaModel, IdeaTable } from '../model/idea-model.ts';
import { understandIdea } from '../understand-idea.ts';

function modelOf(text: string): IdeaModel {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.code);
  return understood.value.model;
}

function tableOf(text: string, name: string): IdeaTable {
  const table = modelOf(text).tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`no ${name}`);
  return table;
}

const CANTEEN =
  'Our school canteen publishes a menu with dishes, each dish lists its allergens. Parents add their children. Parents order a dish for each child. Children pay with a chip.';

test('a word of another trade stands for the one thing of the model people would call so', () => {
  const chips = tableOf(CANTEEN, 'chips');
  expect(chips.columns.map(({ name }) => name)).toContain('balance_amount');
  expect(chips.links).toContainEqual(expect.objectContaining({ table: 'children', required: true }));
});

test('children that parents add are several of each', () => {
  expect(tableOf(CANTEEN, 'children').links.map(({ table }) => table)).toContain('parents');
  expect(tableOf(CANTEEN, 'parents').links).toEqual([]);
});

test('what is ordered for each child is for a child by the order, not by itself', () => {
  expect(tableOf(CANTEEN, 'dishes').links.map(({ table }) => table)).not.toContain('children');
  expect(tableOf(CANTEEN, 'orders').links.map(({ table }) => table)).toContain('children');
});

test('a trade nobody named gives no columns that only it has', () => {
  const text =
    'Every course has a number, a title and a fee. Course instructors are paid by the hour. Participants register for a course, the registration can be confirmed, on the waiting list or cancelled. A certificate is given in the end, lessons take place in rooms.';
  const columns = modelOf(text).tables.flatMap((table) => table.columns.map(({ name }) => name));
  for (const odd of ['mother_tongue', 'visa_until', 'is_native']) expect(columns).not.toContain(odd);
  const status = tableOf(text, 'registrations').columns.find(({ name }) => name === 'status');
  expect(status?.values).toEqual(['confirmed', 'on_waiting_list', 'cancelled']);
});
