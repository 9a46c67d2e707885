import type { ExpressionTree } from '../ast/expression.ts';
import type { Name } from '../ast/name.ts';
import { UNKNOWN, type Literal, type Result, type ResultRules } from './result-rules.ts';

/** What names mean where an expression stands. */
export type ResultScope = {
  readonly column: (name: Name, of: Name | undefined) => Result | undefined;
  /** The column of a query in parentheses, by the token that opens them. */
  readonly query: (at: number) => Result | undefined;
  /** A type the source defines itself, by its words. */
  readonly type: (text: string) => Result | undefined;
  /** Whether a routine of the source goes by the name, of which nothing is known. */
  readonly isRoutine: (name: string) => boolean;
};

/**
 * What an expression gives by the rules of a database: its type to the last digit where the rules know it, nothing where
 * they do not.
 */
export function expressionResult(tree: ExpressionTree, rules: ResultRules, scope: ResultScope): Result {
  const inner: Inner = (one) => expressionResult(one, rules, scope);
  switch (tree.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'binary':
    case 'bits':
      return literal(tree, rules);
    case 'name':
      return named(tree, rules, scope);
    case 'cast':
      return cast(tree, inner(tree.operand), rules, scope);
    case 'call':
      return call(tree, inner, rules, scope);
    case 'query':
      return subquery(scope.query(tree.at), rules);
    default:
      return composed(tree, inner, rules);
  }
}

function subquery(found: Result | undefined, rules: ResultRules): Result {
  const value = found === undefined || rules.subquery === undefined ? found : rules.subquery(found);
  return nullable(value);
}

type Inner = (tree: ExpressionTree) => Result;

/** What is made of the values within, and of nothing that stands elsewhere. */
function composed(tree: ExpressionTree, inner: Inner, rules: ResultRules): Result {
  switch (tree.kind) {
    case 'case':
      return oneOf(tree.results.map(inner), rules);
    case 'negative':
      return nullable(rules.negative(inner(tree.operand)));
    case 'not':
      return { ...rules.truth, notNull: inner(tree.operand).notNull };
    case 'is-null':
      return { ...rules.truth, notNull: true };
    case 'in':
    case 'between':
      return { ...rules.truth, notNull: false };
    case 'operation':
      return operation(tree, inner, rules);
    case 'list':
      return (tree.isArray === true ? rules.list?.(tree.items.map(inner)) : undefined) ?? UNKNOWN;
    case 'element':
      return rules.element?.(inner(tree.of), tree.isSlice === true) ?? UNKNOWN;
    case 'interval':
      return rules.interval === undefined ? UNKNOWN : { dataType: rules.interval(tree.fields), notNull: true };
    default:
      return UNKNOWN;
  }
}

function literal(tree: Literal, rules: ResultRules): Result {
  const found = rules.literal(tree);
  return found === undefined ? UNKNOWN : { ...found, notNull: tree.kind !== 'null' };
}

function named(tree: ExpressionTree & { kind: 'name' }, rules: ResultRules, scope: ResultScope): Result {
  const of = tree.qualifier === undefined ? undefined : { text: tree.qualifier, quoted: true };
  const column = scope.column({ text: tree.written, quoted: tree.quoted }, of);
  if (column !== undefined) return column;
  const dataType = tree.quoted || of !== undefined ? undefined : rules.keywords.get(tree.name);
  return dataType === undefined ? UNKNOWN : { dataType, notNull: true };
}

function cast(
  { dataType, type }: ExpressionTree & { kind: 'cast' },
  operand: Result,
  rules: ResultRules,
  scope: ResultScope,
): Result {
  const { notNull } = operand;
  const own = scope.type(type);
  if (own !== undefined) return { ...own, notNull };
  const found = rules.cast(operand, dataType ?? { kind: 'unknown' }, type.toLowerCase());
  return found === undefined ? UNKNOWN : { ...found, notNull };
}

const CONDITIONS: ReadonlySet<string> = new Set([
  ...['=', '<>', '!=', '<', '>', '<=', '>=', '<=>', 'and', 'or', 'xor', 'like', 'ilike', 'regexp', 'rlike', 'similar'],
  ...['glob', '~', '~*', '!~', '!~*', '~~', '!~~', 'is', 'is not', 'is distinct from', 'is not distinct from'],
]);
const ALWAYS: ReadonlySet<string> = new Set(['<=>', 'is', 'is not', 'is distinct from', 'is not distinct from']);

function operation(
  { operator, left, right }: ExpressionTree & { kind: 'operation' },
  inner: Inner,
  rules: ResultRules,
): Result {
  if (CONDITIONS.has(operator)) return { ...rules.truth, notNull: ALWAYS.has(operator) };
  return nullable(rules.operation(operator, inner(left), inner(right)));
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile']);
const PICKS: ReadonlySet<string> = new Set(['coalesce', 'ifnull', 'nvl']);

function call(
  { name, qualifier, arguments: trees }: ExpressionTree & { kind: 'call' },
  inner: Inner,
  rules: ResultRules,
  scope: ResultScope,
): Result {
  if (scope.isRoutine(name) || (qualifier !== undefined && qualifier !== rules.home)) return UNKNOWN;
  const given = trees.map(inner);
  if (name === 'exists') return { ...rules.truth, notNull: true };
  const result = rules.call({ name, given, trees }) ?? UNKNOWN;
  return { ...result, notNull: COUNTS.has(name) || (PICKS.has(name) && given.some((one) => one.notNull)) };
}

function oneOf(values: readonly Result[], rules: ResultRules): Result {
  const found = rules.oneOf(values);
  return found === undefined ? UNKNOWN : { ...found, notNull: values.every(({ notNull }) => notNull) };
}

/** A division by nothing is nothing in some databases, and so is what does not fit: of what is computed nothing is said. */
function nullable(found: Result | undefined): Result {
  return { ...(found ?? UNKNOWN), notNull: false };
}
