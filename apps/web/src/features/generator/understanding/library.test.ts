import { expect, test } from 'vitest';
import { findModels, readTemplate } from './library.ts';

test('models are found by words, each with its place, its size and its packs', () => {
  const [first] = findModels('help desk');
  expect(first).toMatchObject({ name: 'help-desk', title: 'Help desk', category: 'Software and IT', tables: 5 });
  expect(first?.packs).toContainEqual({ name: 'sla', title: 'Service levels', tables: 1 });
  expect(findModels('').length).toBeGreaterThan(150);
  expect(findModels('zzzz')).toEqual([]);
});

test('a model is read with the packs that were chosen, and offers the others', () => {
  const read = readTemplate('help-desk', ['sla']);
  expect(read?.understood.tables.map(({ name }) => name)).toContain('sla_policies');
  expect(read?.understood.leftOut).toEqual([]);
  const offered = read?.guide?.offers.map(({ label }) => label);
  expect(offered).toContain('Tags');
  expect(offered).not.toContain('Service levels');
  expect(read?.guide?.assumptions).toEqual([]);
});

test('there is no schema of a model that the library does not have', () => {
  expect(readTemplate('no-such-model', [])).toBeNull();
});
