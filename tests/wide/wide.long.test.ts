import { expect, test } from 'vitest';
import { generateWide } from './generate-wide.ts';
import { WIDE_INPUTS } from './wide-inputs.ts';
import { SEED, wideTries } from './wide-search.ts';

/** How many schemas are tried; `BACKSMITH_WIDE=2000` tries more. */
const COUNT = Number(process.env['BACKSMITH_WIDE'] ?? 12);
const MOST_COLUMNS = 1600;

test(`${COUNT} wide and odd schemas are generated, beginning at seed ${SEED}`, () => {
  const failed = wideTries(COUNT, MOST_COLUMNS).flatMap(({ title, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${title}\n  ${String(error)}`];
    }
  });
  console.log(`${COUNT} wide schemas from seed ${SEED}: ${failed.length} without a project`);
  expect(failed).toEqual([]);
});

test.each(WIDE_INPUTS)('every column is a field with a name of its own: $name', (input) => {
  const { schema, system } = generateWide(input);
  const resources = system.services.flatMap((service) => service.resources);
  const fields = resources.map(({ fields }) => fields.map(({ name }) => name.toLowerCase()));
  for (const names of fields) expect(new Set(names).size).toBe(names.length);
  const columns = schema.tables.filter(({ primaryKey }) => primaryKey.length > 0).map((table) => table.columns.length);
  expect(fields.map((names) => names.length).toSorted()).toEqual(columns.toSorted());
  expect(new Set(resources.map(({ path }) => path)).size).toBe(resources.length);
});
