import { readSchema } from '@backsmith/schema';
import { domainModels } from '@backsmith/models';
import { expect, test } from 'vitest';
import { libraryEntries, schemaFromLibrary } from './from-library.ts';

test.each(libraryEntries())('$name is read without a finding, whole as it stands in its file', ({ name, packs }) => {
  const domain = domainModels().find((one) => one.name === name);
  const things = [...(domain?.core ?? []), ...(domain?.packs.flatMap((pack) => pack.things) ?? [])];
  const whole = schemaFromLibrary(
    name,
    packs.map((pack) => pack.name),
  );
  const { value, diagnostics } = readSchema(whole?.sql ?? '');
  expect(diagnostics.filter(({ code }) => code !== 'dialect-guessed')).toEqual([]);
  expect(value.schema.tables).toHaveLength(things.length);
  expect(value.schema.foreignKeys).toHaveLength(things.flatMap(({ links }) => links).length);
});

test('the core comes without packs, and unknown names with nothing', () => {
  const names = (packs: readonly string[]) =>
    schemaFromLibrary('help-desk', packs)?.model.tables.map(({ name }) => name);
  expect(names([])).not.toContain('sla_policies');
  expect(names(['sla', 'unknown'])).toContain('sla_policies');
  expect(schemaFromLibrary('unknown')).toBeUndefined();
});
