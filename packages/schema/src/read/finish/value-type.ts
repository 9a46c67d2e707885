import type { ExpressionTree, Name, Result } from '@backsmith/sql';
import type { DataType } from '../../model/data-type.ts';

/** The type of a value, where that is known, and whether there always is one. */
export type ValueType = Result & {
  /** A number that is computed: the database may hold it in any type of numbers. */
  readonly isAnyNumber?: true;
  /** Of what kind it is, not its type to the last digit. */
  readonly isKindOnly?: true;
};

/** Finds the column that a name means. */
export type ColumnTypes = (name: Name, of: Name | undefined) => ValueType | undefined;

const UNKNOWN: ValueType = { notNull: false };
const COUNT: DataType = { kind: 'integer', bits: 64 };
const NUMBER: DataType = { kind: 'decimal' };
const FLOAT: DataType = { kind: 'float', bits: 64 };
const TEXT: DataType = { kind: 'text' };
const BOOLEAN: DataType = { kind: 'boolean' };
const DATE: DataType = { kind: 'date' };
const MOMENT: DataType = { kind: 'timestamp' };
const UUID: DataType = { kind: 'uuid' };
const JSON_TEXT: DataType = { kind: 'json' };

const COUNTS = new Set(['count', 'count_big', 'row_number', 'rank', 'dense_rank', 'ntile']);
const PICKS = new Set([
  ...['min', 'max', 'coalesce', 'ifnull', 'nvl', 'nullif', 'greatest', 'least', 'any_value', 'lag', 'lead'],
  ...['first_value', 'last_value', 'nth_value', 'iif', 'isnull'],
]);
const SUMS = new Set(['sum', 'avg', 'abs', 'round', 'floor', 'ceil', 'ceiling', 'mod', 'sign', 'trunc', 'truncate']);

/** Functions that give values of one type, whatever they are given and in every database that has them. */
const GIVES: ReadonlyMap<string, DataType> = new Map(
  (
    [
      [COUNT, 'length char_length character_length octet_length bit_length len datalength array_length cardinality'],
      [COUNT, 'position strpos instr locate charindex patindex ascii json_array_length jsonb_array_length'],
      [
        COUNT,
        'datediff datediff_big datepart timestampdiff year quarter month week day hour minute dayofmonth dayofyear',
      ],
      [NUMBER, 'extract'],
      [FLOAT, 'date_part random sqrt exp ln pi percent_rank cume_dist stdev stdevp'],
      [
        TEXT,
        'upper lower trim ltrim rtrim btrim lpad rpad initcap concat concat_ws substring substr left right replace',
      ],
      [
        TEXT,
        'group_concat string_agg listagg to_char date_format split_part reverse md5 repeat replicate stuff quotename',
      ],
      [TEXT, 'datename regexp_replace array_to_string json_value'],
      [BOOLEAN, 'exists bool_and bool_or every starts_with'],
      [DATE, 'make_date curdate eomonth'],
      [MOMENT, 'getdate getutcdate sysdatetime sysutcdatetime localtimestamp'],
      [
        { ...MOMENT, withTimeZone: true },
        'clock_timestamp statement_timestamp transaction_timestamp sysdatetimeoffset',
      ],
      [UUID, 'gen_random_uuid uuid_generate_v4 newid'],
      [JSON_TEXT, 'to_json json_agg row_to_json json_build_object json_build_array json_object_agg'],
      [{ ...JSON_TEXT, binary: true }, 'to_jsonb jsonb_agg jsonb_build_object jsonb_build_array jsonb_object_agg'],
      [arrayOf(TEXT), 'string_to_array regexp_split_to_array'],
    ] as const
  ).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

/** Functions that give arrays like the one they are given, by where it stands among what they are given. */
const ARRAYS: ReadonlyMap<string, number> = new Map([
  ...['array_append', 'array_cat', 'array_remove', 'array_replace'].map((name) => [name, 0] as const),
  ['array_prepend', 1],
]);
const NEVER_EMPTY = new Set(['coalesce', 'ifnull', 'nvl']);

/**
 * The type of what an expression of a query gives. Whole and exact numbers that are computed are exact numbers, whatever
 * size a database gives them.
 *
 * @param typeOf the type of a column
 */
export function valueType(tree: ExpressionTree, typeOf: ColumnTypes): ValueType {
  const inner = (one: ExpressionTree): ValueType => valueType(one, typeOf);
  switch (tree.kind) {
    case 'string':
      return { dataType: TEXT, notNull: true };
    case 'number':
      return { dataType: NUMBER, notNull: true, isAnyNumber: true };
    case 'boolean':
      return { dataType: { kind: 'boolean' }, notNull: true };
    case 'name':
      return columnType(tree, typeOf);
    case 'cast':
      return castType(tree, inner(tree.operand));
    case 'case':
      return oneOf(tree.results, inner);
    case 'negative':
      return numbersOf([tree.operand], inner);
    case 'not':
      return { dataType: { kind: 'boolean' }, notNull: inner(tree.operand).notNull };
    case 'is-null':
      return { dataType: { kind: 'boolean' }, notNull: true };
    case 'in':
    case 'between':
      return { dataType: { kind: 'boolean' }, notNull: false };
    case 'call':
      return callType(tree, inner);
    case 'operation':
      return operationType(tree, inner);
    case 'list':
      return tree.isArray === true ? listType(tree.items, inner) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

type Inner = (tree: ExpressionTree) => ValueType;

function columnType(tree: ExpressionTree & { kind: 'name' }, typeOf: ColumnTypes): ValueType {
  const of = tree.qualifier === undefined ? undefined : { text: tree.qualifier, quoted: true };
  const found = typeOf({ text: tree.written, quoted: tree.quoted }, of);
  if (found !== undefined) return found;
  if (tree.quoted) return UNKNOWN;
  if (tree.name === 'current_date') return { dataType: DATE, notNull: true };
  return tree.name === 'localtimestamp' ? { dataType: MOMENT, notNull: true } : UNKNOWN;
}

/** A cast to a type that every database reads alike. */
function castType({ dataType }: ExpressionTree & { kind: 'cast' }, { notNull }: ValueType): ValueType {
  if (dataType?.kind === 'array') return { dataType, notNull };
  return dataType !== undefined && isPlain(dataType) ? { dataType: computedType(dataType), notNull } : UNKNOWN;
}

function callType({ name, arguments: given }: ExpressionTree & { kind: 'call' }, inner: Inner): ValueType {
  if (COUNTS.has(name)) return { dataType: COUNT, notNull: true };
  const gives = GIVES.get(name);
  if (gives !== undefined) return { dataType: gives, notNull: name === 'exists' };
  if (SUMS.has(name)) return { ...numbersOf(given.slice(0, 1), inner), notNull: false };
  if (PICKS.has(name)) return pickType(name, given, inner);
  const [first = OPAQUE, second = OPAQUE] = given;
  if (name === 'array_agg') return arrayOfValues(exactType(first, inner));
  if (name === 'unnest') return elementOf(inner(first));
  if (name === 'date_trunc') return truncatedType(inner(second));
  const at = ARRAYS.get(name);
  return at === undefined ? UNKNOWN : arrayLike(inner(given[at] ?? OPAQUE));
}

const OPAQUE: ExpressionTree = { kind: 'opaque' };

/** One of the values a function is given. */
function pickType(name: string, given: readonly ExpressionTree[], inner: Inner): ValueType {
  // MySQL's ISNULL(x) asks, SQL Server's picks.
  if (name === 'isnull' && given.length < 2) return UNKNOWN;
  const type = oneOf(pickedFrom(name, given), inner);
  return { ...type, notNull: NEVER_EMPTY.has(name) && given.some((one) => inner(one).notNull) };
}

function pickedFrom(name: string, given: readonly ExpressionTree[]): readonly ExpressionTree[] {
  switch (name) {
    case 'nullif':
    case 'first_value':
    case 'last_value':
    case 'nth_value':
      return given.slice(0, 1);
    case 'lag':
    case 'lead':
      return given.filter((_, at) => at !== 1);
    case 'iif':
      return given.slice(1);
    default:
      return given;
  }
}

/** Of a date, whose time begins the day, databases make what they like. */
function truncatedType({ dataType }: ValueType): ValueType {
  return dataType?.kind === 'timestamp' ? { dataType, notNull: false } : UNKNOWN;
}

function arrayOf(element: DataType): DataType {
  return { kind: 'array', element, dimensions: 1 };
}

/** `ARRAY[…]`: of the type its values share. */
function listType(items: readonly ExpressionTree[], inner: Inner): ValueType {
  const types = items.map((item) => arrayOfValues(exactType(item, inner)));
  const [first = UNKNOWN] = types;
  const isSame = types.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isSame && first.dataType !== undefined ? { ...first, notNull: true } : UNKNOWN;
}

/** The very type a value is cast to, or that it has. */
function exactType(tree: ExpressionTree, inner: Inner): ValueType {
  return tree.kind === 'cast' && tree.dataType !== undefined
    ? { dataType: tree.dataType, notNull: false }
    : inner(tree);
}

/**
 * An array of such values. A driver hands it over as it is and converts no element, so that their very type must be known,
 * which that of a number somehow computed is not. Of arrays PostgreSQL makes one with a further dimension.
 */
export function arrayOfValues({ dataType, isAnyNumber }: ValueType): ValueType {
  const isKnown = dataType !== undefined && isAnyNumber !== true && !['array', 'unknown'].includes(dataType.kind);
  return isKnown ? { dataType: arrayOf(withoutLimits(dataType)), notNull: false } : UNKNOWN;
}

/** Values of a query share no limit with those of the column they come from. */
function withoutLimits(type: DataType): DataType {
  return type.kind === 'varchar' || type.kind === 'char' ? TEXT : type;
}

function arrayLike({ dataType }: ValueType): ValueType {
  return dataType?.kind === 'array' ? { dataType, notNull: false } : UNKNOWN;
}

function elementOf({ dataType }: ValueType): ValueType {
  const isArray = dataType?.kind === 'array' && dataType.dimensions === 1 && dataType.domain === undefined;
  return isArray && isPlain(dataType.element) ? { dataType: computedType(dataType.element), notNull: false } : UNKNOWN;
}

function operationType(tree: ExpressionTree & { kind: 'operation' }, inner: Inner): ValueType {
  switch (tree.operator) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return numbersOf([tree.left, tree.right], inner);
    case '||':
      return joinedType(inner(tree.left), inner(tree.right));
    case '->>':
      return { dataType: TEXT, notNull: false };
    case '->':
      return jsonLike(inner(tree.left));
    case '=':
    case '<>':
    case '!=':
    case '<':
    case '>':
    case '<=':
    case '>=':
    case 'and':
    case 'or':
    case 'like':
    case 'ilike':
      return { dataType: { kind: 'boolean' }, notNull: false };
    default:
      return UNKNOWN;
  }
}

/** Arrays and JSON are joined to what they are; where it is OR, its 0 and 1 are texts to whoever reads them as such. */
function joinedType(left: ValueType, right: ValueType): ValueType {
  const whole = [left, right].find(({ dataType }) => dataType?.kind === 'array' || dataType?.kind === 'json');
  return { dataType: whole?.dataType ?? TEXT, notNull: false };
}

function jsonLike({ dataType }: ValueType): ValueType {
  return dataType?.kind === 'json' ? { dataType, notNull: false } : UNKNOWN;
}

/** What is computed of numbers; of anything else databases make what they like. */
function numbersOf(trees: readonly ExpressionTree[], inner: Inner): ValueType {
  const types = trees.map((tree) => inner(tree));
  const kinds = types.map(({ dataType }) => dataType?.kind);
  if (!kinds.every((kind) => kind === 'integer' || kind === 'decimal' || kind === 'float')) return UNKNOWN;
  // A division by nothing is nothing in some databases.
  return { dataType: kinds.includes('float') ? FLOAT : NUMBER, notNull: false, isAnyNumber: true };
}

/** One of several values of the same kind. */
function oneOf(trees: readonly ExpressionTree[], inner: Inner): ValueType {
  const all = trees.map((tree) => (tree.kind === 'null' ? undefined : inner(tree)));
  const types = all.flatMap((one) => one ?? []);
  const notNull = all.every((one) => one?.notNull === true);
  const kept = types.map(({ dataType }) => (dataType && isKept(dataType) ? computedType(dataType) : undefined));
  const [first] = kept;
  const isSame = kept.every((one) => one !== undefined && JSON.stringify(one) === JSON.stringify(first));
  if (!isSame || first === undefined) return UNKNOWN;
  return { dataType: first, notNull, ...(first === NUMBER || first === FLOAT ? { isAnyNumber: true } : {}) };
}

/** An array is picked as it is; values of other types a driver must give alike, whatever computed them. */
function isKept(type: DataType): boolean {
  return type.kind === 'array' || isPlain(type);
}

/** Whether drivers give values of the type alike, whatever computed them. */
function isPlain({ kind }: DataType): boolean {
  return PLAIN.has(kind);
}

const PLAIN: ReadonlySet<DataType['kind']> = new Set([
  ...(['boolean', 'integer', 'decimal', 'float', 'char', 'varchar', 'text'] as const),
  ...(['date', 'time', 'timestamp', 'uuid'] as const),
]);

/** The type without the limits that belong to a column. */
function computedType(type: DataType): DataType {
  switch (type.kind) {
    case 'char':
    case 'varchar':
    case 'text':
      return TEXT;
    case 'integer':
    case 'decimal':
      return NUMBER;
    case 'float':
      return FLOAT;
    default:
      return type;
  }
}
