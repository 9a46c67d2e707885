import type { DataType } from '../../types/data-type.ts';
import { resultTable, type GivenCall, type Result } from '../result-rules.ts';
import {
  arrayOf,
  BIG,
  BOOLEAN,
  BYTEA,
  categoryOf,
  DATE,
  DOUBLE,
  elementOf,
  INT,
  INTERVAL,
  JSON_TEXT,
  JSONB,
  NUMERIC,
  REAL,
  TEXT,
  TIME,
  TIME_ZONED,
  TIMESTAMP,
  TIMESTAMP_ZONED,
  unlimited,
  UUID,
  vendor,
  XML,
} from './types.ts';
import { oneOf } from './common-type.ts';

type Give = (call: GivenCall) => Result | DataType | undefined;

/** The type of the value at one place among those given, without limits. */
const like =
  (at: number): Give =>
  ({ given }) => {
    const type = given[at]?.dataType;
    return type && unlimited(type);
  };

/** Of numbers, by the kind of the first that is given. */
const byNumber =
  (whole: DataType | 'same', exact: DataType, floating: DataType | 'same'): Give =>
  ({ given: [first] }) => {
    const type = first?.dataType;
    switch (type?.kind) {
      case 'integer':
        return whole === 'same' ? type : whole;
      case 'decimal':
        return exact;
      case 'float':
        return floating === 'same' ? type : floating;
      default:
        return undefined;
    }
  };

/** There are such functions of exact and of floating numbers: whole ones become floating ones. */
const exactOrDouble: Give = ({ given }) => {
  const kinds = given.map(({ dataType }) => dataType?.kind);
  if (!kinds.every((kind) => kind === 'integer' || kind === 'decimal' || kind === 'float')) return undefined;
  return kinds.includes('decimal') && !kinds.includes('float') ? NUMERIC : DOUBLE;
};

const rounded: Give = (call) => (call.given.length > 1 ? NUMERIC : byNumber(DOUBLE, NUMERIC, DOUBLE)(call));

/** Whole and exact numbers, of which the larger type wins. */
const widest: Give = ({ given }) => {
  const found = oneOf(given)?.dataType;
  return found?.kind === 'integer' || found?.kind === 'decimal' ? unlimited(found) : undefined;
};

const summed: Give = ({ given: [first] }) => {
  const type = first?.dataType;
  switch (type?.kind) {
    case 'integer':
      return type.bits === 64 ? NUMERIC : BIG;
    case 'decimal':
      return NUMERIC;
    case 'float':
    case 'money':
      return type;
    case 'interval':
      return INTERVAL;
    default:
      return undefined;
  }
};

const averaged: Give = (call) =>
  call.given[0]?.dataType?.kind === 'interval' ? INTERVAL : byNumber(NUMERIC, NUMERIC, DOUBLE)(call);

/** There are MIN and MAX of text, not of its limited kin, and of values of any other order. */
const extreme: Give = ({ given: [first] }) => {
  const type = first?.dataType;
  if (first?.untyped === true || type?.kind === 'varchar') return TEXT;
  return type && unlimited(type);
};

/** Of texts; the functions of the same name for bytes and bits give their own kind. */
const textual: Give = ({ given: [first] }) => {
  const type = first?.dataType;
  if (type?.kind === 'blob') return BYTEA;
  return first?.untyped === true || (type !== undefined && categoryOf(type) === 'text') ? TEXT : undefined;
};

const RANGES: ReadonlyMap<string, DataType> = new Map([
  ['int4range', INT],
  ['int8range', BIG],
  ['numrange', NUMERIC],
  ['daterange', DATE],
  ['tsrange', TIMESTAMP],
  ['tstzrange', TIMESTAMP_ZONED],
]);

/** LOWER and UPPER of a text, or the bounds of a range. */
const lowerOrUpper: Give = (call) => {
  const type = call.given[0]?.dataType;
  return type?.kind === 'vendor' ? (RANGES.get(type.name) ?? textual(call)) : textual(call);
};

/** Of several fractions there are as many results. */
function ofEach({ given: [fractions] }: GivenCall, type: Result | DataType | undefined): Result | DataType | undefined {
  if (fractions?.dataType?.kind !== 'array' || type === undefined || 'notNull' in type) return type;
  return arrayOf(type);
}

const interpolated: Give = (call) => {
  const kind = call.given[1]?.dataType?.kind;
  if (kind === undefined) return undefined;
  return ofEach(call, kind === 'interval' ? INTERVAL : DOUBLE);
};

const truncated: Give = ({ given: [, second] }) => {
  const type = second?.dataType;
  if (type?.kind === 'date') return TIMESTAMP_ZONED;
  return type?.kind === 'timestamp' || type?.kind === 'interval' ? unlimited(type) : undefined;
};

const inZone: Give = ({ given: [, second] }) => {
  const type = second?.dataType;
  if (type?.kind === 'timestamp') return type.withTimeZone === true ? TIMESTAMP : TIMESTAMP_ZONED;
  if (type?.kind === 'date') return TIMESTAMP;
  return type?.kind === 'time' ? TIME_ZONED : undefined;
};

const arrayed: Give = ({ given: [first] }) => {
  const type = first?.dataType;
  if (type === undefined) return undefined;
  return type.kind === 'array' ? unlimited(type) : arrayOf(unlimited(type));
};

/** `ARRAY(SELECT …)` keeps the limits of the query's column. */
const arrayOfRows: Give = ({ given: [rows] }) => {
  const type = rows?.dataType;
  return type?.kind === 'array' ? type : type && arrayOf(type);
};

/** Of several arrays there are several columns. */
const element: Give = ({ given: [first, ...more] }) => {
  if (more.length > 0) return undefined;
  const found = elementOf(first?.dataType);
  return found && unlimited(found);
};

/** NULLIF compares as its operator does, whose texts have no limits, and gives the first value as it then is. */
const nullIf: Give = ({ given: [first, second] }) => {
  const type = first?.dataType;
  if (type === undefined || second === undefined) return undefined;
  return type.kind === 'varchar' ? TEXT : { ...first, dataType: type, notNull: false };
};

/** `CURRENT_TIMESTAMP(3)` and its kin. */
const withDigits =
  (type: DataType & { kind: 'time' | 'timestamp' }): Give =>
  ({ trees: [digits] }) =>
    digits?.kind === 'number' ? { ...type, precision: Number(digits.text) } : undefined;

/** What functions give, https://www.postgresql.org/docs/current/functions.html */
export const functions = resultTable([
  ['count row_number rank dense_rank nextval currval lastval setval regr_count txid_current', BIG],
  ['length char_length character_length octet_length bit_length position strpos ascii array_length array_ndims', INT],
  ['cardinality array_position array_upper array_lower json_array_length jsonb_array_length ntile width_bucket', INT],
  ['num_nonnulls num_nulls pg_backend_pid regexp_count regexp_instr levenshtein scale min_scale', INT],
  ['to_hex initcap lpad rpad left right replace translate repeat concat concat_ws split_part', TEXT],
  ['regexp_replace regexp_substr to_char quote_literal quote_ident quote_nullable format md5 chr', TEXT],
  ['encode array_to_string json_extract_path_text jsonb_extract_path_text json_typeof jsonb_typeof jsonb_pretty', TEXT],
  ['version timeofday host abbrev current_setting pg_get_viewdef obj_description col_description', TEXT],
  ['pg_size_pretty unaccent text', TEXT],
  ['lower upper', lowerOrUpper],
  ['trim btrim ltrim rtrim substring substr overlay reverse string_agg', textual],
  ['bool_and bool_or every starts_with isfinite isempty lower_inc upper_inc regexp_like has_table_privilege', BOOLEAN],
  ['pg_try_advisory_lock jsonb_exists jsonb_path_exists jsonb_path_match', BOOLEAN],
  ['now clock_timestamp statement_timestamp transaction_timestamp to_timestamp', TIMESTAMP_ZONED],
  ['make_timestamptz pg_postmaster_start_time', TIMESTAMP_ZONED],
  ['current_timestamp', withDigits({ kind: 'timestamp', withTimeZone: true })],
  ['localtimestamp', withDigits({ kind: 'timestamp' })],
  ['current_time', withDigits({ kind: 'time', withTimeZone: true })],
  ['localtime', withDigits({ kind: 'time' })],
  ['to_date make_date date', DATE],
  ['make_time', TIME],
  ['make_timestamp', TIMESTAMP],
  ['age make_interval justify_days justify_hours justify_interval', INTERVAL],
  ['date_trunc', truncated],
  ['date_part |/ ||/', DOUBLE],
  ['percentile_cont', interpolated],
  ['percentile_disc', (call) => ofEach(call, like(1)(call))],
  ['mode ~ +', like(0)],
  ['extract to_number factorial div', NUMERIC],
  ['timezone', inZone],
  ['random pi sin cos tan asin acos atan atan2 radians degrees cbrt percent_rank cume_dist corr covar_pop', DOUBLE],
  ['covar_samp regr_avgx regr_avgy regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy', DOUBLE],
  ['ts_rank ts_rank_cd similarity word_similarity', REAL],
  ['abs @', byNumber('same', NUMERIC, 'same')],
  ['round trunc', rounded],
  ['ceil ceiling floor sign', byNumber(DOUBLE, NUMERIC, DOUBLE)],
  ['sqrt exp ln log log10 power pow', exactOrDouble],
  ['mod gcd lcm', widest],
  ['sum', summed],
  ['avg', averaged],
  ['stddev stddev_pop stddev_samp variance var_pop var_samp', byNumber(NUMERIC, NUMERIC, DOUBLE)],
  ['min max', extreme],
  [
    'bit_and bit_or bit_xor any_value lag lead first_value last_value nth_value array_append array_cat array_remove',
    like(0),
  ],
  ['array_replace array_sample array_shuffle trim_array array_reverse array_sort', like(0)],
  ['array_prepend', like(1)],
  ['coalesce greatest least', ({ given }) => oneOf(given)],
  ['nullif', nullIf],
  ['array_agg', arrayed],
  ['array', arrayOfRows],
  ['unnest', element],
  ['string_to_array regexp_match regexp_split_to_array', arrayOf(TEXT)],
  ['array_positions', arrayOf(INT)],
  ['regexp_split_to_table string_to_table jsonb_object_keys json_object_keys', TEXT],
  ['json_array_elements_text jsonb_array_elements_text', TEXT],
  ['json_array_elements', JSON_TEXT],
  ['jsonb_array_elements', JSONB],
  ['generate_series', like(0)],
  [
    'to_json json_agg row_to_json array_to_json json_build_object json_build_array json_object_agg json_object',
    JSON_TEXT,
  ],
  ['json_strip_nulls json_extract_path', JSON_TEXT],
  ['to_jsonb jsonb_agg jsonb_build_object jsonb_build_array jsonb_object_agg jsonb_object jsonb_set', JSONB],
  ['jsonb_insert jsonb_strip_nulls jsonb_extract_path jsonb_path_query jsonb_path_query_array', JSONB],
  ['jsonb_path_query_first jsonb_set_lax', JSONB],
  ['decode digest sha224 sha256 sha384 sha512 convert_to gen_random_bytes set_byte', BYTEA],
  ['convert_from crypt gen_salt', TEXT],
  ['gen_random_uuid uuidv4 uuidv7 uuid_generate_v4 uuid_generate_v1', UUID],
  ['xmlelement xmlforest xmlagg xmlconcat xmlparse xmlroot xmlpi xmlcomment', XML],
  ['current_schema current_database', vendor('name')],
  ['to_tsvector setweight strip array_to_tsvector', vendor('tsvector')],
  ['to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery', vendor('tsquery')],
  ['ts_headline', TEXT],
  ['pg_typeof', vendor('regtype')],
  ['int4range', vendor('int4range')],
  ['int8range', vendor('int8range')],
  ['numrange', vendor('numrange')],
  ['daterange', vendor('daterange')],
  ['tsrange', vendor('tsrange')],
  ['tstzrange', vendor('tstzrange')],
  ['inet_client_addr inet_server_addr', vendor('inet')],
]);

/** Words that are values by themselves. */
export const keywords: ReadonlyMap<string, DataType> = new Map([
  ['current_date', DATE],
  ['current_time', TIME_ZONED],
  ['current_timestamp', TIMESTAMP_ZONED],
  ['localtime', TIME],
  ['localtimestamp', TIMESTAMP],
  ...['current_user', 'session_user', 'current_role', 'current_catalog', 'current_schema', 'user'].map(
    (name) => [name, vendor('name')] as const,
  ),
]);
