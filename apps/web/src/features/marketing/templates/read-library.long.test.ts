import { domainModels } from '@backsmith/models';
import { expect, test } from 'vitest';
import { galleryFacts, templateFacts, templateNames } from './read-library.ts';
import { sourceOf } from './source-of.ts';

test('the gallery has each model once, with its size and a picture', () => {
  const { categories, pictures } = galleryFacts();
  const entries = categories.flatMap((category) => category.entries);
  expect(entries.map(({ name }) => name).toSorted()).toEqual(templateNames().toSorted());
  for (const { name, tables } of entries) expect(pictures[name]?.boxes.match(/z/g)).toHaveLength(tables);
}, 60_000);

test.each(domainModels().map(({ name }) => name))(
  'each table of %s stands in its part, its columns with types',
  (name) => {
    const domain = domainModels().find((one) => one.name === name);
    const facts = templateFacts(name);
    expect(facts?.parts.map(({ tables }) => tables.map(({ says }) => says))).toEqual(
      [domain?.core, ...(domain?.packs.map(({ things }) => things) ?? [])].map((things) =>
        things?.map(({ says }) => says),
      ),
    );
    const columns = facts?.parts.flatMap((part) => part.tables.flatMap((table) => table.columns)) ?? [];
    expect(columns.filter(({ type }) => type === '')).toEqual([]);
  },
);

test('a diagram has the packs that are chosen, and no column that leads out of it', () => {
  const facts = templateFacts('help-desk');
  if (!facts) throw new Error('There is no help desk.');
  const columnsOf = (packs: readonly string[]) =>
    sourceOf(facts, packs)
      .tables.find(({ name }) => name === 'tickets')
      ?.columns.map(({ name }) => name);
  expect(columnsOf([])).not.toContain('sla_policy_id');
  expect(columnsOf(['sla'])).toContain('sla_policy_id');
  expect(facts.diagram.tables.map(({ name }) => name)).not.toContain('sla_policies');
  const { tables, relations } = sourceOf(facts, ['sla']);
  expect(tables).toHaveLength(6);
  expect(relations).toContainEqual({ from: 'tickets', column: 'sla_policy_id', to: 'sla_policies', target: 'id' });
});

test('there is no page of a model that the library does not have', () => {
  expect(templateFacts('no-such-model')).toBeNull();
});
