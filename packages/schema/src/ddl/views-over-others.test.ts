import { expect, it } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import { writeDdl } from './write-ddl.ts';

it.each([
  ['"a.b"', []],
  ['"A ""x"""', []],
  ['other', ['View "v": it is left out: it names tables in other, which the script does not make.']],
  ['"o.t"', ['View "v": it is left out: it names tables in o.t, which the script does not make.']],
])('keeps a view over tables in %s only where the script makes them', (namespace, messages) => {
  const sql = `CREATE SCHEMA "a.b"; CREATE TABLE "a.b".t (a int PRIMARY KEY);
    CREATE SCHEMA "A ""x"""; CREATE TABLE "A ""x""".t (a int PRIMARY KEY);
    CREATE VIEW v AS SELECT a FROM ${namespace}."t"`;
  const { diagnostics } = writeDdl(readSchema(sql, { dialect: 'postgresql' }).value.schema, 'postgresql');
  expect(diagnostics.map(({ message }) => message)).toEqual(messages);
});
