import type { DataType } from '../../types/data-type.ts';
import { resultTable, type GivenCall, type Result } from '../result-rules.ts';
import { extremeOf, oneOf } from './common-type.ts';
import { DATE, datetimeOf, DOUBLE, LONGTEXT, timeOf, TRUTH, wholeOf } from './measures.ts';
import {
  dateAdded,
  extracted,
  formatted,
  fromSeconds,
  inZone,
  readByFormat,
  timeBetween,
  timeOfSeconds,
  timePart,
  toSeconds,
  unitAdded,
  withDigits,
} from './moments.ts';
import { absolute, averaged, extreme, modulo, rounded, spread, summed, toWhole, truncated } from './numbers.ts';
import { BITS } from './operators.ts';
import {
  concatenated,
  cut,
  hashed,
  joined,
  ofWidth,
  padded,
  part,
  recoded,
  repeated,
  replaced,
  sameLength,
  spaces,
} from './texts.ts';

type Give = (call: GivenCall) => Result | DataType | undefined;

const give =
  (result: Result): Give =>
  () =>
    result;

/** A whole number shown in so many characters, of which one is the sign. */
const shown = (width: number): Give => give(wholeOf(width - 1));

/** Parts of a date have no sign. */
const unsigned = (digits: number): Give => give(wholeOf(digits, false, digits));

/** A list that GROUP_CONCAT makes is cut at 1 MB (group_concat_max_len). */
const GROUPED: Result = { dataType: { kind: 'text', maxLength: 16_777_215 }, notNull: false, width: 262_144 };

const first: Give = ({ given: [value] }) => (value === undefined ? undefined : oneOf([value]));
const others: Give = ({ given: [, ...values] }) => oneOf(values);

const BIT_LENGTH = wholeOf(10);
/** Lengths and places are INT although whole numbers as wide as they are computed as BIGINT. */
const LENGTH: Result = { dataType: { kind: 'integer', bits: 32 }, notNull: false, digits: 9, width: 10 };
const PLACE: Result = { dataType: { kind: 'integer', bits: 32 }, notNull: false, digits: 10, width: 11 };

/** What functions give, https://mariadb.com/kb/en/built-in-functions/; how long it is, as MariaDB 10.11 says. */
export const functions = resultTable([
  ['count row_number rank dense_rank ntile timestampdiff found_rows row_count', shown(21)],
  ['bit_and bit_or bit_xor ~ last_insert_id uuid_short inet_aton', give(BITS)],
  ['length octet_length lengthb char_length character_length json_length json_depth', give(LENGTH)],
  ['bit_length locate position instr', (call) => (call.name === 'bit_length' ? BIT_LENGTH : PLACE)],
  ['ascii field find_in_set', shown(3)],
  ['month day dayofmonth hour minute second week weekofyear', unsigned(2)],
  ['sign strcmp bit_count', shown(2)],
  ['quarter', unsigned(1)],
  ['dayofweek weekday', give(wholeOf(1, false, 1))],
  ['dayofyear', unsigned(3)],
  ['year', unsigned(4)],
  ['yearweek period_diff', shown(6)],
  ['ord microsecond to_days', shown(7)],
  ['datediff', shown(8)],
  ['to_seconds', shown(12)],
  ['time_to_sec', shown(17)],
  ['crc32 connection_id', { kind: 'integer', bits: 32, unsigned: true }],
  ['isnull json_valid json_contains json_exists', give(TRUTH)],
  ['sum', summed],
  ['avg', averaged],
  ['min max', extreme],
  ['std stddev stddev_pop stddev_samp variance var_pop var_samp', spread],
  ['abs', absolute],
  ['round', rounded],
  ['truncate', truncated],
  ['ceil ceiling floor', toWhole],
  ['mod', modulo],
  ['pow power sqrt exp ln log log2 log10 rand sin cos tan asin acos atan atan2 cot radians degrees', give(DOUBLE)],
  ['pi', { kind: 'float', bits: 64, precision: 8, scale: 6 }],
  ['percent_rank cume_dist', { kind: 'float', bits: 64, precision: 17, scale: 10 }],
  ['coalesce', ({ given }) => oneOf(given)],
  ['ifnull nvl', ({ given }) => oneOf(given)],
  ['greatest least', ({ given }) => extremeOf(given)],
  ['if nvl2 elt', others],
  ['nullif lag lead first_value last_value nth_value', first],
  ['upper lower ucase lcase trim ltrim rtrim reverse substring_index', sameLength],
  ['concat', concatenated],
  ['concat_ws', joined],
  ['left right', cut],
  ['substring substr mid', part],
  ['lpad rpad', padded],
  ['repeat', repeated],
  ['replace', replaced],
  ['space', spaces],
  ['convert', recoded],
  ['md5', ofWidth(32)],
  ['sha sha1', ofWidth(40)],
  ['sha2', hashed],
  ['dayname monthname', ofWidth(9)],
  ['user current_user session_user system_user', ofWidth(384)],
  ['database schema', ofWidth(64)],
  ['json_type', ofWidth(12)],
  ['inet_ntoa', ofWidth(31)],
  ['group_concat json_arrayagg json_objectagg', give(GROUPED)],
  ['json_extract json_unquote json_value json_query json_keys json_search json_set', give(LONGTEXT)],
  ['json_insert json_replace json_remove json_merge json_merge_patch json_array_append', give(LONGTEXT)],
  ['uuid', { kind: 'uuid' }],
  ['now current_timestamp localtime localtimestamp sysdate utc_timestamp', withDigits(datetimeOf)],
  ['curtime current_time utc_time', withDigits(timeOf)],
  ['curdate current_date utc_date date last_day makedate from_days', DATE],
  ['time', timePart],
  ['timediff', timeBetween],
  ['from_unixtime', fromSeconds],
  ['sec_to_time', timeOfSeconds],
  ['unix_timestamp', toSeconds],
  ['date_add date_sub adddate subdate', dateAdded],
  ['timestampadd', unitAdded],
  ['convert_tz', inZone],
  ['str_to_date', readByFormat],
  ['date_format time_format', formatted],
  ['extract', extracted],
]);

/** Words that are values by themselves. */
export const keywords: ReadonlyMap<string, DataType> = new Map([
  ['current_date', DATE],
  ['utc_date', DATE],
  ['current_time', timeOf()],
  ['utc_time', timeOf()],
  ...['current_timestamp', 'localtime', 'localtimestamp', 'utc_timestamp'].map((name) => [name, datetimeOf()] as const),
  ['current_user', { kind: 'varchar', length: 384 }],
]);
