/**
 * What an expression of PostgreSQL may call without an extension: the functions of the manual's chapter 9 up to version 18,
 * https://www.postgresql.org/docs/current/functions.html
 */
const FUNCTIONS = `
abbrev abs acldefault aclexplode acos acosd acosh age area array_append array_cat array_dims array_fill
array_length array_lower array_ndims array_position array_positions array_prepend array_remove array_replace
array_reverse array_sample array_shuffle array_sort array_to_json array_to_string array_to_tsvector array_upper
ascii asin asind asinh atan atan2 atan2d atand atanh bit_count bit_length box broadcast btrim cardinality
casefold cbrt ceil ceiling center char_length character_length chr circle clock_timestamp col_description concat
concat_ws convert convert_from convert_to cos cosd cosh cot cotd crc32 crc32c current_database current_query
current_schema current_schemas current_setting current_user currval date_add date_bin date_part date_subtract
date_trunc datemultirange daterange decode degrees diagonal diameter div encode enum_first enum_last enum_range
erf erfc exp extract factorial family floor format format_type gamma gcd gen_random_uuid generate_series
generate_subscripts get_bit get_byte get_current_ts_config getdatabaseencoding hashtext hashtextextended height host hostmask
inet_client_addr inet_client_port inet_server_addr inet_server_port initcap int4multirange int4range
int8multirange int8range is_normalized isclosed isempty isfinite ishorizontal isopen isparallel isperp
isvertical json_array_elements json_array_elements_text json_array_length json_build_array json_build_object
json_each json_each_text json_extract_path json_extract_path_text json_object json_object_keys
json_populate_record json_populate_recordset json_strip_nulls json_to_record json_to_recordset json_to_tsvector
json_typeof jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array
jsonb_build_object jsonb_concat jsonb_contains jsonb_delete jsonb_delete_path jsonb_each jsonb_each_text
jsonb_exists jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys
jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz jsonb_path_query
jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first jsonb_path_query_first_tz
jsonb_path_query_tz jsonb_populate_record jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax
jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_to_tsvector jsonb_typeof justify_days justify_hours
justify_interval lastval lcm left length lgamma like line ln log log10 lower lower_inc lower_inf lpad lseg ltrim
macaddr8_set7bit make_date make_interval make_time make_timestamp make_timestamptz makeaclitem masklen md5
min_scale mod multirange mxid_age netmask network nextval normalize now npoints num_nonnulls num_nulls
numeric_abs numeric_power nummultirange numnode numrange obj_description octet_length overlaps overlay
parse_ident pclose phraseto_tsquery pi plainto_tsquery point
polygon popen position pow power quote_ident quote_literal quote_nullable radians radius random random_normal
range_adjacent range_intersect range_merge range_minus range_union regexp_count regexp_instr regexp_like
regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat
replace reverse right round row_security_active row_to_json rpad rtrim scale session_user set_bit set_byte
set_config set_masklen setseed setval setweight sha224 sha256 sha384 sha512 shobj_description sign
similar_escape sin sind sinh slope split_part sqrt starts_with statement_timestamp string_to_array
string_to_table strip strpos substr substring system_user tan tand tanh text textcat textlike timeofday
timestamp timestamptz timezone to_ascii to_bin to_char to_date to_hex to_json to_jsonb to_number to_oct
to_regclass to_regcollation to_regnamespace to_regoper to_regoperator to_regproc to_regprocedure to_regrole
to_regtype to_timestamp to_tsquery to_tsvector transaction_timestamp translate trim_array trim_scale trunc
ts_delete ts_filter ts_headline ts_rank ts_rank_cd tsmultirange tsrange tstzmultirange tstzrange
tsvector_to_array txid_current txid_current_if_assigned txid_current_snapshot txid_snapshot_xip
txid_snapshot_xmax txid_snapshot_xmin txid_status txid_visible_in_snapshot unicode_assigned unistr unnest upper
upper_inc upper_inf uuid_extract_timestamp uuid_extract_version uuidv4 uuidv7 version websearch_to_tsquery width
width_bucket xml_is_well_formed xml_is_well_formed_content xml_is_well_formed_document xmlcomment xmlexists
xmltext xmlvalidate xpath xpath_exists
`;

/** What the grammar reads like a call: functions with a syntax of their own, keywords before parentheses, types with digits. */
const SYNTAX = `
coalesce nullif greatest least cast treat trim collation grouping current_date current_time current_timestamp localtime
localtimestamp current_role current_catalog user
xmlconcat xmlelement xmlforest xmlparse xmlpi xmlroot xmlserialize json json_array json_exists json_query json_scalar
json_serialize json_value row array
and or not in any some all exists case when then else is distinct from between symmetric like ilike similar escape as collate
operator at zone to of for by placing both leading trailing isnull notnull within filter over value
bit bool boolean bpchar char character varying varchar nchar numeric decimal dec float float4 float8 real int int2 int4 int8
integer bigint smallint date time timestamp timestamptz timetz interval text name uuid bytea inet cidr macaddr macaddr8 money
oid regclass xml jsonb
`;

const CALLABLE: ReadonlySet<string> = new Set(`${FUNCTIONS} ${SYNTAX}`.trim().split(/\s+/));

/** Functions of the system begin so, from pg_sleep to pg_trigger_depth: there are some hundreds. */
const OF_THE_SYSTEM = 'pg_';

/** Whether a new database knows what stands before a parenthesis, in lower case. */
export function hasFunction(name: string): boolean {
  return CALLABLE.has(name) || name.startsWith(OF_THE_SYSTEM);
}
