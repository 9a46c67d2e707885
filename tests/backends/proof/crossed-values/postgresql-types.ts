import { said, type CrossedSource, type CrossedType } from './crossed-type.ts';

const NONE = /NaN/u;
const INFINITE = /infinit/iu;
const YEARS = /before 1 and after 9999/u;
const ENDLESS = said(INFINITE, 'infinity', '-infinity');
const CASE = /upper and lower case/u;
const ACCENTS = /accents/u;
const BLANKS = /blanks/u;
const DIGITS = /digits/u;

const text = (length: number): string => 'ä'.repeat(length);

const NUMBERS: Readonly<Record<string, CrossedType>> = {
  pg_smallint: { type: 'smallint', form: 'number', values: ['-32768', '32767'] },
  pg_integer: { type: 'integer', form: 'number', values: ['-2147483648', '2147483647'] },
  pg_bigint: { type: 'bigint', form: 'number', values: ['-9223372036854775808', '9223372036854775807'] },
  pg_numeric_sized: { type: 'numeric(12,3)', form: 'number', values: ['-999999999.999', ['NaN', NONE]] },
  pg_numeric_whole: { type: 'numeric(18)', form: 'number', values: ['999999999999999999', ['NaN', NONE]] },
  pg_numeric_rounded: { type: 'numeric(5,-2)', form: 'number', values: ['-9999900', ['NaN', NONE]] },
  pg_numeric_small: { type: 'numeric(3,5)', form: 'number', values: ['0.00999', ['NaN', NONE]] },
  pg_numeric_long: {
    type: 'numeric(100,50)',
    form: 'number',
    values: [
      [`${'9'.repeat(50)}.${'9'.repeat(50)}`, DIGITS],
      ['NaN', NONE],
    ],
  },
  pg_numeric_fine: { type: 'numeric(60,40)', form: 'number', values: [[`0.${'1'.repeat(40)}`, DIGITS]] },
  pg_numeric: {
    type: 'numeric',
    form: 'number',
    values: [
      '-0.000',
      `${'9'.repeat(35)}.${'9'.repeat(30)}`,
      ...said(DIGITS, '1e36', '1e130', '1e-31', '1e-400', `1.${'1'.repeat(31)}`),
      ...said(NONE, 'NaN'),
      ...said(INFINITE, 'Infinity', '-Infinity'),
    ],
  },
  pg_real: {
    type: 'real',
    form: 'single',
    values: [
      '3.4028235e38',
      '1e-45',
      '0.1',
      '-0',
      '16777217',
      ['NaN', NONE],
      ...said(INFINITE, 'Infinity', '-Infinity'),
    ],
  },
  pg_double: {
    type: 'double precision',
    form: 'floating',
    values: [
      ...['1.7976931348623157e308', '5e-324', '0.1', '-0', '9007199254740993'],
      ['NaN', NONE],
      ...said(INFINITE, 'Infinity', '-Infinity'),
    ],
  },
  pg_money: { type: 'money', form: 'number', values: ['-92233720368547758.08', '92233720368547758.07'] },
  pg_flag: { type: 'boolean', form: 'flag', values: ['1', '0'] },
  pg_oid: { type: 'oid', form: 'number', values: ['0', '4294967295'] },
  pg_xid8: { type: 'xid8', form: 'number', values: ['0', '18446744073709551615'] },
};

const TEXTS: Readonly<Record<string, CrossedType>> = {
  pg_char: { type: 'char(5)', form: 'padded', values: ['', ' a', 'äöü€ß', '😀'] },
  pg_long_char: { type: 'char(300)', form: 'padded', values: [text(300)] },
  pg_varchar: {
    type: 'varchar(40)',
    form: 'text',
    values: ['', ' ', 'a ', '\t', '\\', "'", '😀'.repeat(40), '\u0001'],
  },
  pg_long_varchar: { type: 'varchar(16384)', form: 'text', values: ['😀'.repeat(16_384)] },
  pg_longer_varchar: { type: 'varchar(20000)', form: 'text', values: ['😀'.repeat(20_000)] },
  pg_open_varchar: { type: 'varchar', form: 'text', values: ['', '😀'.repeat(20_000)] },
  pg_text: {
    type: 'text',
    form: 'text',
    values: ['', ' ', '\r\n', '\ufeff', '\u2028', text(40_000), 'x'.repeat(70_000)],
  },
  pg_citext: { type: 'citext', form: 'text', values: ['Mixed', 'x'.repeat(70_000)] },
  pg_bytea: { type: 'bytea', form: 'bytes', values: ['', '00', 'ff00ff', 'ab'.repeat(70_000)] },
  pg_xml: { type: 'xml', form: 'text', values: ['', '<a/>', '<a/><b/>', `<a>${'x'.repeat(70_000)}</a>`] },
  pg_mood: { type: 'mood', form: 'text', values: ['calm', 'very, very glad', "it's", ''] },
  pg_blank_mood: { type: 'blank_mood', form: 'text', values: ['trailing ', 'other'] },
  pg_accent_mood: { type: 'accent_mood', form: 'text', values: ['résumé', 'resume'] },
  pg_empty_mood: { type: 'empty_mood', form: 'text', values: ['', ' '] },
};

const TIMES: Readonly<Record<string, CrossedType>> = {
  pg_date: {
    type: 'date',
    form: 'moment',
    values: [
      ...['0001-01-01', '9999-12-31', '1582-10-10'],
      ...ENDLESS,
      ...said(YEARS, '10000-01-01', '5874897-12-31', '0044-03-15 BC', '4713-11-24 BC'),
    ],
  },
  pg_time: { type: 'time', form: 'moment', values: ['24:00:00', '00:00:00', '23:59:59.999999'] },
  pg_time_seconds: { type: 'time(0)', form: 'moment', values: ['24:00:00', '23:59:59'] },
  pg_time_zoned: {
    type: 'timetz',
    form: 'moment',
    values: said(/time zone/u, '12:00:00.000001+05:30', '24:00:00-15:59'),
  },
  pg_timestamp: {
    type: 'timestamp',
    form: 'moment',
    values: [
      ...['0001-01-01 00:00:00', '9999-12-31 23:59:59.999999', '2024-03-31 02:30:00', '2038-01-19 03:14:08'],
      ...ENDLESS,
      ...said(YEARS, '10000-01-01 00:00:00', '294276-12-31 23:59:59.999999', '0044-03-15 12:00:00 BC'),
    ],
  },
  pg_timestamp_millis: { type: 'timestamp(3)', form: 'moment', values: ['9999-12-31 23:59:59.999', ...ENDLESS] },
  pg_timestamptz: {
    type: 'timestamptz',
    form: 'moment',
    values: [
      ...['0001-01-01 00:00:00', '2038-01-19 03:14:08', '9999-12-31 23:59:59.999999', '1969-12-31 23:59:59'],
      ...ENDLESS,
      ...said(YEARS, '10000-01-01 00:00:00', '0044-03-15 12:00:00 BC'),
    ],
  },
  pg_interval: {
    type: 'interval',
    form: 'text',
    values: [
      ...['infinity', '00:00:00', '-178000000 years -11 mons -2147483648 days -2562047788:00:54.775808'],
      'P-178956970Y-8M-2147483648DT-2562047788H-54.775808S',
    ],
  },
  pg_interval_years: { type: 'interval year to month', form: 'text', values: ['-178000000 years -11 mons'] },
};

const REST: Readonly<Record<string, CrossedType>> = {
  pg_uuid: {
    type: 'uuid',
    form: 'uuid',
    values: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  },
  pg_json: {
    type: 'json',
    form: 'json',
    values: [
      ...['null', '"x"', '1', '{}', '[]', ' { "b" : 1 , "a" : 2 } ', '18446744073709551615', '[[[[[]]]]]'],
      ...said(/same name/u, '{"a":1,"a":2}'),
      ...said(DIGITS, '123456789012345678901234567890.123456789012345678901', '0.1234567890123456789', '1e400'),
      ...said(/levels/u, `${'['.repeat(101)}${']'.repeat(101)}`),
      ...said(/halves/u, String.raw`"\ud800"`),
    ],
  },
  pg_jsonb: {
    type: 'jsonb',
    form: 'json',
    values: [
      ...['null', '1.00', '{"bb":1,"a":2}', '-0.0'],
      ...said(DIGITS, '123456789012345678901234567890.123456789012345678901'),
      ...said(/levels/u, `${'['.repeat(101)}${']'.repeat(101)}`),
    ],
  },
  pg_integers: { type: 'integer[]', form: 'json', values: ['[]', '[null,1]', '[[1],[2]]'] },
  pg_texts: { type: 'text[]', form: 'json', values: ['[""," a ","\\"","{"]', `["${'x'.repeat(70_000)}"]`] },
  pg_numbers: { type: 'numeric[]', form: 'json', values: ['[1.50]', ...said(DIGITS, '[0.1234567890123456789]')] },
  pg_bit: { type: 'bit(1)', form: 'flag', values: ['0', '1'] },
  pg_bits: { type: 'bit(9)', form: 'bits', values: ['000000000', '111111111', '000000001'] },
  pg_many_bits: { type: 'bit(100)', form: 'bits', values: ['1'.repeat(100), '0'.repeat(100)] },
  pg_varbit: {
    type: 'bit varying(70)',
    form: 'bits',
    values: [...said(/zeros|how many/u, '1', '0001'), '10'.repeat(32)],
  },
  pg_open_varbit: { type: 'bit varying', form: 'bits', values: ['10'.repeat(32), '10'.repeat(400)] },
  pg_inet: { type: 'inet', form: 'text', values: ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/127', '0.0.0.0'] },
  pg_cidr: { type: 'cidr', form: 'text', values: ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128', '0.0.0.0/0'] },
  pg_macaddr: { type: 'macaddr', form: 'text', values: ['ff:ff:ff:ff:ff:ff'] },
  pg_macaddr8: { type: 'macaddr8', form: 'text', values: ['ff:ff:ff:ff:ff:ff:ff:ff'] },
  pg_lsn: { type: 'pg_lsn', form: 'text', values: ['FFFFFFFF/FFFFFFFF'] },
  pg_name: { type: 'name', form: 'text', values: ['x'.repeat(63)] },
  pg_range: { type: 'int4range', form: 'text', values: ['empty', '[-2147483648,2147483647)'] },
  pg_numrange: { type: 'numrange', form: 'text', values: [`[0,${'9'.repeat(400)}]`] },
  pg_multirange: { type: 'datemultirange', form: 'text', values: [`{${'[2024-01-01,2024-01-02),'.repeat(30)}}`] },
  pg_tsrange: {
    type: 'tstzrange',
    form: 'text',
    values: ['["0044-03-15 00:00:00+00 BC","294276-12-31 23:59:59.999999+00"]'],
  },
  pg_tsvector: { type: 'tsvector', form: 'text', values: [`'${'x'.repeat(2_000)}':1A,2B`] },
  pg_tsquery: { type: 'tsquery', form: 'text', values: ["'a' & !'b'", `'${'x'.repeat(2_000)}'`] },
  pg_hstore: { type: 'hstore', form: 'json', values: ['{"a":"1","b":null}'] },
  pg_ltree: { type: 'ltree', form: 'text', values: ['a.b', `${'a'.repeat(200)}.${'b'.repeat(200)}`] },
  pg_point: {
    type: 'point',
    form: 'text',
    values: ['(NaN,Infinity)', '(-1.7976931348623157e+308,-2.2250738585072014e-308)'],
  },
  pg_path: { type: 'path', form: 'text', values: [`[${'(1.25,2.25),'.repeat(100)}(0,0)]`] },
  pg_polygon: { type: 'polygon', form: 'text', values: [`(${'(1.25,2.25),'.repeat(100)}(0,0))`] },
  pg_circle: { type: 'circle', form: 'text', values: ['<(1,2),Infinity>'] },
  pg_vector: { type: 'vector(1536)', form: 'text', values: [`[${'-0.123456789,'.repeat(1_535)}0]`] },
  pg_jsonpath: { type: 'jsonpath', form: 'text', values: [`$.${'a'.repeat(400)}`] },
  pg_place: {
    type: 'geometry(Point,4326)',
    form: 'shape',
    values: ['POINT(1 2)', ...said(/empty|third/iu, 'POINT EMPTY', 'POINT Z(1 2 3)')],
  },
  pg_made: { type: 'cash_range', form: 'text', values: [`[0,${'9'.repeat(400)}]`] },
};

/** Wide enough that MySQL could not have them all in a row. */
const WIDE: Readonly<Record<string, CrossedType>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `pg_wide_${at}`,
    { type: 'varchar(4000)', form: 'text', values: ['😀'.repeat(4_000)] } satisfies CrossedType,
  ]),
);

/** Keys: the values stand beside each other, or a finding says which do not. */
const KEYS: Readonly<Record<string, CrossedType>> = {
  pg_unique_name: {
    type: 'varchar(40)',
    form: 'text',
    unique: true,
    values: ['a', ['A', CASE], ['á', ACCENTS], ['a ', BLANKS], 'b'],
  },
  pg_unique_text: {
    type: 'text',
    form: 'text',
    unique: true,
    values: ['a', ['A', CASE], ['á', ACCENTS], ['a ', BLANKS], ['x'.repeat(300), /255/u]],
  },
  pg_unique_long: {
    type: 'varchar(2000)',
    form: 'text',
    unique: true,
    values: [`${'x'.repeat(1_999)}y`, [`${'x'.repeat(1_999)}z`, /beginning/u]],
  },
  pg_unique_bytes: { type: 'bytea', form: 'bytes', unique: true, values: ['00', '', ['ab'.repeat(300), /255/u]] },
  pg_unique_numeric: { type: 'numeric', form: 'number', unique: true, values: ['1', '1.5', ['NaN', NONE]] },
  pg_unique_uuid: { type: 'uuid', form: 'uuid', unique: true, values: ['00000000-0000-0000-0000-000000000000'] },
  pg_unique_citext: { type: 'citext', form: 'text', unique: true, values: ['a', 'b'] },
  pg_unique_char: { type: 'char(5)', form: 'padded', unique: true, values: ['a', ['A', CASE], ['á', ACCENTS]] },
};

/** What PostgreSQL and its extensions hold. */
export const POSTGRESQL_TYPES: CrossedSource = {
  dialect: 'postgresql',
  before: `CREATE EXTENSION citext; CREATE EXTENSION hstore; CREATE EXTENSION ltree; CREATE EXTENSION postgis; CREATE EXTENSION vector;
CREATE TYPE mood AS ENUM ('calm', 'very, very glad', 'it''s', '');
CREATE TYPE blank_mood AS ENUM ('trailing ', 'other'); CREATE TYPE empty_mood AS ENUM ('', ' ');
CREATE TYPE accent_mood AS ENUM ('résumé', 'resume');
CREATE TYPE cash_range AS RANGE (subtype = numeric);`,
  tables: {
    pg_numbers_kept: NUMBERS,
    pg_texts_kept: TEXTS,
    pg_times_kept: TIMES,
    pg_rest_kept: REST,
    pg_wide_kept: WIDE,
    pg_keys_kept: KEYS,
  },
};
