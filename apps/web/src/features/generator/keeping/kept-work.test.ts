import { expect, test } from 'vitest';
import { EMPTY_SETUP } from '../model/setup.ts';
import { markOfFile, modeToOpen, readWork, workOf } from './kept-work.ts';

const FILE = new File(['create table a (id int);'], 'a.sql', { lastModified: 7 });
const DESK = { name: 'help-desk', title: 'Help desk', packs: [] };
const WORK = workOf({
  ...{ mode: 'chat', idea: 'A shop with orders', template: DESK, file: markOfFile(FILE), drafts: {} },
  setup: { setup: EMPTY_SETUP, isSetUp: true, step: 2 },
});
const NOTHING = { prompt: null, template: null, file: null };
const SAME = { prompt: WORK.idea, template: DESK, file: FILE };

test('work is read as it was kept, and in no other form', () => {
  expect(readWork(structuredClone(WORK))).toEqual(WORK);
  for (const other of [null, undefined, 'work', {}, { ...WORK, format: 0 }, { format: 1 }]) {
    expect(readWork(other)).toBeNull();
  }
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
