import { addAll } from '@backsmith/text';
import type { ExpressionTree } from '@backsmith/sql';
import type { CheckRule, JsonRule } from '../../model/constraint.ts';
import { patternRule } from './check-pattern.ts';
import { jsonRule } from './json-rule.ts';

/** The name of the column a name in a check means, or nothing. */
export type ColumnOf = (name: string) => string | undefined;

/**
 * What a check says, if all of it can be said by rules: lists of values, ranges, lengths, patterns, and conjunctions of
 * them. A check of which only a part is understood gives no rules, as its text must stay then.
 */
export function checkRulesOf(tree: ExpressionTree, columnOf: ColumnOf): readonly CheckRule[] {
  const conjuncts = flatten(tree, 'and');
  const rules: CheckRule[] = [];
  for (const conjunct of conjuncts) {
    const rule = ruleOf(withoutNullCase(conjunct), columnOf);
    if (rule === undefined) return [];
    rules.push(rule);
  }
  return merged(rules);
}

/** What a check says of JSON that says more than is understood: each of its parts must hold. */
export function jsonRulesOf(tree: ExpressionTree, columnOf: ColumnOf): readonly JsonRule[] {
  return flatten(tree, 'and').flatMap((conjunct) => {
    const rule = ruleOf(withoutNullCase(conjunct), columnOf);
    return rule?.kind === 'json-kind' ? [rule] : [];
  });
}

/** The column a check keeps from being null, when that is all it says: `CHECK ("A" IS NOT NULL)`. */
export function notNullColumnsOf(tree: ExpressionTree, columnOf: ColumnOf): readonly string[] {
  const columns: string[] = [];
  for (const conjunct of flatten(tree, 'and')) {
    if (conjunct.kind !== 'is-null' || !conjunct.negated) return [];
    const column = columnIn(conjunct.operand, columnOf);
    if (column === undefined) return [];
    columns.push(column);
  }
  return columns;
}

function flatten(tree: ExpressionTree, operator: 'and' | 'or'): readonly ExpressionTree[] {
  if (tree.kind !== 'operation' || tree.operator !== operator) return [tree];
  const parts: ExpressionTree[] = [];
  let rest: ExpressionTree = tree;
  while (rest.kind === 'operation' && rest.operator === operator) {
    parts.push(rest.right);
    rest = rest.left;
  }
  return [rest, ...parts.reverse()].flatMap((part) =>
    part.kind === 'operation' && part.operator === operator ? flatten(part, operator) : [part],
  );
}

/** `x IS NULL OR rule` says the same as the rule: a check holds for NULL. */
function withoutNullCase(tree: ExpressionTree): ExpressionTree {
  if (tree.kind !== 'operation') return tree;
  const cases = flatten(tree, 'or');
  const rest = cases.filter((each) => each.kind !== 'is-null' || each.negated);
  const [only] = rest;
  return cases.length === 2 && rest.length === 1 && only !== undefined ? only : tree;
}

function ruleOf(tree: ExpressionTree, columnOf: ColumnOf): CheckRule | undefined {
  switch (tree.kind) {
    case 'in':
      return tree.negated ? undefined : inRule(tree.operand, tree.items, columnOf);
    case 'between':
      return tree.negated ? undefined : betweenRule(tree, columnOf);
    case 'operation':
      return tree.operator === 'or' ? alternatives(tree, columnOf) : operationRule(tree, columnOf);
    case 'call':
      return patternRule(tree, (operand) => columnIn(operand, columnOf));
    default:
      return undefined;
  }
}

/** The column an operand is, through casts and TRIM-free wrappers only. */
function columnIn(tree: ExpressionTree, columnOf: ColumnOf): string | undefined {
  if (tree.kind === 'cast') return columnIn(tree.operand, columnOf);
  return tree.kind === 'name' ? columnOf(tree.written) : undefined;
}

function literalIn(tree: ExpressionTree): string | undefined {
  switch (tree.kind) {
    case 'cast':
      return literalIn(tree.operand);
    case 'string':
      return tree.value;
    case 'number':
      return tree.text;
    default:
      return undefined;
  }
}

function inRule(operand: ExpressionTree, items: readonly ExpressionTree[], columnOf: ColumnOf): CheckRule | undefined {
  const values = items.flatMap((item) => literalIn(item) ?? []);
  if (values.length === 0 || values.length < items.length) return undefined;
  if (operand.kind === 'call') return jsonRule(operand, values, columnOf) ?? caselessRule(operand, values, columnOf);
  const column = columnIn(operand, columnOf);
  return column === undefined ? undefined : { kind: 'in', column, values };
}

const FOLDS = new Map<string, (text: string) => string>([
  ...['upper', 'ucase'].map((name) => [name, (text: string) => text.toUpperCase()] as const),
  ...['lower', 'lcase'].map((name) => [name, (text: string) => text.toLowerCase()] as const),
]);

/** `UPPER(x) IN ('A', 'B')` takes these texts in any case. Beyond ASCII databases and validators fold differently. */
function caselessRule(
  call: ExpressionTree & { kind: 'call' },
  values: readonly string[],
  columnOf: ColumnOf,
): CheckRule | undefined {
  const fold = FOLDS.get(call.name);
  const [operand, ...more] = call.arguments;
  const column = operand === undefined || more.length > 0 ? undefined : columnIn(operand, columnOf);
  if (fold === undefined || column === undefined) return undefined;
  // A text of the other case is one that no value can be.
  const possible = values.filter((value) => fold(value) === value);
  if (possible.length === 0 || !possible.every((value) => /^[\x20-\x7e]*$/.test(value))) return undefined;
  const words = possible.map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return { kind: 'pattern', column, pattern: `(?:${words.join('|')})`, ignoreCase: true };
}

/** SQL Server writes IN as `[a]='x' OR [a]='y'`. */
function alternatives(tree: ExpressionTree, columnOf: ColumnOf): CheckRule | undefined {
  let column: string | undefined;
  const values: string[] = [];
  for (const each of flatten(tree, 'or')) {
    const rule = ruleOf(each, columnOf);
    if (rule?.kind !== 'in' || (column !== undefined && rule.column !== column)) return undefined;
    column = rule.column;
    addAll(values, rule.values);
  }
  return column === undefined ? undefined : { kind: 'in', column, values };
}

type Operation = ExpressionTree & { kind: 'operation' };
const MIRROR = new Map([
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
  ['=', '='],
]);

function operationRule(tree: Operation, columnOf: ColumnOf): CheckRule | undefined {
  const { operator, left, right } = tree;
  if (operator === '=' && right.kind === 'call' && (right.name === 'any' || right.name === 'some'))
    return anyRule(left, right, columnOf);
  const mirrored = MIRROR.get(operator);
  if (mirrored === undefined) return patternRule(tree, (operand) => columnIn(operand, columnOf));
  if (literalIn(left) !== undefined && literalIn(right) === undefined)
    return comparison(right, mirrored, left, columnOf);
  return comparison(left, operator, right, columnOf);
}

/** PostgreSQL keeps IN as `= ANY (ARRAY[…])`. */
function anyRule(
  left: ExpressionTree,
  call: ExpressionTree & { kind: 'call' },
  columnOf: ColumnOf,
): CheckRule | undefined {
  let list = call.arguments[0];
  while (list?.kind === 'cast') list = list.operand;
  return list?.kind === 'list' && call.arguments.length === 1 ? inRule(left, list.items, columnOf) : undefined;
}

function comparison(
  left: ExpressionTree,
  operator: string,
  right: ExpressionTree,
  columnOf: ColumnOf,
): CheckRule | undefined {
  const bound = literalIn(right);
  if (bound === undefined) return undefined;
  if (operator === '=' && left.kind === 'call' && FOLDS.has(left.name)) return inRule(left, [right], columnOf);
  if (operator === '=' && left.kind === 'call') {
    const rule = jsonRule(left, [bound], columnOf);
    if (rule !== undefined) return rule;
  }
  const measured = lengthOperand(left);
  if (measured !== undefined) return lengthRule(columnIn(measured, columnOf), operator, bound);
  const column = columnIn(left, columnOf);
  if (column === undefined) return undefined;
  switch (operator) {
    case '=':
      return { kind: 'in', column, values: [bound] };
    case '>':
      return { kind: 'range', column, min: bound, minExclusive: true };
    case '>=':
      return { kind: 'range', column, min: bound };
    case '<':
      return { kind: 'range', column, max: bound, maxExclusive: true };
    case '<=':
      return { kind: 'range', column, max: bound };
    default:
      return undefined;
  }
}

const LENGTH_FUNCTIONS = new Set(['length', 'len', 'char_length', 'character_length', 'lengthc']);

function lengthOperand(tree: ExpressionTree): ExpressionTree | undefined {
  if (tree.kind === 'cast') return lengthOperand(tree.operand);
  return tree.kind === 'call' && LENGTH_FUNCTIONS.has(tree.name) && tree.arguments.length === 1
    ? tree.arguments[0]
    : undefined;
}

function lengthRule(column: string | undefined, operator: string, bound: string): CheckRule | undefined {
  const number = Number(bound);
  if (column === undefined || !Number.isInteger(number) || number < 0) return undefined;
  switch (operator) {
    case '=':
      return { kind: 'length', column, min: number, max: number };
    case '>':
      return { kind: 'length', column, min: number + 1 };
    case '>=':
      return { kind: 'length', column, min: number };
    case '<':
      return { kind: 'length', column, max: number - 1 };
    case '<=':
      return { kind: 'length', column, max: number };
    default:
      return undefined;
  }
}

function betweenRule(tree: ExpressionTree & { kind: 'between' }, columnOf: ColumnOf): CheckRule | undefined {
  const min = literalIn(tree.low);
  const max = literalIn(tree.high);
  if (min === undefined || max === undefined) return undefined;
  const measured = lengthOperand(tree.operand);
  if (measured !== undefined) {
    const column = columnIn(measured, columnOf);
    const whole = /^\d{1,9}$/.test(min) && /^\d{1,9}$/.test(max);
    return column === undefined || !whole ? undefined : { kind: 'length', column, min: Number(min), max: Number(max) };
  }
  const column = columnIn(tree.operand, columnOf);
  return column === undefined ? undefined : { kind: 'range', column, min, max };
}

/** `a >= 0 AND a <= 9` is one range. */
function merged(rules: readonly CheckRule[]): readonly CheckRule[] {
  const [first, second, ...rest] = rules;
  if (first?.kind !== 'range' || second?.kind !== 'range' || first.column !== second.column) return rules;
  const opposite =
    (first.min === undefined) !== (second.min === undefined) &&
    (first.max === undefined) !== (second.max === undefined);
  return opposite ? [{ ...first, ...second }, ...rest] : rules;
}
