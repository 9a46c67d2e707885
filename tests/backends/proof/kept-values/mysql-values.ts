import fc from 'fast-check';
import { bytes, clock, day, decimal, floating, sqlText, text, whole, type KeptType } from './kept-type.ts';

/** The client takes no zero byte in a script. */
const literal = (one: string) => sqlText(one, true).replaceAll('\0', String.raw`\0`);
const quoted = (one: fc.Arbitrary<string>) => one.map(literal);
const listed = (...values: readonly string[]) => values.map(literal);
const among = (...values: readonly string[]) => fc.constantFrom(...listed(...values));
const hexed = (one: fc.Arbitrary<string>) => one.map((digits) => `X'${digits}'`);

const TEXT = 'CAST(? AS CHAR)';
const BYTES = 'HEX(?)';
/** As a double every float has digits enough. */
const DOUBLE = 'CAST(? * 1e0 AS CHAR)';

const moment = (from: number, to: number, digits: number) =>
  fc.tuple(day(from, to), clock(digits)).map(([date, time]) => `'${date} ${time}'`);

/** What MySQL and MariaDB both have. */
const COMMON: Readonly<Record<string, KeptType>> = {
  a_tinyint: { type: 'tinyint', edges: ['-128', '127'], random: whole(-128n, 127n) },
  an_unsigned_tinyint: { type: 'tinyint unsigned', edges: ['0', '255'], random: whole(0n, 255n) },
  a_flag: { type: 'tinyint(1)', edges: ['0', '1', '3', '-1', '127', '-128'], random: whole(-128n, 127n) },
  an_unsigned_flag: { type: 'tinyint(1) unsigned', edges: ['0', '1', '2', '255'], random: whole(0n, 255n) },
  a_smallint: { type: 'smallint', edges: ['-32768', '32767'], random: whole(-32768n, 32767n) },
  an_unsigned_smallint: { type: 'smallint unsigned', edges: ['65535'], random: whole(0n, 65535n) },
  a_mediumint: { type: 'mediumint', edges: ['-8388608', '8388607'], random: whole(-8388608n, 8388607n) },
  an_unsigned_mediumint: { type: 'mediumint unsigned', edges: ['16777215'], random: whole(0n, 16777215n) },
  an_integer: { type: 'int', edges: ['-2147483648', '2147483647'], random: whole(-(2n ** 31n), 2n ** 31n - 1n) },
  an_unsigned_integer: { type: 'int unsigned', edges: ['4294967295'], random: whole(0n, 2n ** 32n - 1n) },
  a_bigint: {
    type: 'bigint',
    edges: ['-9223372036854775808', '9223372036854775807'],
    random: whole(-(2n ** 63n), 2n ** 63n - 1n),
  },
  an_unsigned_bigint: { type: 'bigint unsigned', edges: ['18446744073709551615'], random: whole(0n, 2n ** 64n - 1n) },
  a_zerofill: { type: 'int(8) unsigned zerofill', edges: ['0', '42', '4294967295'], random: whole(0n, 2n ** 32n - 1n) },
  a_decimal: { type: 'decimal(12,3)', edges: ['999999999.999', '-0.001', '1.500'], random: decimal(9, 3) },
  a_whole_decimal: { type: 'decimal(18)', edges: ['999999999999999999', '-1'], random: decimal(18, 0) },
  a_long_decimal: { type: 'decimal(65,30)', edges: [`${'9'.repeat(35)}.${'9'.repeat(30)}`], random: decimal(35, 30) },
  an_unsigned_decimal: { type: 'decimal(10,2) unsigned', edges: ['0', '99999999.99'], random: decimal(8, 2, ['']) },
  a_float: {
    type: 'float',
    shown: DOUBLE,
    edges: ['3.402823466e38', '-3.402823466e38', '1.175494351e-38', '0.1', '16777217', '1234567.8', '1e-45', '-0e0'],
    random: floating(fc.float({ noNaN: true, noDefaultInfinity: true })),
  },
  a_double: {
    type: 'double',
    edges: ['1.7976931348623157e308', '2.2250738585072014e-308', '5e-324', '0.1', '9007199254740993', '-0e0'],
    random: floating(fc.double({ noNaN: true, noDefaultInfinity: true })),
  },
  a_sized_float: {
    type: 'float(8,2)',
    shown: DOUBLE,
    edges: ['0.01', '131072.13', '999999.99'],
    random: decimal(6, 2),
  },
  a_sized_double: { type: 'double(10,3)', edges: ['9999999.999'], random: decimal(7, 3) },
  a_char: {
    type: 'char(5)',
    shown: BYTES,
    edges: listed('', 'a', ' a', 'a ', '     ', 'äöü€', '\t', 'a\n', 'a\u00a0', '\u2003'),
    random: quoted(text(5)),
  },
  a_varchar: {
    type: 'varchar(40)',
    shown: BYTES,
    edges: listed('', ' ', 'a ', ' a', '\t', '\n', '\0', '😀', '\ufffe\uffff', '\\', "'", '"'),
    random: quoted(text(40)),
  },
  a_tinytext: { type: 'tinytext', shown: BYTES, edges: listed('', ' ', 'x'.repeat(255)), random: quoted(text(60)) },
  a_text: {
    type: 'text',
    shown: BYTES,
    edges: listed('', '\u2028', '\r\n', '\ufeff', 'ä'.repeat(32767)),
    random: quoted(text(200)),
  },
  a_longtext: {
    type: 'longtext',
    shown: BYTES,
    edges: listed('', ' ', 'x'.repeat(100_000)),
    random: quoted(text(200)),
  },
  an_email: {
    type: 'varchar(60)',
    shown: BYTES,
    edges: listed('', 'none', 'a@b', ' x@y.z '),
    random: quoted(text(60)),
  },
  a_checked: {
    type: 'varchar(20)',
    edges: listed('lower', 'nonsense', 'way too long'),
    random: among('lower', 'other'),
  },
  a_binary: { type: 'binary(16)', shown: BYTES, edges: [`''`, `X'00'`, `X'ff'`], random: hexed(bytes(16)) },
  a_short_binary: { type: 'binary(4)', shown: BYTES, edges: [`''`, `X'01'`, `X'01020304'`], random: hexed(bytes(4)) },
  a_varbinary: { type: 'varbinary(60)', shown: BYTES, edges: [`''`, `X'00'`, `X'2020'`], random: hexed(bytes(60)) },
  a_tinyblob: { type: 'tinyblob', shown: BYTES, edges: [`''`, `X'00'`], random: hexed(bytes(255)) },
  a_blob: { type: 'blob', shown: BYTES, edges: [`''`, `X'00ff'`], random: hexed(bytes(300)) },
  a_longblob: { type: 'longblob', shown: BYTES, edges: [`''`], random: hexed(bytes(300)) },
  a_day: {
    type: 'date',
    shown: TEXT,
    edges: listed(
      ...[
        '0000-00-00',
        '2024-00-10',
        '2024-02-00',
        '2024-02-31',
        '0000-01-01',
        '0001-01-01',
        '9999-12-31',
        '1582-10-10',
        '0099-02-28',
      ],
    ),
    random: quoted(day(0, 9999)),
  },
  a_time: {
    type: 'time',
    shown: TEXT,
    edges: listed(
      '24:00:00',
      '-00:00:01',
      '838:59:59',
      '-838:59:59',
      '00:00:00',
      '23:59:59',
      '26:30:00',
      '-12:00:00',
      '48:00:00',
    ),
    random: quoted(fc.tuple(fc.constantFrom('', '-'), clock(0, 837)).map(([sign, time]) => sign + time)),
  },
  a_precise_time: {
    type: 'time(6)',
    shown: TEXT,
    edges: listed('838:59:58.999999', '-00:00:00.000001', '00:00:00.000001', '23:59:59.999999', '24:00:00.000000'),
    random: quoted(fc.tuple(fc.constantFrom('', '-'), clock(6, 837)).map(([sign, time]) => sign + time)),
  },
  a_moment: {
    type: 'datetime',
    shown: TEXT,
    edges: listed(
      ...[
        '0000-00-00 00:00:00',
        '2024-00-10 01:02:03',
        '2024-02-31 00:00:00',
        '0000-01-01 00:00:00',
        '0001-01-01 00:00:00',
      ],
      ...['9999-12-31 23:59:59', '1582-10-10 00:00:00', '2024-03-31 02:30:00', '1883-11-18 12:03:58'],
    ),
    random: moment(0, 9999, 0),
  },
  a_precise_moment: {
    type: 'datetime(6)',
    shown: TEXT,
    edges: listed(
      '0000-00-00 00:00:00.000001',
      '9999-12-31 23:59:59.999999',
      '2024-02-31 00:00:00.5',
      '1000-01-01 00:00:00.000001',
    ),
    random: moment(0, 9999, 6),
  },
  a_stamp: {
    type: 'timestamp NULL',
    shown: TEXT,
    edges: listed('0000-00-00 00:00:00', '1970-01-01 00:00:01', '2038-01-19 03:14:07', '2024-03-31 02:30:00'),
    random: moment(1971, 2037, 0),
  },
  a_year: { type: 'year', edges: ['1901', '2155', '0', "'0000'"], random: whole(1901n, 2155n) },
  a_bit: { type: 'bit(1)', shown: BYTES, edges: ["b'0'", "b'1'"], random: fc.constantFrom("b'0'", "b'1'") },
  some_bits: { type: 'bit(9)', shown: BYTES, edges: ["b'0'", "b'111111111'", "b'1'"], random: whole(0n, 511n) },
  more_bits: { type: 'bit(64)', shown: BYTES, edges: ['0', '18446744073709551615'], random: whole(0n, 2n ** 64n - 1n) },
  a_mood: {
    type: "enum('calm','very glad')",
    shown: 'CONCAT(?, ?+0)',
    edges: listed('', 'calm', 'nonsense'),
    random: among('calm', 'very glad'),
  },
  a_loud_mood: {
    type: "enum('CALM','GLAD')",
    shown: 'CONCAT(?, ?+0)',
    edges: listed('', 'CALM', 'nonsense'),
    random: among('CALM', 'GLAD'),
  },
  an_empty_mood: {
    type: "enum('','x','1')",
    shown: 'CONCAT(?, ?+0)',
    edges: [...listed('', 'x', '1', 'nonsense'), '2'],
    random: among('x'),
  },
  some_marks: {
    type: "set('red','blue','light green')",
    shown: 'CONCAT(?, ?+0)',
    edges: listed('', 'red', 'red,blue', 'blue,light green', 'nonsense', 'red,nonsense'),
    random: among('red', 'blue,red'),
  },
  a_point: {
    type: 'point',
    shown: BYTES,
    edges: ["ST_GeomFromText('POINT(1 2)')", "ST_GeomFromText('POINT(0.1 -0)')"],
    random: fc.tuple(fc.integer(), fc.integer()).map(([x, y]) => `ST_GeomFromText('POINT(${x} ${y})')`),
  },
  a_shape: {
    type: 'geometry',
    shown: BYTES,
    edges: ["ST_GeomFromText('LINESTRING(0 0, 1 1)')", "ST_GeomFromText('POINT(1 2)', 4326)"],
    random: fc.constant("ST_GeomFromText('POINT(1 1)')"),
  },
};

const DOCUMENTS = [
  ...['null', '"x"', '1', '1.0', '1.00', '123456789012345678', '{"a":1,"a":2}', '{}', '[]', ' { "b" : 1 , "a" : 2 } '],
  ...[
    String.raw`"\ud83d\ude00"`,
    String.raw`"\u0000"`,
    '-0',
    '-0.0',
    '1E5',
    String.raw`"\/"`,
    '[[[[[]]]]]',
    '18446744073709551615',
  ],
  ...['123456789012345678901234567890.123456789012345678901', '0.1', '1e300'],
];

const json = fc.json().filter((one) => !/\\ud[89a-f]/u.test(one));

/** The columns of a table of MySQL, by name. */
export const MYSQL_VALUES: Readonly<Record<string, KeptType>> = {
  ...COMMON,
  a_json: {
    type: 'json',
    shown: BYTES,
    edges: [
      ...listed(...DOCUMENTS),
      'CAST(1.50 AS JSON)',
      'CAST(CAST(1 AS DECIMAL(40,10)) AS JSON)',
      "CAST(DATE '2024-01-01' AS JSON)",
      "CAST(X'00ff' AS JSON)",
    ],
    random: quoted(json),
  },
};

/** The columns of a table of MariaDB, by name. */
export const MARIADB_VALUES: Readonly<Record<string, KeptType>> = {
  ...COMMON,
  a_json: { type: 'json', shown: BYTES, edges: listed(...DOCUMENTS), random: quoted(json) },
  a_uuid: {
    type: 'uuid',
    shown: TEXT,
    edges: listed('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
    random: quoted(fc.uuid()),
  },
  an_address: {
    type: 'inet6',
    shown: TEXT,
    edges: listed('::', '::1', '::ffff:1.2.3.4', 'ffff::'),
    random: among('fe80::1'),
  },
  a_short_address: {
    type: 'inet4',
    shown: TEXT,
    edges: listed('0.0.0.0', '255.255.255.255'),
    random: among('1.2.3.4'),
  },
};
