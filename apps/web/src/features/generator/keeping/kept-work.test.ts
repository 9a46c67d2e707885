import { expect, test } from 'vitest';
import { EMPTY_SETUP } from '../model/setup.ts';
import { markOfFile, modeToOpen, readWork, titleOf, workOf } from './kept-work.ts';

const FILE = new File(['create table a (id int);'], 'a.sql', { lastModified: 7 });
const DESK = { name: 'help-desk', title: 'Help desk', packs: [] };
const WORK = workOf({
  ...{ mode: 'chat', idea: 'A shop with orders', template: DESK, file: markOfFile(FILE), drafts: {} },
  setup: { setup: EMPTY_SETUP, isSetUp: true, view: 'review', isBuilding: false, step: 2 },
});
const NOTHING = { prompt: null, template: null, file: null };
const SAME = { prompt: WORK.idea, template: DESK, file: FILE };

test('work is read as it was kept, and in no other form', () => {
  expect(readWork(structuredClone(WORK))).toEqual(WORK);
  for (const other of [null, undefined, 'work', {}, { ...WORK, format: 0 }, { format: 1 }]) {
    expect(readWork(other)).toBeNull();
  }
});

test('work is called by its project, else by what it is made of, and has no name before there is a schema', () => {
  const draft = { notes: [], kept: [], versions: [{ text: '', dialect: 'mysql', remarks: [] }] } as const;
  const named = (projectName: string) => ({ ...WORK.setup, setup: { ...EMPTY_SETUP, projectName } });
  const drafted = { ...WORK, drafts: { chat: draft } };
  expect(titleOf(WORK)).toBeNull();
  expect(titleOf({ ...drafted, setup: named('shop') })).toBe('shop');
  expect(titleOf(drafted)).toBe('a.sql');
  expect(titleOf({ ...drafted, file: null })).toBe('Help desk');
  expect(titleOf({ ...drafted, file: null, template: null })).toBe('Your idea');
  expect(titleOf({ ...drafted, mode: 'file' })).toBeNull();
});

test('one goes on where one left, unless something else was given since', () => {
  expect(modeToOpen(WORK, SAME)).toBe('chat');
  expect(modeToOpen({ ...WORK, mode: 'model' }, SAME)).toBe('model');
  expect(modeToOpen(WORK, { ...SAME, prompt: 'A zoo with animals' })).toBe('chat');
  expect(modeToOpen(WORK, { ...SAME, template: { ...DESK, name: 'clinic' } })).toBe('model');
  expect(modeToOpen(WORK, { ...SAME, file: new File(['x'], 'a.sql', { lastModified: 8 }) })).toBe('file');
});

test('without work, what was given on the site decides', () => {
  expect(modeToOpen(null, NOTHING)).toBe('file');
  expect(modeToOpen(null, { ...NOTHING, prompt: 'A zoo' })).toBe('chat');
  expect(modeToOpen(null, { ...NOTHING, template: DESK })).toBe('model');
  expect(modeToOpen(null, { ...NOTHING, file: FILE })).toBe('file');
});
