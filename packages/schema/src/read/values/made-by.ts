import type { Expression, ExpressionTree } from '@backsmith/sql';
import type { DefaultValue } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import { defaultValueOf } from './default-value.ts';

/** What a trigger gives new rows, where a default of any database makes it too. */
export function madeBy(value: Expression, dataType: DataType): DefaultValue | undefined {
  const made = defaultValueOf({ ...value, tree: whereMissing(value.tree) }, dataType);
  return made.kind === 'now' || made.kind === 'uuid' ? made : undefined;
}

/** `COALESCE(NEW.made, now())` gives what comes last. */
function whereMissing(tree: ExpressionTree): ExpressionTree {
  const isChoice = tree.kind === 'call' && ['coalesce', 'ifnull', 'nvl', 'isnull'].includes(tree.name);
  return isChoice ? (tree.arguments.at(-1) ?? tree) : tree;
}
