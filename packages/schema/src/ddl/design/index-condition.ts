import type { Index } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import type { Expression } from '../portable/expression.ts';
import type { ColumnTypes } from './column-types.ts';
import { ownerName, type DesignContext } from './context.ts';
import { labelOf } from './index-report.ts';
import { conditionText, portableExpression } from './portable-text.ts';

/** The condition an index keeps, if any, or why the index cannot be. */
export type IndexCondition = { readonly where?: string } | { readonly obstacle: string };

/**
 * The condition of a partial index in the target's words. An index that cannot keep its condition covers all rows instead,
 * unless it is unique or excludes: then it would forbid more than it did.
 */
export function designIndexCondition(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
): IndexCondition {
  if (index.where === undefined) return {};
  const { partial } = context.writer.capabilities.indexes;
  const expression = partial === 'simple' ? portableExpression(context, table, index.where) : undefined;
  const refused = partial === 'simple' && !context.sameFamily && (expression === undefined || !isSimple(expression));
  const text = partial === 'none' || refused ? undefined : conditionText(context, types, table, index.where);
  if (text !== undefined) return { where: text };
  if (index.unique || index.excludes !== undefined)
    return { obstacle: 'it covers some rows only, by a condition that cannot be said here' };
  context.report.add({
    code: 'ddl-index-changed',
    severity: 'warning',
    at: index,
    owner: ownerName(table),
    part: labelOf(index),
    text: 'the index covers all rows, since its condition cannot be said here',
    consequence: 'the index is larger than it was; results stay the same',
  });
  return {};
}

/** Comparisons of columns with constants joined by AND, all that SQL Server takes in a filter. */
function isSimple(expression: Expression): boolean {
  switch (expression.kind) {
    case 'logic':
      return expression.operator === 'and' && isSimple(expression.left) && isSimple(expression.right);
    case 'compare':
      return expression.left.kind === 'column' && isConstant(expression.right);
    case 'in':
      return expression.operand.kind === 'column' && !expression.negated && expression.items.every(isConstant);
    case 'is-null':
      return expression.operand.kind === 'column';
    default:
      return false;
  }
}

function isConstant(expression: Expression): boolean {
  return ['number', 'string', 'boolean', 'negative'].includes(expression.kind);
}
