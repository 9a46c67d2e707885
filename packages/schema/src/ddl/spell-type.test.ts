import { expect, test } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import type { DdlTarget } from './targets.ts';
import { writeDdl } from './write-ddl.ts';

type Dialect = 'postgresql' | 'mysql' | 'oracle' | 'sqlserver';

/** What a column of a type becomes, with the name, quoted or not, of no other. */
function written(type: string, dialect: Dialect, target: DdlTarget, before = ''): unknown {
  const { schema } = readSchema(`${before}create table t (id int, x ${type});`, { dialect }).value;
  const { name, dataType, notNull, made, sequence, ...rest } =
    writeDdl(schema, target).value.tables[0]?.columns[1] ?? {};
  expect([name, dataType === undefined, notNull, made, sequence]).toEqual(['x', false, false, undefined, undefined]);
  return rest;
}

const TEXTS = { kind: 'array', element: { kind: 'varchar', length: 20 }, dimensions: 1 };

test.each<[Dialect, string, DdlTarget, string, unknown, string]>([
  ['postgresql', 'integer', 'postgresql', 'integer', { kind: 'integer', bits: 32 }, 'int4'],
  ['postgresql', 'varchar(20)[]', 'postgresql', 'varchar(20)[]', TEXTS, '_varchar'],
  ['postgresql', 'bit varying(8)', 'postgresql', 'bit varying(8)', { kind: 'bit', length: 8, varying: true }, 'varbit'],
  ['postgresql', 'citext', 'postgresql', 'citext', { kind: 'text', caseInsensitive: true }, 'citext'],
  ['postgresql', 'oid', 'postgresql', 'oid', { kind: 'integer', bits: 32, unsigned: true }, 'oid'],
  ['postgresql', 'public.hstore', 'postgresql', 'public.hstore', { kind: 'vendor', name: 'hstore' }, 'hstore'],
  ['postgresql', 'ext.hstore', 'postgresql', 'ext.hstore', { kind: 'vendor', name: 'hstore' }, '"ext"."hstore"'],
  ['postgresql', 'inet', 'mysql', 'varchar(43)', { kind: 'varchar', length: 43 }, 'varchar'],
  ['postgresql', 'timestamp', 'mysql', 'datetime(6)', { kind: 'timestamp', precision: 6 }, 'datetime'],
  ['postgresql', 'uuid', 'mysql', 'binary(16)', { kind: 'binary', length: 16 }, 'binary'],
  ['postgresql', 'uuid', 'mariadb', 'uuid', { kind: 'uuid' }, 'uuid'],
  ['mysql', 'binary(16)', 'postgresql', 'bytea', { kind: 'blob' }, 'bytea'],
  ['mysql', 'int unsigned', 'postgresql', 'bigint', { kind: 'integer', bits: 64 }, 'int8'],
  [
    'mysql',
    'INT(8) UNSIGNED',
    'mysql',
    'INT(8) UNSIGNED',
    { kind: 'integer', bits: 32, unsigned: true },
    'int unsigned',
  ],
  ['mysql', 'int zerofill', 'mysql', 'int zerofill', { kind: 'integer', bits: 32, unsigned: true }, 'int unsigned'],
  [
    'mysql',
    'int zerofill',
    'mariadb',
    'int zerofill',
    { kind: 'integer', bits: 32, unsigned: true },
    'int unsigned zerofill',
  ],
  ['mysql', 'numeric(8)', 'mysql', 'numeric(8)', { kind: 'decimal', precision: 8, scale: 0 }, 'decimal'],
  ['mysql', 'tinyint(1)', 'mysql', 'tinyint(1)', { kind: 'boolean' }, 'tinyint'],
  ['mysql', 'tinyint(1) unsigned', 'mysql', 'tinyint(1) unsigned', { kind: 'boolean' }, 'tinyint unsigned'],
  ['mysql', "set('a','b')", 'mysql', "set('a','b')", { kind: 'set', values: ['a', 'b'] }, 'set'],
  [
    'sqlserver',
    'nvarchar(40)',
    'sqlserver',
    'nvarchar(40)',
    { kind: 'varchar', length: 40, national: true },
    'nvarchar',
  ],
  ['sqlserver', '[rowversion]', 'sqlserver', 'rowversion', { kind: 'rowversion' }, 'timestamp'],
  ['sqlserver', 'nvarchar(2500)', 'oracle', 'VARCHAR2(2500 CHAR)', { kind: 'varchar', length: 2500 }, 'varchar2'],
  [
    'sqlserver',
    'nvarchar(2000)',
    'oracle',
    'NVARCHAR2(2000)',
    { kind: 'varchar', length: 2000, national: true },
    'nvarchar2',
  ],
  ['oracle', 'integer', 'oracle', 'integer', { kind: 'integer', bits: 64 }, 'number'],
])('%s %s is for %s: %s', (dialect, type, target, sql, held, reported) => {
  expect(written(type, dialect, target)).toEqual({ type: sql, held, reported });
});

test.each([
  ['bit varying', 'longblob'],
  ['bit varying(70)', 'varbinary(9)'],
  ['datemultirange', 'longtext'],
  ['vector(1536)', 'longtext'],
  ['interval', 'varchar(80)'],
  ['mood', "enum('calm','very, glad')"],
  ['cut_mood', 'varchar(5)'],
  ['same_mood', 'varchar(6)'],
])('values of %s have room in %s', (type, sql) => {
  const moods = `create type mood as enum ('calm', 'very, glad'); create type cut_mood as enum ('calm ', 'a');
    create type same_mood as enum ('resume', 'résumé');`;
  expect(written(type, 'postgresql', 'mysql', moods)).toMatchObject({ type: sql });
});

test('what lies apart from the row says so', () => {
  expect(written('clob', 'oracle', 'oracle')).toMatchObject({ large: true });
  expect(written('ntext', 'sqlserver', 'sqlserver')).toMatchObject({ large: true });
  expect(written('text', 'postgresql', 'postgresql')).not.toHaveProperty('large');
});

test('a domain and an enumeration are reported with their namespace, where it is not on the path', () => {
  const domain = 'create schema clinic; create domain clinic.icd_code as varchar(8); ';
  expect(written('clinic.icd_code', 'postgresql', 'postgresql', domain)).toEqual({
    type: 'clinic.icd_code',
    held: { kind: 'varchar', length: 8 },
    reported: '"clinic"."icd_code"',
    isDomain: true,
  });
  const mood = `create type public."Mood" as enum ('calm'); create schema s; create type s.mood as enum ('glad'); `;
  expect(written('"Mood"', 'postgresql', 'postgresql', mood)).toMatchObject({ type: '"Mood"', reported: 'Mood' });
  expect(written('s.mood[]', 'postgresql', 'postgresql', mood)).toMatchObject({ reported: '"s"."_mood"' });
});
