import type { Expression, ExpressionTree } from '@backsmith/sql';
import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { defaultValueOf } from './default-value.ts';

/** What a trigger gives new rows, where a default of any database makes it too. */
export function madeBy(value: Expression, dataType: DataType): DefaultValue | undefined {
  const made = given(value, dataType);
  return made.kind === 'now' || made.kind === 'uuid' ? made : undefined;
}

/** What a trigger gives a column of new rows. */
type Fill<Filled> = { readonly column: Filled; readonly value: Expression; readonly isTold: boolean };

/** The number of a sequence that a trigger gives a new row, where whoever adds the row is told it. */
export function numberedBy<Filled extends { readonly dataType: DataType }>(
  fills: readonly Fill<Filled>[],
  column: Filled,
): DefaultValue | undefined {
  const [fill, ...others] = fills.filter((one) => one.column === column);
  if (fill === undefined || others.length > 0 || !fill.isTold) return undefined;
  const made = given(fill.value, column.dataType);
  return made.kind === 'next-value' ? made : undefined;
}

function given(value: Expression, dataType: DataType): DefaultValue {
  return defaultValueOf({ ...value, tree: whereMissing(value.tree) }, dataType);
}

/** `COALESCE(NEW.made, now())` gives what comes last. */
function whereMissing(tree: ExpressionTree): ExpressionTree {
  const isChoice = tree.kind === 'call' && ['coalesce', 'ifnull', 'nvl', 'isnull'].includes(tree.name);
  return isChoice ? (tree.arguments.at(-1) ?? tree) : tree;
}
