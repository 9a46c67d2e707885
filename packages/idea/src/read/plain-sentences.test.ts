import { expect, test } from 'vitest';
import { understandIdea, type IdeaModel } from '../index.ts';
import { plainSentences } from './plain-sentences.ts';

function modelOf(text: string): IdeaModel {
  const understood = understandIdea(text);
  if (understood.kind === 'refusal') throw new Error(understood.refusal.message);
  return understood.value.model;
}

const stated = (model: IdeaModel, table: string): readonly string[] =>
  model.tables
    .filter(({ name }) => name === table)
    .flatMap(({ columns }) => columns.filter(({ origin }) => origin === 'stated').map(({ name }) => name));

const CANOES = 'An app for guides, who have canoes. ';

test.each([
  "Note each canoe's hull number, length and colour.",
  'What we need per canoe is hull number, length and colour.',
  'On every canoe we write down the hull number, the length and the colour.',
  'When adding a canoe, guides enter its hull number, length and colour.',
  'Guides add a canoe by entering a hull number, length and colour.',
  'The canoe card shows hull number, length and colour.',
  'Canoes are described by their hull number, length and colour.',
  'Hull number, length and colour are recorded for each canoe.',
  'We note hull number, length and colour per canoe.',
  'Details of a canoe are hull number, length and colour.',
  'Guides can edit the hull number, length and colour of a canoe.',
  'Guides can search canoes by hull number, length and colour.',
  'We store canoes, including hull number, length and colour.',
])('what a thing has, in other words: %s', (sentence) => {
  const model = modelOf(`${CANOES}${sentence}`);
  expect(stated(model, 'canoes')).toEqual(expect.arrayContaining(['hull_number', 'length']));
  expect(model.tables.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['hull_numbers']));
});

test.each([
  'The possible conditions of a canoe are dry, leaking and sunk.',
  'Guides set the condition of a canoe to dry, leaking or sunk.',
  'Canoe conditions: dry, leaking, sunk',
  'A canoe is in one of the conditions dry, leaking, sunk.',
  'A canoe starts as dry, then becomes leaking and finally sunk.',
  'We track whether a canoe is dry, leaking or sunk.',
  'Canoes: name, condition dry | leaking | sunk',
  'Canoes: name, condition: dry/leaking/sunk, price',
  'A canoe has a condition field with values dry, leaking, sunk.',
  'A canoe has a name, a condition, which can be dry, leaking or sunk, and a price.',
  'Canoes have a condition (e.g. dry, leaking, sunk).',
  'Canoes have different conditions like dry, leaking and sunk.',
  'A canoe belongs to a guide and is dry, leaking or sunk.',
])('the values of a property, in other words: %s', (sentence) => {
  const canoes = modelOf(`${CANOES}${sentence}`).tables.find(({ name }) => name === 'canoes');
  const told = canoes?.columns.filter(({ origin }) => origin === 'stated') ?? [];
  expect(told.flatMap(({ values = [] }) => values).toSorted()).toEqual(['dry', 'leaking', 'sunk']);
});

const LETTERS = 'An app for letters and stamps. ';

test.each([
  'Letters and stamps are many to many.',
  'Letters have a many-to-many relationship with stamps.',
  'Letters n:m stamps',
  'Stamps can be reused across letters.',
  'A letter can have several stamps, a stamp several letters.',
])('many to many, in other words: %s', (sentence) => {
  const { tables } = modelOf(`${LETTERS}${sentence}`);
  const join = tables.find(({ joins }) => joins);
  expect(join?.links.map(({ table }) => table).toSorted()).toEqual(['letters', 'stamps']);
});

test.each([
  'A letter travels from one post office to another.',
  'Letters leave a post office and arrive at another one.',
  'Each letter has a sending office and a receiving office.',
])('two ends of a way: %s', (sentence) => {
  const { tables } = modelOf(`An app for letters and offices. ${sentence.replaceAll('post ', '')}`);
  const letters = tables.find(({ name }) => name === 'letters');
  expect(letters?.links.filter(({ table }) => table === 'offices').map(({ column }) => column)).toEqual([
    'origin_office_id',
    'destination_office_id',
  ]);
});

test.each(['Folders can be nested.', 'Folders form a tree.', 'Folders have a hierarchy.'])('%s', (sentence) => {
  const folders = modelOf(`An app for folders and letters. ${sentence}`).tables.find(({ name }) => name === 'folders');
  expect(folders?.links.map(({ table }) => table)).toContain('folders');
});

test('who does it second has a part of its own', () => {
  const model = modelOf('An app for clerks and letters. A letter is written by a clerk and checked by another clerk.');
  const letters = model.tables.find(({ name }) => name === 'letters');
  expect(letters?.links.map(({ column }) => column)).toEqual(expect.arrayContaining(['clerk_id', 'checker_id']));
});

test.each([
  'Each shift has a start time and an end time.',
  'Handlers enter dogs for a class, which can be novice, open or brace.',
  'We manage users, including admins and editors.',
  'The lift goes from the ground floor to the roof.',
])('what says something else stays as it is: %s', (sentence) => {
  expect(plainSentences(sentence)).toBe(sentence);
});

test('bounds of a number stand on its column', () => {
  const model = modelOf('Reports: title, urgency 1-4, notes\nPhotos: caption, report\nPeople write reports.');
  const urgency = model.tables.flatMap(({ columns }) => columns).find(({ name }) => name === 'urgency');
  expect(urgency).toMatchObject({ type: 'integer', min: 1, max: 4 });
});
