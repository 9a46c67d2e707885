import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutSchema } from './cut-schema.ts';
import { understand } from './understand.ts';

const SHOP = readFileSync(new URL('../../../../../../examples/shop.sql', import.meta.url), 'utf8');

/** Nobody decided anything. */
const OPEN = { plan: null, count: null };

test('the services of a schema are its tables, each once, with a line for every pair of tables a key is cut between', () => {
  const cut = cutSchema(SHOP, 'postgresql', OPEN, false);
  if (cut.kind !== 'cut') throw new Error('no cut');
  const names = understand({ text: SHOP }).tables.map(({ id }) => id);
  expect(cut.plan.services.flatMap(({ tables }) => tables).toSorted()).toEqual(names.toSorted());
  expect(cut.findings).toHaveLength(cut.keys);
  expect(cut.findings.every(({ message, line }) => message.includes(' refers to ') && line > 0)).toBe(true);
  // Two keys lead from order to address: one line.
  expect(cut.source.relations).toHaveLength(cut.keys - 1);
  expect(cut.diagram.tables.map(({ name }) => name).toSorted()).toEqual(
    cut.plan.services.map(({ name }) => name).toSorted(),
  );
  expect(cut.source.tables.flatMap(({ columns }) => columns.filter(({ isReference }) => isReference))).toHaveLength(
    new Set(cut.source.relations.map(({ column }) => column)).size,
  );
});

test('a plan is followed, or refused as the engine refuses it', () => {
  const two = 'create table a (id int primary key); create table b (id int primary key, a_id int references a);';
  const plan = {
    services: [
      { name: 'one', tables: ['a'] },
      { name: 'two', tables: ['b'] },
    ],
  };
  expect(cutSchema(two, 'postgresql', { plan, count: null }, false)).toMatchObject({ kind: 'cut', plan, keys: 1 });
  const wrong = { services: [{ name: 'One', tables: ['a', 'c'] }] };
  const refused = cutSchema(two, 'postgresql', { plan: wrong, count: null }, false);
  expect(refused.kind === 'problems' && refused.problems.map(({ code }) => code)).toEqual([
    'invalid-service-name',
    'unknown-table',
    'table-without-service',
  ]);
});

test('the service people sign in at is shown where there is one, and stays out of the plan', () => {
  const [open, guarded] = [false, true].map((isGuarded) => cutSchema(SHOP, 'postgresql', OPEN, isGuarded));
  if (open?.kind !== 'cut' || guarded?.kind !== 'cut') throw new Error('no cut');
  expect(guarded.plan).toEqual(open.plan);
  expect(guarded.diagram.tables.map(({ name }) => name)).toContain('auth');
  expect(open.diagram.tables.map(({ name }) => name)).not.toContain('auth');
  expect(guarded.source.tables).toHaveLength(open.source.tables.length + 1);
  expect(guarded.source.relations).toEqual(open.source.relations);
});

test('as many services are made as are asked for, unless a plan says which there are', () => {
  const cutInto = (count: number, plan: Parameters<typeof cutSchema>[2]['plan'] = null) => {
    const cut = cutSchema(SHOP, 'postgresql', { plan, count }, false);
    if (cut.kind !== 'cut') throw new Error('no cut');
    return cut.plan;
  };
  expect([1, 2, 3, 6].map((count) => cutInto(count).services.length)).toEqual([1, 2, 3, 6]);
  const two = cutInto(2);
  expect(cutInto(5, two)).toEqual(two);
});
