import { readSchema, writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestDatabase, type TestDatabaseServer } from '../kit/index.ts';

/** A type and a default in the words people and pg_dump have for it. */
const DEFAULTS: readonly (readonly [type: string, value: string])[] = [
  ['timestamptz', "timestamp with time zone 'epoch'"],
  ['timestamptz', "timestamptz '2020-01-01 10:00+02'"],
  ['timestamptz', "TIMESTAMP WITH TIME ZONE '2020-01-01 10:00:00.123456+02'"],
  ['timestamp', "timestamp '2020-01-01 10:00'"],
  ['timestamp(3)', "timestamp(3) without time zone '2020-01-01 10:00:00.1239'"],
  ['timestamp', "'2020-01-01'::timestamp without time zone"],
  ['time', "time '10:00'"],
  ['timetz', "time with time zone '10:00+02'"],
  ['time(0)', "time(0) without time zone '10:00:00.6'"],
  ['date', "date '2020-02-29'"],
  ['date', "DATE 'epoch'"],
  ['numeric', "numeric '1.5'"],
  ['numeric(6, 2)', "numeric(6, 2) '1234.567'"],
  ['int', "integer '7'"],
  ['bigint', "int8 '9007199254740993'"],
  ['double precision', "double precision '1.5'"],
  ['double precision', "float8 'NaN'"],
  ['real', "real '-0.25'"],
  ['boolean', "boolean 'yes'"],
  ['boolean', "bool 'f'"],
  ['varchar(20)', "character varying 'abc'"],
  ['varchar(20)', "varchar(2) 'abc'"],
  ['char(4)', "character(4) 'ab'"],
  ['text', "text 'it''s'"],
  ['interval', "interval '1 year 2 mons'"],
  ['interval', "interval '1' day"],
  ['interval', "interval '3 4:05' day to minute"],
  ['interval', "'1 day'::interval"],
  ['bit(4)', "b'0101'"],
  ['bit(4)', "bit(4) '0101'"],
  ['bit varying(8)', "bit varying '01'"],
  ['bit(8)', "x'1f'"],
  ['bytea', "bytea '\\x00ff'"],
  ['bytea', "'\\x00ff'::bytea"],
  ['uuid', "uuid '00000000-0000-0000-0000-00000000000a'"],
  ['jsonb', `jsonb '{"a": [1, "x''y"]}'`],
  ['json', "json '[]'"],
  ['int', "cast('5' as int)"],
  ['int', 'CAST(5.6 AS integer)'],
  ['text', "e'a\\nb\\tc'"],
  ['text', "U&'d\\0061t\\+000061'"],
  ['text', "U&'d!0061t!!' UESCAPE '!'"],
  ['text', "n'abc'"],
  ['text[]', "'{}'::text[]"],
  ['text[]', 'ARRAY[]::text[]'],
  ['int[]', 'ARRAY[1, 2]'],
  ['inet', "inet '192.168.0.1'"],
  ['point', "point '(1,2)'"],
  ['int4range', "int4range '[1,5)'"],
  ['money', "money '12.50'"],
  ['xml', "xml '<a/>'"],
];

const NAMES = DEFAULTS.map((_, at) => `c${at}`);

describe('defaults that say their own type', () => {
  const source = `CREATE TABLE t (id int PRIMARY KEY,\n${DEFAULTS.map(([type, value], at) => `c${at} ${type} DEFAULT ${value}`).join(',\n')});`;
  const read = readSchema(source, { dialect: 'postgresql' });
  let server: TestDatabaseServer;
  let rows: readonly Readonly<Record<string, unknown>>[];

  async function rowOf(database: TestDatabase, script: string): Promise<Readonly<Record<string, unknown>>> {
    await database.execute(script);
    await database.execute('INSERT INTO t (id) VALUES (1)');
    const columns = NAMES.map((name) => `${name}::text AS ${name}`).join(', ');
    const [row = {}] = await database.rows(`SELECT ${columns} FROM t`);
    return row;
  }

  beforeAll(async () => {
    server = await startPostgres();
    const ours = writeDdl(read.value.schema, 'postgresql').value.text;
    rows = [await rowOf(await server.database('theirs'), source), await rowOf(await server.database('ours'), ours)];
  });
  afterAll(() => server.stop());

  test('are read whole: nothing is left over, and no column is made of it', () => {
    const warnings = read.diagnostics.filter(({ severity }) => severity !== 'info').map(({ message }) => message);
    expect(warnings).toEqual([]);
    expect(read.value.schema.tables[0]?.columns.map(({ name }) => name)).toEqual(['id', ...NAMES]);
  });

  test.each(DEFAULTS.map(([type, value], at) => [type, value, `c${at}`] as const))('%s DEFAULT %s', (_, __, name) => {
    const [theirs, ours] = rows;
    expect(theirs?.[name]).toBeTypeOf('string');
    expect(ours?.[name]).toBe(theirs?.[name]);
  });
});
