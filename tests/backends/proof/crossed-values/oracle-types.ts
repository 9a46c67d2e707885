import { said, type CrossedSource, type CrossedType } from './crossed-type.ts';

const DIGITS = /digits/u;
const NONE = /NaN/u;
const INFINITE = /infinit/iu;
const BEFORE = /years before 1/u;
const OFFSET = /offset|time zone/u;
const ZERO_CHARACTER = /U\+0000/u;

const NUMBERS: Readonly<Record<string, CrossedType>> = {
  or_number: {
    type: 'NUMBER',
    form: 'number',
    values: ['0.5', '-1e34', ...said(DIGITS, '1e125', '1e-130', '1e36', `0.${'1'.repeat(38)}`)],
  },
  or_number_one: { type: 'NUMBER(1)', form: 'number', values: ['0', '1', '-9', '9'] },
  or_number_sized: { type: 'NUMBER(12,3)', form: 'number', values: ['-999999999.999'] },
  or_number_whole: { type: 'NUMBER(38)', form: 'number', values: ['9'.repeat(38)] },
  or_number_any: { type: 'NUMBER(*,0)', form: 'number', values: ['9'.repeat(38)] },
  or_number_any_scale: { type: 'NUMBER(*,2)', form: 'number', values: [`${'9'.repeat(36)}.99`] },
  or_number_rounded: { type: 'NUMBER(5,-2)', form: 'number', values: ['9999900'] },
  or_number_far: { type: 'NUMBER(38,-84)', form: 'number', values: [[`${'9'.repeat(38)}e84`, DIGITS]] },
  or_number_small: { type: 'NUMBER(3,5)', form: 'number', values: ['0.00999'] },
  or_number_fine: { type: 'NUMBER(38,127)', form: 'number', values: ['0', [`${'9'.repeat(38)}e-127`, DIGITS]] },
  or_integer: { type: 'INTEGER', form: 'number', values: ['9223372036854775807', ['9'.repeat(38), DIGITS]] },
  or_smallint: { type: 'SMALLINT', form: 'number', values: ['2147483647', ['9'.repeat(38), DIGITS]] },
  or_float: {
    type: 'FLOAT',
    form: 'number',
    values: ['0.5', ['0.12345678901234567890123456789012345678', DIGITS], ['12345678901234567890', DIGITS]],
  },
  or_binary_float: {
    type: 'BINARY_FLOAT',
    form: 'single',
    values: ['3.4028235e38', '0.1', ['NaN', NONE], ...said(INFINITE, 'Infinity', '-Infinity')],
  },
  or_binary_double: {
    type: 'BINARY_DOUBLE',
    form: 'floating',
    values: ['1.7976931348623157e308', ['NaN', NONE], ...said(INFINITE, 'Infinity', '-Infinity')],
  },
};

const TEXTS: Readonly<Record<string, CrossedType>> = {
  or_char: { type: 'CHAR(5)', form: 'padded', values: ['a', ['a\0', ZERO_CHARACTER]] },
  or_char_long: { type: 'CHAR(2000)', form: 'padded', values: ['x'.repeat(2_000)] },
  or_varchar: { type: 'VARCHAR2(4000)', form: 'text', values: ['x'.repeat(4_000), ['\0', ZERO_CHARACTER]] },
  or_varchar_longest: { type: 'VARCHAR2(32767)', form: 'text', values: ['ä'.repeat(16_383), 'x'.repeat(32_767)] },
  or_nvarchar: { type: 'NVARCHAR2(2000)', form: 'text', values: ['ä'.repeat(2_000)] },
  or_clob: { type: 'CLOB', form: 'text', values: ['x'.repeat(70_000), ['\0', ZERO_CHARACTER]] },
  or_nclob: { type: 'NCLOB', form: 'text', values: ['ä'.repeat(70_000)] },
  or_raw: { type: 'RAW(2000)', form: 'bytes', values: ['ab'.repeat(2_000)] },
  or_uuid: { type: 'RAW(16)', form: 'bytes', values: ['ff'.repeat(16)] },
  or_blob: { type: 'BLOB', form: 'bytes', values: ['ab'.repeat(70_000)] },
  or_xml: { type: 'XMLTYPE', form: 'text', values: ['<a/>', `<a>${'x'.repeat(70_000)}</a>`] },
  or_rowid: { type: 'ROWID', form: 'text', values: ['AAAAB0AABAAAAOhAAA'] },
  or_urowid: { type: 'UROWID', form: 'text', values: ['x'.repeat(4_000)] },
};

const TIMES: Readonly<Record<string, CrossedType>> = {
  or_date: {
    type: 'DATE',
    form: 'moment',
    values: ['9999-12-31 23:59:59', '0001-01-01 00:00:00', ['0044-03-15 12:00:00 BC', BEFORE]],
  },
  or_timestamp: {
    type: 'TIMESTAMP',
    form: 'moment',
    values: ['9999-12-31 23:59:59.999999', ['0044-03-15 12:00:00 BC', BEFORE]],
  },
  or_timestamp_nine: { type: 'TIMESTAMP(9)', form: 'moment', values: [['2024-05-06 07:08:09.123456789', DIGITS]] },
  or_timestamp_zoned: {
    type: 'TIMESTAMP(6) WITH TIME ZONE',
    form: 'moment',
    values: said(OFFSET, '2024-05-06 07:08:09 +05:30'),
  },
  or_timestamp_local: { type: 'TIMESTAMP(6) WITH LOCAL TIME ZONE', form: 'moment', values: ['2024-05-06 07:08:09'] },
  or_years: {
    type: 'INTERVAL YEAR(9) TO MONTH',
    form: 'text',
    values: ['1 year', ['999999999 years', /178000000|years/u]],
  },
  or_seconds: {
    type: 'INTERVAL DAY(9) TO SECOND(9)',
    form: 'text',
    values: ['1 day 23:59:59.999999', ['999999999 days 23:59:59.999999999', DIGITS]],
  },
};

/** What Oracle Database holds. */
export const ORACLE_TYPES: CrossedSource = {
  dialect: 'oracle',
  tables: { or_numbers_kept: NUMBERS, or_texts_kept: TEXTS, or_times_kept: TIMES },
};
