import fc from 'fast-check';
import { bytes, clock, day, decimal, floating, sqlText, text, whole, type KeptType } from './kept-type.ts';

const quoted = (one: fc.Arbitrary<string>) => one.map((value) => sqlText(value));
const listed = (...values: readonly string[]) => values.map((value) => sqlText(value));
const among = (...values: readonly string[]) => fc.constantFrom(...listed(...values));

const moment = (zone: string) => fc.tuple(day(1, 9999), clock(6)).map(([date, time]) => `'${date} ${time}${zone}'`);
const octet = fc.integer({ min: 0, max: 255 });
const address = fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.'));
const bound = fc.integer({ min: -1_000_000, max: 1_000_000 });
const range = fc
  .tuple(bound, bound, fc.constantFrom('[', '('), fc.constantFrom(']', ')'))
  .map(([one, other, left, right]) => `'${left}${Math.min(one, other)},${Math.max(one, other)}${right}'`);
const point = fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true })).map(([x, y]) => `'(${x},${y})'`);

/** The columns of a table of PostgreSQL, by name. */
export const POSTGRESQL_VALUES: Readonly<Record<string, KeptType>> = {
  a_smallint: { type: 'smallint', edges: ['-32768', '32767', '0'], random: whole(-32768n, 32767n) },
  an_integer: { type: 'integer', edges: ['-2147483648', '2147483647'], random: whole(-(2n ** 31n), 2n ** 31n - 1n) },
  a_bigint: {
    type: 'bigint',
    edges: ['-9223372036854775808', '9223372036854775807', '9007199254740993'],
    random: whole(-(2n ** 63n) + 1n, 2n ** 63n - 1n),
  },
  a_numeric: {
    type: 'numeric(12,3)',
    edges: ["'NaN'", '999999999.999', '-0.001', '1.500', '0.000'],
    random: decimal(9, 3),
  },
  a_whole_numeric: { type: 'numeric(8)', edges: ["'NaN'", '99999999', '-1'], random: decimal(8, 0) },
  a_long_numeric: { type: 'numeric(18)', edges: ["'NaN'", '999999999999999999'], random: decimal(18, 0) },
  a_rounded: { type: 'numeric(5,-2)', edges: ["'NaN'", '1234567', '100', '-9999900'], random: decimal(6, 0) },
  a_small: {
    type: 'numeric(3,5)',
    edges: ["'NaN'", '0.00123', '-0.00999'],
    random: fc.constantFrom('0.001', '0.00005'),
  },
  a_plain_numeric: {
    type: 'numeric',
    edges: [
      ...[
        "'NaN'",
        "'Infinity'",
        "'-Infinity'",
        '1.0',
        '1.00',
        '1.50000',
        '0.000',
        '-0.0',
        '1e30',
        '1e-30',
        '1e400',
        '1e-400',
      ],
      `'${'9'.repeat(300)}.${'9'.repeat(300)}'`,
    ],
    refused: ["'1e131071'"],
    random: decimal(60, 40),
  },
  a_real: {
    type: 'real',
    edges: ["'NaN'", "'Infinity'", "'-Infinity'", "'-0'", '3.4028235e38', '1e-45', '0.1', '16777217', '1.1754942e-38'],
    random: floating(fc.float({ noNaN: true, noDefaultInfinity: true })).map((one) => `'${one}'`),
  },
  a_double: {
    type: 'double precision',
    edges: [
      "'NaN'",
      "'Infinity'",
      "'-Infinity'",
      "'-0'",
      '1.7976931348623157e308',
      '5e-324',
      '0.1',
      '9007199254740993',
    ],
    random: floating(fc.double({ noNaN: true, noDefaultInfinity: true })).map((one) => `'${one}'`),
  },
  an_amount: {
    type: 'money',
    edges: ["'-92233720368547758.08'::numeric", "'92233720368547758.07'::numeric", '0'],
    random: decimal(15, 2).map((one) => `'${one}'::numeric`),
  },
  a_flag: { type: 'boolean', edges: ['true', 'false'], random: fc.constantFrom('true', 'false') },
  a_char: {
    type: 'char(5)',
    edges: listed('', 'a', ' a', 'a ', '     ', 'abcde', 'äöü€', '\t', 'a\n', 'a\u00a0', '\u2003'),
    random: quoted(text(5)),
  },
  a_varchar: {
    type: 'varchar(40)',
    edges: listed('', ' ', 'a ', ' a', '\t', '\n', 'ß\u0301', '😀', '\ufffe\uffff', '\u0001', 'null', '"', '\\', "'"),
    random: quoted(text(40)),
  },
  a_text: {
    type: 'text',
    edges: listed('', ' ', '\u2028', '\r\n', '\ufeff', 'x'.repeat(100_000)),
    random: quoted(text(200)),
  },
  a_checked: {
    type: 'varchar(20)',
    edges: listed('lower', 'nonsense', 'way too long'),
    random: among('lower', 'other'),
  },
  an_email: { type: 'varchar(60)', edges: listed('', 'none', 'a@b', 'ä@ö.de', ' x@y.z '), random: quoted(text(60)) },
  some_bytes: {
    type: 'bytea',
    edges: [String.raw`'\x'`, String.raw`'\x00'`, String.raw`'\xff00ff'`],
    random: bytes(300).map((one) => String.raw`'\x${one}'`),
  },
  a_uuid: {
    type: 'uuid',
    edges: listed('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
    random: quoted(fc.uuid()),
  },
  a_day: {
    type: 'date',
    edges: listed(
      ...[
        'infinity',
        '-infinity',
        '0001-01-01',
        '0001-12-31 BC',
        '4714-11-24 BC',
        '0044-03-15 BC',
        '10000-01-01',
        '5874897-12-31',
      ],
      ...['1582-10-04', '1582-10-10', '1582-10-15', '2024-02-29', '0100-02-28', '1900-02-28'],
    ),
    random: quoted(day(1, 9999)),
  },
  a_time: { type: 'time', edges: listed('24:00', '00:00', '23:59:59.999999', '12:00'), random: quoted(clock(6)) },
  a_short_time: { type: 'time(0)', edges: listed('24:00', '00:00', '23:59:59'), random: quoted(clock(0)) },
  a_time_with_zone: {
    type: 'timetz',
    edges: listed(
      '24:00+00',
      '24:00-15:59',
      '00:00+15:59',
      '12:00:00.000001+05:30',
      '12:00+05:30:15',
      '23:59:59.999999-12',
    ),
    random: quoted(clock(6).map((one) => `${one}+02`)),
  },
  a_moment: {
    type: 'timestamp',
    edges: listed(
      ...[
        'infinity',
        '-infinity',
        '0001-01-01 00:00',
        '0001-12-31 23:59:59.999999 BC',
        '4714-11-24 00:00 BC',
        '0044-03-15 12:00 BC',
      ],
      ...[
        '10000-01-01 00:00',
        '294276-12-31 23:59:59.999999',
        '1582-10-10 00:00',
        '2024-03-31 02:30',
        '1883-11-18 12:03:58',
      ],
    ),
    random: moment(''),
  },
  a_zoned_moment: {
    type: 'timestamptz',
    edges: listed(
      ...['infinity', '-infinity', '0001-01-01 00:00+00', '0001-12-31 23:59:59.999999+00 BC', '4714-11-24 00:00+00 BC'],
      ...['10000-01-01 00:00+00', '294276-12-31 23:59:59.999999+00', '1582-10-10 00:00+00', '1883-11-18 12:03:58+00'],
      ...['2024-03-31 02:30+01', '0044-03-15 12:00+00 BC'],
    ),
    random: moment('+00'),
  },
  a_second: { type: 'timestamp(0)', edges: listed('infinity', '2024-05-06 07:08:09'), random: moment('') },
  a_span: {
    type: 'interval',
    edges: listed(
      'infinity',
      '-infinity',
      '1 year 2 mons 3 days 04:05:06.789',
      '-178000000 years',
      '-1 mons +1 day -00:00:01',
      '0',
    ),
    random: quoted(
      fc.tuple(bound, bound, bound).map(([months, days, seconds]) => `${months} mons ${days} days ${seconds} secs`),
    ),
  },
  some_months: {
    type: 'interval year to month',
    edges: listed('infinity', '-1 year -3 mons', '0'),
    random: quoted(bound.map((one) => `${one} mons`)),
  },
  a_json: {
    type: 'json',
    edges: listed(
      ...[
        'null',
        '"x"',
        '1',
        '1.0',
        '1.00',
        '123456789012345678901234567890.123456789012345678901',
        '{"a":1,"a":2}',
        '{}',
        '[]',
      ],
      ...[
        ' { "b" : 1 , "a" : 2 } ',
        String.raw`"\ud83d\ude00"`,
        String.raw`"\ud800"`,
        String.raw`"\u0000"`,
        '-0',
        '-0.0',
        '1E5',
        String.raw`"\/"`,
      ],
      '[[[[[]]]]]',
    ),
    random: quoted(fc.json()),
  },
  a_jsonb: {
    type: 'jsonb',
    edges: listed(
      'null',
      '1.00',
      '123456789012345678901234567890.123456789012345678901',
      '{"a":1,"a":2}',
      '-0',
      '{"bb":1,"a":2}',
    ),
    random: quoted(fc.json().filter((one) => !/\\u(0000|d[89a-f])/u.test(one))),
  },
  an_xml: {
    type: 'xml',
    edges: listed(
      '',
      '<a/>',
      '<?xml version="1.0"?><a/>',
      'just text',
      '<a> x </a>',
      '<a><!-- c --><![CDATA[<]]></a>',
      '<a/><b/>',
    ),
    random: quoted(text(20, true).map((one) => `<a>${one.replaceAll(/[<&>]/gu, '')}</a>`)),
  },
  an_address: {
    type: 'inet',
    edges: listed('::1', '10.0.0.1/8', '192.168.0.1', '::ffff:1.2.3.4', 'fe80::1/64'),
    random: quoted(address),
  },
  a_network: {
    type: 'cidr',
    edges: listed('0.0.0.0/0', '10.0.0.0/8', '::/0', '2001:db8::/32'),
    random: quoted(address),
  },
  a_card: { type: 'macaddr', edges: listed('00:00:00:00:00:00', 'ff-ff-ff-ff-ff-ff'), random: quoted(bytes(6, 6)) },
  a_long_card: { type: 'macaddr8', edges: listed('08:00:2b:01:02:03:04:05'), random: quoted(bytes(8, 8)) },
  a_bit: { type: 'bit(1)', edges: ["B'0'", "B'1'"], random: fc.constantFrom("B'0'", "B'1'") },
  some_bits: {
    type: 'bit(9)',
    edges: ["B'000000000'", "B'111111111'"],
    random: fc.string({ unit: fc.constantFrom('0', '1'), minLength: 9, maxLength: 9 }).map((one) => `B'${one}'`),
  },
  more_bits: {
    type: 'bit varying(70)',
    edges: ["B''", `B'${'10'.repeat(35)}'`],
    random: fc.string({ unit: fc.constantFrom('0', '1'), maxLength: 70 }).map((one) => `B'${one}'`),
  },
  a_mood: { type: 'mood', edges: listed('calm', 'very glad', '', ' '), random: among('calm', 'very glad') },
  a_range: { type: 'int4range', edges: listed('empty', '(,)', '[1,)', '(,5]', '[1,2]'), random: range },
  a_numeric_range: { type: 'numrange', edges: listed('empty', '(1.50,2.000]', '[NaN,NaN]', '(,)'), random: range },
  a_period: {
    type: 'tstzrange',
    edges: listed('empty', '[-infinity,infinity]', '(2024-01-01 00:00+00,)', '[0044-03-15 BC,)'),
    random: among('(,)'),
  },
  some_days: {
    type: 'daterange',
    edges: listed('empty', '[2024-01-01,infinity]', '(,infinity)'),
    random: among('(,)'),
  },
  some_ranges: {
    type: 'int4multirange',
    edges: listed('{}', '{[1,2),[5,9)}', '{(,)}'),
    random: range.map((one) => `'{${one.slice(1, -1)}}'`),
  },
  some_periods: {
    type: 'datemultirange',
    edges: listed('{}', '{[2024-01-01,2024-02-01),[2025-01-01,)}'),
    random: among('{}'),
  },
  a_vector: { type: 'tsvector', edges: listed('', "'a':1A,2B 'b c':3", "''''"), random: among('x:1', 'a b') },
  a_query: { type: 'tsquery', edges: listed('', "a & !b | 'c d':AB*", 'a <-> b'), random: among('x', 'a & b') },
  a_point: {
    type: 'point',
    edges: listed('(0,0)', '(NaN,Infinity)', '(-0,1e-300)', '(0.1,0.30000000000000004)'),
    random: point,
  },
  a_box: { type: 'box', edges: listed('(0,0),(1,1)', '(NaN,0),(1,Infinity)'), random: among('(3,4),(1,2)') },
  a_path: { type: 'path', edges: listed('[(0,0),(1,1)]', '((0,0),(1,1))'), random: among('[(1,2)]') },
  a_polygon: { type: 'polygon', edges: listed('((0,0),(1,1),(1,0))'), random: among('((0,0))') },
  a_circle: { type: 'circle', edges: listed('<(0,0),0>', '<(1,2),Infinity>'), random: among('<(1,2),3>') },
  a_line: { type: 'line', edges: listed('{1,2,3}'), random: among('{0,-1,0.1}') },
  a_segment: { type: 'lseg', edges: listed('[(0,0),(1,1)]'), random: among('[(1,2),(3,4)]') },
  an_object: { type: 'oid', edges: ['0', '4294967295'], random: whole(0n, 2n ** 32n - 1n) },
  a_position: { type: 'pg_lsn', edges: listed('0/0', 'FFFFFFFF/FFFFFFFF'), random: among('1/2') },
  some_integers: {
    type: 'integer[]',
    edges: listed('{}', '{NULL}', '{1,2}', '{{1},{2}}', '[0:1]={1,2}', '[5:5]={NULL}'),
    random: fc.array(bound).map((one) => `'{${one.join(',')}}'`),
  },
  some_texts: {
    type: 'text[]',
    edges: listed('{}', '{NULL}', '{"NULL"}', '{""}', '{" a "}', '{"\\"","\\\\"}', '{{a},{b}}', '[2:3]={a,b}', '{"{"}'),
    random: fc
      .array(text(8), { maxLength: 4 })
      .map((one) => (one.length === 0 ? "'{}'" : `ARRAY[${one.map((each) => sqlText(each)).join(',')}]::text[]`)),
  },
  some_numbers: {
    type: 'numeric[]',
    edges: listed('{}', '{1.50,NaN}', '{Infinity}', '{1.0,1.00,1e-20}'),
    random: fc.array(decimal(9, 9)).map((one) => `'{${one.join(',')}}'`),
  },
  some_doubles: {
    type: 'float8[]',
    edges: listed('{NaN,Infinity,-0,5e-324}', '{0.1}'),
    random: fc.array(fc.double({ noNaN: true })).map((one) => `'{${one.join(',')}}'`),
  },
  some_dates: {
    type: 'date[]',
    edges: listed('{infinity,-infinity}', '{0044-03-15 BC}', '{10000-01-01,NULL}'),
    random: fc.array(day(1, 9999)).map((one) => `'{${one.join(',')}}'`),
  },
  some_moments: {
    type: 'timestamp[]',
    edges: listed('{infinity,-infinity}', '{0044-03-15 12:00 BC}', '{10000-01-01 00:00:00.000001,NULL}'),
    random: among('{2024-01-02 03:04:05.678901}'),
  },
  some_flags: { type: 'boolean[]', edges: listed('{t,f,NULL}', '{}'), random: among('{t}', '{f}') },
  some_ids: {
    type: 'uuid[]',
    edges: listed('{}', '{NULL}'),
    random: fc.array(fc.uuid()).map((one) => `'{${one.join(',')}}'`),
  },
  some_moods: {
    type: 'mood[]',
    edges: listed('{}', '{calm,NULL}', '{"very glad",""}', '{{calm}}'),
    random: among('{calm}'),
  },
  some_documents: {
    type: 'jsonb[]',
    edges: [`ARRAY['{"a": "\\"}"}','1.00',NULL]::jsonb[]`],
    random: fc
      .json()
      .filter((one) => !/\\u(0000|d[89a-f])/u.test(one))
      .map((one) => `ARRAY[${sqlText(one)}]::jsonb[]`),
  },
  some_chunks: {
    type: 'bytea[]',
    edges: [`ARRAY['\\x00','\\x']::bytea[]`],
    random: bytes(9).map((one) => `ARRAY['\\x${one}']::bytea[]`),
  },
  some_words: { type: 'varchar(9)[]', edges: listed('{" a",b}'), random: among('{x}') },
  some_codes: { type: 'char(3)[]', edges: listed('{a,"  b",""}'), random: among('{xyz}') },
};

export const POSTGRESQL_BEFORE = `CREATE TYPE mood AS ENUM ('calm', 'very glad', '', ' ');`;
