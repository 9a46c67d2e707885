import type { PortableExpression, Table } from '@backsmith/schema';
import type { FieldComparison } from '../model/field.ts';
import { isSameType } from '../model/java.ts';
import { readChecks } from '../tables/read-check.ts';
import type { ValueShape } from '../types/shape.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';

type Compare = Extract<PortableExpression, { kind: 'compare' }>;

/**
 * What the checks of a table say about two of these columns: `end_date >= start_date`, alone, behind other conditions, or
 * beside the case that one of the two is null, as a check holds for NULL anyway.
 */
export function comparisonsOf(table: Table, columns: readonly ColumnDraft[]): readonly FieldComparison[] {
  const found = readChecks(table)
    .flatMap(({ expression }) => (expression === undefined ? [] : parts(expression, 'and')))
    .flatMap((condition) => comparisonOf(condition, columns) ?? []);
  const seen = new Set<string>();
  return found.filter((one) => {
    const text = JSON.stringify(one);
    return seen.has(text) ? false : seen.add(text);
  });
}

/** Whether comparisons of two of these columns are all that the checks of a table say. */
export function saysAllOf(table: Table, columns: readonly ColumnDraft[]): boolean {
  return readChecks(table).every(
    ({ expression }) =>
      expression !== undefined && parts(expression, 'and').every((one) => comparisonOf(one, columns) !== undefined),
  );
}

function parts(expression: PortableExpression, operator: 'and' | 'or'): readonly PortableExpression[] {
  if (expression.kind !== 'logic' || expression.operator !== operator) return [expression];
  return [...parts(expression.left, operator), ...parts(expression.right, operator)];
}

function comparisonOf(condition: PortableExpression, columns: readonly ColumnDraft[]): FieldComparison | undefined {
  const cases = parts(condition, 'or');
  const [compare, ...others] = cases.filter((one) => !isNullCase(one));
  if (compare?.kind !== 'compare' || others.length > 0) return undefined;
  const [left, right] = [draftOf(compare.left, columns), draftOf(compare.right, columns)];
  if (left === undefined || right === undefined || left === right) return undefined;
  // Of a third column that is null nothing is said here.
  const isAboutBoth = cases.every((one) => one === compare || [left, right].includes(nullOf(one, columns) ?? left));
  return isAboutBoth && canCompare(compare.operator, left, right) ? said(compare.operator, left, right) : undefined;
}

function isNullCase(expression: PortableExpression): boolean {
  return expression.kind === 'is-null' && !expression.negated;
}

function nullOf(expression: PortableExpression, columns: readonly ColumnDraft[]): ColumnDraft | undefined {
  return expression.kind === 'is-null' ? draftOf(expression.operand, columns) : undefined;
}

function draftOf(expression: PortableExpression, columns: readonly ColumnDraft[]): ColumnDraft | undefined {
  return expression.kind === 'column' ? columns.find(({ column }) => column.name === expression.name) : undefined;
}

function said(operator: Compare['operator'], left: ColumnDraft, right: ColumnDraft): FieldComparison {
  const fields = { field: left.field, other: right.field };
  const turned = { field: right.field, other: left.field };
  switch (operator) {
    case '=':
      return { kind: 'equal', ...fields };
    case '<>':
      return { kind: 'different', ...fields };
    case '>=':
      return { kind: 'at-least', ...fields };
    case '>':
      return { kind: 'greater', ...fields };
    case '<=':
      return { kind: 'at-least', ...turned };
    case '<':
      return { kind: 'greater', ...turned };
  }
}

const NUMBERS: ReadonlySet<ValueShape['kind']> = new Set(['whole', 'decimal', 'floating']);
const TIMES: ReadonlySet<ValueShape['kind']> = new Set(['date', 'time', 'timestamp']);

/** Whether Java says of the two what the database does. How texts are ordered, and which are equal, only that knows. */
function canCompare(operator: Compare['operator'], left: ColumnDraft, right: ColumnDraft): boolean {
  const [one, other] = [left.type.shape, right.type.shape];
  if (NUMBERS.has(one.kind) && NUMBERS.has(other.kind)) return true;
  if (!isSameType(left.type.java, right.type.java)) return false;
  if (TIMES.has(one.kind)) return !(one.kind === 'time' && one.zoned === true);
  if (one.kind === 'text') return operator === '<>';
  return (operator === '=' || operator === '<>') && ['boolean', 'uuid', 'enum'].includes(one.kind);
}
