import { expect, test } from 'vitest';
import { readSchema } from '../../read/read-schema.ts';
import { writeDdl } from '../write-ddl.ts';

test('thousands of things of one name get names of their own', () => {
  const checks = Array.from({ length: 8000 }, (_, at) => `constraint k check (a > ${at})`).join(', ');
  const { schema } = readSchema(`create table t (a int, ${checks})`, { dialect: 'postgresql' }).value;
  const names = writeDdl(schema, 'postgresql').value.text.match(/CONSTRAINT \w+/g) ?? [];
  expect(names.slice(0, 3)).toEqual(['CONSTRAINT k', 'CONSTRAINT t_k', 'CONSTRAINT t_k_2']);
  expect(new Set(names).size).toBe(8000);
});
