import { expect, test } from 'vitest';
import type { IdeaSchema } from './result.ts';
import { understandIdea } from './understand-idea.ts';

function understood(text: string): IdeaSchema {
  const result = understandIdea(`Software for our business. ${text}`);
  if (result.kind === 'refusal') throw new Error(result.refusal.message);
  return result.value;
}

function linksOf(text: string): readonly string[] {
  return understood(text).model.tables.flatMap(({ name, links }) => links.map(({ table }) => `${name} > ${table}`));
}

test.each([
  ['Writers leave remarks about chapters.', 'remarks > chapters'],
  ['Judges give each skater points for style.', 'points > skaters'],
  ['A mechanic is assigned to each repair.', 'repairs > mechanics'],
  ['Technicians mark faults on photos with a severity.', 'faults > photos'],
  ['Technicians enter results, a supervisor approves them.', 'results > supervisors'],
  ['A file concerns one or more plots.', 'file_plots > plots'],
  ['Each exam is held in a hall with a supervisor.', 'exams > supervisors'],
  ['Each lesson takes place in a room with a teacher and several pupils.', 'lesson_pupils > pupils'],
  ['As a diver I want to register my cylinders.', 'cylinders > divers'],
  ['As a driver I want to pay my reservation by card.', 'payments > reservations'],
])('%s links %s', (text, link) => {
  expect(linksOf(text)).toContain(link);
});

test.each([
  ['Farmers harvest fields.', 'harvests', ['farmers', 'fields']],
  ['Volunteers wash cages every morning.', 'washings', ['volunteers', 'cages']],
  ['Customers download albums.', 'downloads', ['customers', 'albums']],
])('%s leaves records of it: %s', (text, record, ends) => {
  const table = understood(text).model.tables.find(({ name }) => name === record);
  expect(table?.links.map((link) => link.table)).toEqual(ends);
});

test('what belongs to one thing does so, however many another sentence counts', () => {
  const links = linksOf(
    'A prescription for ten sessions is written by a doctor. Every session belongs to a prescription.',
  );
  expect(links).toContain('sessions > prescriptions');
  expect(links.filter((link) => link.startsWith('prescription_sessions'))).toEqual([]);
});

test.each(['Orders contain products.', 'A customer places orders for products.', 'Customers order products.'])(
  '%s has lines with a quantity and a price',
  (text) => {
    const lines = understood(text).model.tables.find(({ name }) => name === 'order_items');
    expect(lines?.links.map(({ table, required }) => [table, required])).toEqual([
      ['orders', true],
      ['products', true],
    ]);
    expect(lines?.columns.map(({ name }) => name)).toEqual(['quantity', 'unit_price']);
  },
);

test('what nobody said belongs together is asked for and not linked', () => {
  const { model, guide } = understood(
    'We keep trucks with a plate and a model. We keep price lists with a name and a year.',
  );
  const origins = model.tables.flatMap(({ links }) => links.map(({ origin }) => origin));
  expect(origins).not.toContain('assumed');
  const [question] = guide.questions;
  expect(question?.text).toMatch(/^Does an? .+ belong to an? .+\?$/u);
  expect(question?.options.map(({ sentence }) => sentence === undefined)).toEqual([true, false]);
});

test('values within brackets of a list of things are those of their property', () => {
  const lessons = understood(
    'Records: students (name, phone), lessons (date, start, kind: city / motorway / night).',
  ).model.tables.find(({ name }) => name === 'lessons');
  expect(lessons?.columns.find(({ name }) => name === 'kind')?.values).toEqual(['city', 'motorway', 'night']);
});

test('a rate per thing is that of the thing', () => {
  const garages = understood('Garages have levels. Operators set hourly rates per garage.').model.tables.find(
    ({ name }) => name === 'garages',
  );
  expect(garages?.columns.map(({ name }) => name)).toContain('hourly_rate');
});
