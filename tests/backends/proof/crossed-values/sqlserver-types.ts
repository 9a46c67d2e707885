import { said, type CrossedSource, type CrossedType } from './crossed-type.ts';

const DIGITS = /digits/u;
const OFFSET = /offset|time zone/u;
const ZERO_CHARACTER = /U\+0000/u;
const ACCENTS = /accents/u;

const NUMBERS: Readonly<Record<string, CrossedType>> = {
  ms_tinyint: { type: 'tinyint', form: 'number', values: ['0', '255'] },
  ms_bigint: { type: 'bigint', form: 'number', values: ['-9223372036854775808'] },
  ms_bit: { type: 'bit', form: 'flag', values: ['0', '1'] },
  ms_decimal: { type: 'decimal', form: 'number', values: ['999999999999999999'] },
  ms_decimal_long: { type: 'decimal(38,0)', form: 'number', values: ['-' + '9'.repeat(38)] },
  ms_decimal_fine: {
    type: 'decimal(38,38)',
    form: 'number',
    values: ['0.5', [`0.${'1'.repeat(38)}`, DIGITS]],
  },
  ms_money: { type: 'money', form: 'number', values: ['-922337203685477.5808'] },
  ms_smallmoney: { type: 'smallmoney', form: 'number', values: ['214748.3647'] },
  ms_real: { type: 'real', form: 'single', values: ['3.4028235e38', '1.18e-38'] },
  ms_float: { type: 'float', form: 'floating', values: ['1.7976931348623157e308', '2.2250738585072014e-308'] },
};

const TEXTS: Readonly<Record<string, CrossedType>> = {
  ms_char: { type: 'char(5)', form: 'padded', values: ['a', ['a\0', ZERO_CHARACTER]] },
  ms_nchar: { type: 'nchar(300)', form: 'padded', values: ['ä'.repeat(300)] },
  ms_varchar: { type: 'varchar(8000)', form: 'text', values: ['', 'ä'.repeat(8_000), ['\0', ZERO_CHARACTER]] },
  ms_nvarchar: { type: 'nvarchar(4000)', form: 'text', values: ['ä'.repeat(4_000)] },
  ms_varchar_max: { type: 'varchar(max)', form: 'text', values: ['x'.repeat(70_000)] },
  ms_nvarchar_max: { type: 'nvarchar(max)', form: 'text', values: ['ä'.repeat(70_000), ['\0', ZERO_CHARACTER]] },
  ms_text: { type: 'text', form: 'text', values: ['x'.repeat(70_000)] },
  ms_ntext: { type: 'ntext', form: 'text', values: ['ä'.repeat(70_000)] },
  ms_sysname: { type: 'sysname', form: 'text', values: ['ä'.repeat(128)] },
  ms_xml: { type: 'xml', form: 'text', values: ['<a/>', `<a>${'x'.repeat(70_000)}</a>`] },
  ms_binary: { type: 'binary(300)', form: 'bytes', values: ['ab'.repeat(300)] },
  ms_varbinary: { type: 'varbinary(8000)', form: 'bytes', values: ['', 'ab'.repeat(8_000)] },
  ms_varbinary_max: { type: 'varbinary(max)', form: 'bytes', values: ['ab'.repeat(70_000)] },
  ms_image: { type: 'image', form: 'bytes', values: ['ab'.repeat(70_000)] },
  ms_uuid: { type: 'uniqueidentifier', form: 'uuid', values: ['ffffffff-ffff-ffff-ffff-ffffffffffff'] },
  ms_hierarchyid: { type: 'hierarchyid', form: 'bytes', values: ['58', 'ab'.repeat(892)] },
  ms_variant: { type: 'sql_variant', form: 'text', values: ['x'.repeat(4_000)] },
};

const TIMES: Readonly<Record<string, CrossedType>> = {
  ms_date: { type: 'date', form: 'moment', values: ['0001-01-01', '9999-12-31'] },
  ms_time: { type: 'time', form: 'moment', values: ['23:59:59.999999', ['23:59:58.9999999', DIGITS]] },
  ms_time_seconds: { type: 'time(0)', form: 'moment', values: ['23:59:59'] },
  ms_datetime: { type: 'datetime', form: 'moment', values: ['1753-01-01 00:00:00', '9999-12-31 23:59:59.997'] },
  ms_smalldatetime: { type: 'smalldatetime', form: 'moment', values: ['2079-06-06 23:59:00'] },
  ms_datetime2: {
    type: 'datetime2',
    form: 'moment',
    values: ['0001-01-01 00:00:00', ['2024-05-06 07:08:09.1234567', DIGITS]],
  },
  ms_datetime2_six: { type: 'datetime2(6)', form: 'moment', values: ['9999-12-31 23:59:59.999999'] },
  ms_datetimeoffset: {
    type: 'datetimeoffset',
    form: 'moment',
    values: said(OFFSET, '2024-05-06 07:08:09 +05:30'),
  },
  ms_datetimeoffset_seconds: {
    type: 'datetimeoffset(0)',
    form: 'moment',
    values: said(OFFSET, '2024-05-06 07:08:09 -14:00'),
  },
};

const KEYS: Readonly<Record<string, CrossedType>> = {
  ms_unique_name: { type: 'nvarchar(40)', form: 'text', unique: true, values: ['a', ['á', ACCENTS], 'b'] },
  ms_unique_long: {
    type: 'varchar(1700)',
    form: 'text',
    unique: true,
    values: ['x', ['y'.repeat(1_700), /beginning/u]],
  },
};

/** What SQL Server holds. */
export const SQLSERVER_TYPES: CrossedSource = {
  dialect: 'sqlserver',
  tables: { ms_numbers_kept: NUMBERS, ms_texts_kept: TEXTS, ms_times_kept: TIMES, ms_keys_kept: KEYS },
};
