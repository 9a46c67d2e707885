import { said, type CrossedSource, type CrossedType } from './crossed-type.ts';

const NO_DAYS = /days that are none|0000-00-00/u;
const LONG_TIMES = /beyond a day/u;
const ZERO_CHARACTER = /U\+0000/u;
const BEYOND_LONG = /9223372036854775807/u;
const OTHER_NUMBERS = /other than 0 and 1/u;

const emoji = (count: number): string => '😀'.repeat(count);

const NUMBERS: Readonly<Record<string, CrossedType>> = {
  my_tinyint: { type: 'tinyint', form: 'number', values: ['-128', '127'] },
  my_tinyint_unsigned: { type: 'tinyint unsigned', form: 'number', values: ['255'] },
  my_flag: { type: 'tinyint(1)', form: 'flag', values: ['0', '1', ...said(OTHER_NUMBERS, '2', '-1', '127')] },
  my_bool: { type: 'bool', form: 'flag', values: ['0', '1', ...said(OTHER_NUMBERS, '2')] },
  my_smallint_unsigned: { type: 'smallint unsigned', form: 'number', values: ['65535'] },
  my_mediumint_unsigned: { type: 'mediumint unsigned', form: 'number', values: ['16777215'] },
  my_int_unsigned: { type: 'int unsigned', form: 'number', values: ['4294967295'] },
  my_bigint: { type: 'bigint', form: 'number', values: ['-9223372036854775808'] },
  my_bigint_unsigned: {
    type: 'bigint unsigned',
    form: 'number',
    values: ['9223372036854775807', ['18446744073709551615', BEYOND_LONG]],
  },
  my_zerofill: { type: 'int(8) unsigned zerofill', form: 'number', values: ['4294967295'] },
  my_decimal: { type: 'decimal', form: 'number', values: ['-9999999999'] },
  my_decimal_long: { type: 'decimal(65,30)', form: 'number', values: [`${'9'.repeat(35)}.${'9'.repeat(30)}`] },
  my_decimal_unsigned: { type: 'decimal(10,2) unsigned', form: 'number', values: ['99999999.99'] },
  my_float: { type: 'float', form: 'single', values: ['3.402823466e38', '1e-45', '0.1', '-0'] },
  my_double: { type: 'double', form: 'floating', values: ['1.7976931348623157e308', '5e-324', '-0'] },
  my_double_sized: { type: 'double(10,3)', form: 'floating', values: ['9999999.999'] },
  my_year: { type: 'year', form: 'number', values: ['1901', '2155', '0000'] },
  my_bit: { type: 'bit(1)', form: 'flag', values: ['0', '1'] },
  my_bits: { type: 'bit(64)', form: 'bits', values: ['1'.repeat(64), `${'0'.repeat(63)}1`] },
};

const TEXTS: Readonly<Record<string, CrossedType>> = {
  my_char: { type: 'char(5)', form: 'padded', values: ['', ' a', emoji(5), ['a\0', ZERO_CHARACTER]] },
  my_no_char: { type: 'char(0)', form: 'padded', values: [''] },
  my_varchar: { type: 'varchar(40)', form: 'text', values: ['', 'a ', '\\', emoji(40), ['\0', ZERO_CHARACTER]] },
  my_long_varchar: { type: 'varchar(9000)', form: 'text', values: [emoji(9_000)] },
  my_tinytext: { type: 'tinytext', form: 'text', values: ['x'.repeat(255), ['\0', ZERO_CHARACTER]] },
  my_text: { type: 'text', form: 'text', values: ['x'.repeat(65_535), ['\0', ZERO_CHARACTER]] },
  my_longtext: { type: 'longtext', form: 'text', values: ['x'.repeat(100_000)] },
  my_latin: { type: 'varchar(40) character set latin1', form: 'text', values: ['äöüß€'] },
  my_binary: { type: 'binary(4)', form: 'bytes', values: ['01020304', '00000000'] },
  my_binary_uuid: { type: 'binary(16)', form: 'bytes', values: ['00'.repeat(16)] },
  my_varbinary: { type: 'varbinary(60)', form: 'bytes', values: ['', '00', '2020'] },
  my_blob: { type: 'blob', form: 'bytes', values: ['ab'.repeat(65_535)] },
  my_longblob: { type: 'longblob', form: 'bytes', values: ['ab'.repeat(70_000)] },
  my_mood: {
    type: `enum('calm','very, very glad','it''s','','${'long '.repeat(40)}end')`,
    form: 'text',
    values: ['calm', 'very, very glad', "it's", '', `${'long '.repeat(40)}end`],
  },
  my_marks: { type: "set('red','blue','light green')", form: 'text', values: ['', 'red,blue,light green'] },
  my_json: {
    type: 'json',
    form: 'json',
    values: [
      ...['null', '18446744073709551615', '[[[[[]]]]]', '1e300'],
      ...said(/levels/u, `${'['.repeat(100)}${']'.repeat(100)}`),
      ...said(ZERO_CHARACTER, String.raw`"\u0000"`),
    ],
  },
};

const TIMES: Readonly<Record<string, CrossedType>> = {
  my_date: {
    type: 'date',
    form: 'moment',
    values: ['0001-01-01', '9999-12-31', ...said(NO_DAYS, '0000-00-00', '2024-00-10', '2024-02-31', '0000-01-01')],
  },
  my_time: {
    type: 'time',
    form: 'moment',
    values: [
      '00:00:00',
      '23:59:59',
      '24:00:00',
      ...said(LONG_TIMES, '-00:00:01', '838:59:59', '-838:59:59', '24:00:01'),
    ],
  },
  my_time_fine: {
    type: 'time(6)',
    form: 'moment',
    values: ['23:59:59.999999', ...said(LONG_TIMES, '-838:59:58.999999')],
  },
  my_datetime: {
    type: 'datetime',
    form: 'moment',
    values: [
      '9999-12-31 23:59:59',
      ...said(NO_DAYS, '0000-00-00 00:00:00', '2024-00-10 01:02:03', '2024-02-31 00:00:00'),
    ],
  },
  my_datetime_fine: { type: 'datetime(6)', form: 'moment', values: ['9999-12-31 23:59:59.999999'] },
  my_timestamp: {
    type: 'timestamp NULL',
    form: 'moment',
    values: ['1970-01-01 00:00:01', '2038-01-19 03:14:07', ...said(NO_DAYS, '0000-00-00 00:00:00')],
  },
};

const KEYS: Readonly<Record<string, CrossedType>> = {
  my_unique_name: { type: 'varchar(40)', form: 'text', unique: true, values: ['a', 'b', 'a\u00a0b'] },
  my_unique_long: {
    type: 'varchar(760)',
    form: 'text',
    unique: true,
    values: ['x', [mixed(760), /2704|2,704/u]],
  },
  my_unique_bytes: { type: 'varbinary(60)', form: 'bytes', unique: true, values: ['00', '0000', ''] },
  my_unique_number: {
    type: 'bigint unsigned',
    form: 'number',
    unique: true,
    values: [['18446744073709551615', BEYOND_LONG], '1'],
  },
};

/** Characters of four bytes that no compression makes shorter. */
function mixed(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x2_00_00 + (state % 40_000));
  }).join('');
}

const tables = (): CrossedSource['tables'] => ({
  my_numbers_kept: NUMBERS,
  my_texts_kept: TEXTS,
  my_times_kept: TIMES,
  my_keys_kept: KEYS,
});

/** What MySQL holds. */
export const MYSQL_TYPES: CrossedSource = {
  dialect: 'mysql',
  tables: { ...tables(), my_rest_kept: { my_shape: { type: 'point', form: 'shape', values: ['POINT(1 2)'] } } },
};

/** What MariaDB holds: its documents are texts. */
export const MARIADB_TYPES: CrossedSource = {
  dialect: 'mariadb',
  tables: {
    ...tables(),
    my_texts_kept: {
      ...TEXTS,
      my_json: {
        type: 'json',
        form: 'json',
        values: [
          ...['null', '18446744073709551615', '[[[[[]]]]]'],
          ...said(ZERO_CHARACTER, String.raw`"\u0000"`),
          ...said(/same name/u, '{"a":1,"a":2}'),
          ...said(/digits/u, '0.1234567890123456789'),
        ],
      },
    },
    my_rest_kept: {
      my_uuid: { type: 'uuid', form: 'uuid', values: ['ffffffff-ffff-ffff-ffff-ffffffffffff'] },
      my_inet4: { type: 'inet4', form: 'text', values: ['255.255.255.255'] },
      my_inet6: { type: 'inet6', form: 'text', values: ['ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255', '::'] },
    },
  },
};
