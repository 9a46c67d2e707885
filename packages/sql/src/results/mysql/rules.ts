import type { ExpressionTree } from '../../ast/expression.ts';
import type { DataType } from '../../types/data-type.ts';
import { results as mariadb } from '../mariadb/rules.ts';
import { resultOf, resultTable, type GivenCall, type Literal, type Result, type ResultRules } from '../result-rules.ts';
import { sameOf } from '../same-type.ts';

const LONGTEXT: DataType = { kind: 'text', maxLength: 4_294_967_295 };
const JSON_TYPE: DataType = { kind: 'json' };
const SHARE: DataType = { kind: 'float', bits: 64 };

const one = ({ given }: GivenCall): Result | undefined => pickedOf(given);
const first = ({ given: [value] }: GivenCall): Result | undefined => sameOf(value === undefined ? [] : [value]);
const others = ({ given: [, ...values] }: GivenCall): Result | undefined => pickedOf(values);

/** A whole number may become a larger one where it is picked from several. */
function pickedOf(values: readonly Result[]): Result | undefined {
  const found = sameOf(values);
  return found?.dataType?.kind === 'integer' && found.dataType.bits < 64 ? undefined : found;
}

/** What MySQL 8 gives otherwise than MariaDB, https://dev.mysql.com/doc/refman/8.0/en/functions.html; nothing where no rule is known. */
const functions = resultTable([
  // Numbers of rows have no sign there, which is of no use to whoever reads them.
  ['row_number rank dense_rank ntile', unknown],
  ['percent_rank cume_dist', SHARE],
  ['group_concat', { kind: 'text', maxLength: 65_535 }],
  ['uuid', { kind: 'varchar', length: 36 }],
  ['json_arrayagg json_objectagg json_extract json_keys json_search json_set json_array json_object', JSON_TYPE],
  ['json_insert json_replace json_remove json_merge json_merge_patch json_merge_preserve', JSON_TYPE],
  ['coalesce ifnull greatest least', one],
  ['first_value last_value nth_value', first],
  ['if', others],
  ['lag lead nullif', ofText],
  ['min max', extreme],
  ['concat', ofTexts],
  ['concat_ws', ofTexts],
  [
    'round ceil ceiling floor truncate sign abs mod replace bit_length ord time_to_sec microsecond period_diff',
    unknown,
  ],
  ['bit_count connection_id database schema user current_user session_user system_user unix_timestamp', unknown],
  ['json_value json_length json_depth json_type json_valid json_contains json_unquote json_exists json_query', unknown],
]);

function unknown(): undefined {
  return undefined;
}

function ofText({ given: [value] }: GivenCall): Result | undefined {
  return value?.dataType?.kind === 'varchar' ? sameOf([value]) : undefined;
}

/** How wide a number is that is written with a sign or with zeros before it follows other rules. */
function literal(tree: Literal): Result | undefined {
  return tree.kind === 'number' && /^-?0\d|^-\d{10}/.test(tree.text) ? undefined : mariadb.literal(tree);
}

/** The value of a query in parentheses. */
function subquery(found: Result): Result | undefined {
  return pickedOf([found]);
}

/** Conditions and JSON are no more what they were. */
function extreme(call: GivenCall): Result | undefined {
  const [value] = call.given;
  if (value?.isTruth === true || value?.dataType?.kind === 'boolean') return undefined;
  return value?.dataType?.kind === 'json' ? { dataType: JSON_TYPE, notNull: false } : mariadb.call(call);
}

/** Numbers are as wide as they are shown, which nobody says of a column. */
function ofTexts(call: GivenCall): Result | undefined {
  const isText = call.given.every(({ dataType }) => /^(?:var)?char$|^text$/.test(dataType?.kind ?? ''));
  return isText ? mariadb.call(call) : undefined;
}

/** A text without a limit that anybody knows of is as long as a text can be. */
function widened(found: Result | undefined): Result | undefined {
  const { dataType } = found ?? {};
  if (dataType?.kind !== 'text' || found === undefined) return found;
  return { notNull: found.notNull, dataType: LONGTEXT };
}

function isMeasured({ dataType }: Result): boolean {
  return dataType?.kind === 'decimal' || dataType?.kind === 'float';
}

/** How large whole numbers grow that are computed with others is not known; what is beside an exact number becomes one. */
function operation(operator: string, left: Result, right: Result): Result | undefined {
  const isKnown = isMeasured(left) || (isMeasured(right) && operator !== '/' && operator !== 'div');
  return isKnown && operator !== '%' && operator !== 'mod' ? mariadb.operation(operator, left, right) : undefined;
}

/** A value is called as it is written, and so is a truth. */
function columnName(tree: ExpressionTree, nameOfQuery: (at: number) => string | undefined, text: string) {
  return tree.kind === 'boolean' ? text : mariadb.columnName?.(tree, nameOfQuery, text);
}

/** What expressions of MySQL give: what they give in MariaDB, where that was seen on a server of MySQL 8.0 as well. */
export const results: ResultRules = {
  ...mariadb,
  literal,
  subquery,
  call: (call) => {
    const own = functions.get(call.name);
    if (own === undefined) return widened(mariadb.call(call));
    const found = resultOf(own(call));
    return call.name === 'group_concat' ? found : widened(found);
  },
  cast: (operand, type, text) => widened(mariadb.cast(operand, type, text)),
  operation,
  negative: (operand) => (isMeasured(operand) ? mariadb.negative(operand) : undefined),
  oneOf: (values) => widened(pickedOf(values)),
  union: (values) => widened(pickedOf(values)),
  columnName,
  spell: (type) => (type.kind === 'json' ? 'json' : mariadb.spell(type)),
};
