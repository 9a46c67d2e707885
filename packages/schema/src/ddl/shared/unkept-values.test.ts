import { expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { readSchema } from '../../read/read-schema.ts';
import type { DdlTarget } from '../targets.ts';
import { writeDdl } from '../write-ddl.ts';

/** What is said of the values of a column. */
function saidOf(from: Dialect, type: string, to: DdlTarget): readonly string[] {
  const { schema } = readSchema(`CREATE TABLE t (c ${type})`, { dialect: from }).value;
  return writeDdl(schema, to)
    .diagnostics.filter(({ code }) => code === 'ddl-values-unkept')
    .map(({ message }) => message.replace(/^.*?\(t\.c\): (.*) cannot be kept\.$/, '$1'));
}

it.each([
  [
    'postgresql',
    'numeric',
    'mysql',
    'NaN and infinities and numbers of more than 35 digits before the point or 30 behind it',
  ],
  ['postgresql', 'numeric(8,2)', 'oracle', 'NaN'],
  ['postgresql', 'real', 'mariadb', 'NaN and infinities'],
  ['postgresql', 'date', 'mysql', 'infinity and days of years before 1 and after 9999'],
  ['postgresql', 'timestamptz', 'oracle', 'infinity and days of years before 4712 BC and after 9999'],
  ['postgresql', 'time', 'sqlserver', 'the time 24:00:00'],
  ['postgresql', 'jsonb', 'mysql', 'numbers of more than 15 digits and documents of more than 100 levels'],
  ['postgresql', 'json', 'mariadb', 'halves of characters and documents of more than 31 levels'],
  ['postgresql', 'geometry', 'mariadb', 'empty shapes and those with a third dimension'],
  ['mysql', 'tinyint(1)', 'postgresql', 'numbers other than 0 and 1'],
  ['mysql', 'date', 'postgresql', 'days that are none, such as 0000-00-00'],
  ['mysql', 'time(3)', 'postgresql', 'times beyond a day'],
  ['mysql', 'longtext', 'postgresql', 'the character U+0000'],
  ['mariadb', 'json', 'mysql', 'numbers of more than 15 digits and members of the same name'],
  ['mysql', 'json', 'mariadb', 'documents of more than 31 levels'],
  ['sqlserver', 'time', 'mysql', 'more than 6 digits of a second'],
  ['sqlserver', 'datetimeoffset(3)', 'postgresql', 'the offset a moment is written with'],
  ['oracle', 'INTEGER', 'postgresql', 'numbers of more than 18 digits'],
  ['oracle', 'FLOAT(126)', 'mysql', 'numbers of more than 15 digits'],
  ['oracle', 'DATE', 'mysql', 'days of years before 1'],
  ['oracle', 'TIMESTAMP(9)', 'postgresql', 'more than 6 digits of a second'],
  ['oracle', 'INTERVAL YEAR(9) TO MONTH', 'postgresql', 'more than 178000000 years'],
] as const)('of %s %s in %s: %s', (from, type, to, said) => {
  expect(saidOf(from, type, to)).toEqual([said]);
});

it('says once of all columns of SQLite that they may hold anything', () => {
  const { schema } = readSchema('CREATE TABLE t (\n a INTEGER, b TEXT, c DATE, d); CREATE TABLE u (e VARCHAR(4))', {
    dialect: 'sqlite',
  }).value;
  expect(writeDdl(schema, 'mysql').diagnostics.filter(({ code }) => code === 'ddl-values-unkept')).toMatchObject([
    {
      severity: 'info',
      line: 2,
      message:
        'Columns of every type: values that the declared type does not say, such as words in a column of numbers or days, bytes in one of texts and texts longer than declared, cannot be kept.',
    },
  ]);
  expect(writeDdl(schema, 'sqlite').diagnostics).toEqual([]);
});

it.each([
  ['a INTEGER, b TEXT', false],
  ['a INTEGER, b ANY', true],
])('knows that a strict table of SQLite checks its columns, but for ANY: %s', (columns, said) => {
  const { schema } = readSchema(`CREATE TABLE t (${columns}) STRICT`, { dialect: 'sqlite' }).value;
  const { diagnostics } = writeDdl(schema, 'mysql');
  expect(diagnostics.some(({ message }) => message.startsWith('Columns of every type'))).toBe(said);
});

it.each([
  ['postgresql', 'numeric', 'postgresql'],
  ['postgresql', 'bigint', 'mysql'],
  ['postgresql', 'text', 'mysql'],
  ['mysql', 'tinyint(1)', 'mariadb'],
  ['mysql', 'datetime(6)', 'mariadb'],
  ['mysql', 'bit(1)', 'postgresql'],
  ['sqlserver', 'date', 'postgresql'],
  ['sqlserver', 'float', 'mysql'],
  ['oracle', 'NUMBER(9)', 'mysql'],
  ['oracle', 'BINARY_DOUBLE', 'postgresql'],
] as const)('nothing of %s %s in %s', (from, type, to) => {
  expect(saidOf(from, type, to)).toEqual([]);
});
