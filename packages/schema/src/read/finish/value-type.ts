import type { ExpressionTree, Name } from '@backsmith/sql';
import type { DataType } from '../../model/data-type.ts';

/** The type of a value, where that is known, and whether there always is one. */
export type ValueType = { readonly dataType?: DataType; readonly notNull: boolean };

/** Finds the column that a name means. */
export type ColumnTypes = (name: Name, of: Name | undefined) => ValueType | undefined;

const UNKNOWN: ValueType = { notNull: false };
const COUNT: DataType = { kind: 'integer', bits: 64 };
const NUMBER: DataType = { kind: 'decimal' };
const FLOAT: DataType = { kind: 'float', bits: 64 };
const TEXT: DataType = { kind: 'text' };

const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile']);
const LENGTHS = new Set(['length', 'char_length', 'character_length', 'octet_length', 'len']);
const PICKS = new Set(['min', 'max', 'coalesce', 'ifnull', 'nvl', 'nullif', 'greatest', 'least', 'any_value']);
const SUMS = new Set(['sum', 'avg', 'abs', 'round', 'floor', 'ceil', 'ceiling', 'mod']);
const TEXTS = new Set([
  ...['upper', 'lower', 'trim', 'ltrim', 'rtrim', 'btrim', 'lpad', 'rpad', 'initcap', 'concat', 'concat_ws'],
  ...['substring', 'substr', 'left', 'right', 'replace', 'group_concat', 'string_agg', 'listagg', 'to_char'],
  ...['date_format', 'split_part', 'reverse'],
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
      return { dataType: NUMBER, notNull: true };
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
    case 'null':
    case 'binary':
    case 'bits':
    case 'list':
    case 'opaque':
      return UNKNOWN;
  }
}

type Inner = (tree: ExpressionTree) => ValueType;

function columnType(tree: ExpressionTree & { kind: 'name' }, typeOf: ColumnTypes): ValueType {
  const of = tree.qualifier === undefined ? undefined : { text: tree.qualifier, quoted: true };
  const found = typeOf({ text: tree.written, quoted: tree.quoted }, of);
  if (found !== undefined) return found;
  const isDay = !tree.quoted && tree.name === 'current_date';
  return isDay ? { dataType: { kind: 'date' }, notNull: true } : UNKNOWN;
}

/** A cast to a type that every database reads alike. */
function castType({ dataType }: ExpressionTree & { kind: 'cast' }, { notNull }: ValueType): ValueType {
  return dataType !== undefined && isPlain(dataType) ? { dataType: computedType(dataType), notNull } : UNKNOWN;
}

function callType({ name, arguments: given }: ExpressionTree & { kind: 'call' }, inner: Inner): ValueType {
  if (COUNTS.has(name)) return { dataType: COUNT, notNull: true };
  if (name === 'exists') return { dataType: { kind: 'boolean' }, notNull: true };
  if (LENGTHS.has(name)) return { dataType: COUNT, notNull: false };
  if (TEXTS.has(name)) return { dataType: TEXT, notNull: false };
  if (SUMS.has(name)) return { ...numbersOf(given.slice(0, 1), inner), notNull: false };
  if (!PICKS.has(name)) return UNKNOWN;
  const type = oneOf(name === 'nullif' ? given.slice(0, 1) : given, inner);
  return { ...type, notNull: NEVER_EMPTY.has(name) && given.some((one) => inner(one).notNull) };
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
      // Where it is OR, its 0 and 1 are texts to whoever reads them as such.
      return { dataType: TEXT, notNull: false };
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

/** What is computed of numbers; of anything else databases make what they like. */
function numbersOf(trees: readonly ExpressionTree[], inner: Inner): ValueType {
  const types = trees.map((tree) => inner(tree));
  const kinds = types.map(({ dataType }) => dataType?.kind);
  if (!kinds.every((kind) => kind === 'integer' || kind === 'decimal' || kind === 'float')) return UNKNOWN;
  // A division by nothing is nothing in some databases.
  return { dataType: kinds.includes('float') ? FLOAT : NUMBER, notNull: false };
}

/** One of several values of the same kind. */
function oneOf(trees: readonly ExpressionTree[], inner: Inner): ValueType {
  const all = trees.map((tree) => (tree.kind === 'null' ? undefined : inner(tree)));
  const types = all.flatMap((one) => one ?? []);
  const notNull = all.every((one) => one?.notNull === true);
  const kept = types.map(({ dataType }) => (dataType && isPlain(dataType) ? computedType(dataType) : undefined));
  const [first] = kept;
  const isSame = kept.every((one) => one !== undefined && JSON.stringify(one) === JSON.stringify(first));
  return isSame && first !== undefined ? { dataType: first, notNull } : UNKNOWN;
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
