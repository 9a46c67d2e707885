import { sharedIdentifier, tableName } from './row-statements.ts';
import type { DdlTarget } from './targets.ts';

/** What is true of a row that a caller may see. The values of a caller are parameters. */
export type RowCondition =
  | { readonly kind: 'equal'; readonly column: string; readonly parameter: string }
  /** For those of whom the parameter says 1 everything is true. */
  | { readonly kind: 'unless'; readonly parameter: string; readonly is: RowCondition }
  | { readonly kind: 'never' }
  | { readonly kind: 'all'; readonly of: readonly RowCondition[] }
  /** It refers to a row of which the condition is true. */
  | {
      readonly kind: 'refers';
      readonly table: { readonly schema?: string; readonly name: string };
      readonly columns: readonly { readonly own: string; readonly referenced: string }[];
      readonly is: RowCondition;
    };

/** What stands for the row itself in a condition. */
const ROW = '{alias}';

/** The condition in words that the target and H2 both understand; `{alias}` stands for the row, `:name` for a parameter. */
export function rowConditionSql(condition: RowCondition, target: DdlTarget): string {
  return written(condition, target, ROW, 1);
}

function written(condition: RowCondition, target: DdlTarget, row: string, depth: number): string {
  const named = (alias: string, column: string) => `${alias}.${sharedIdentifier(column, target)}`;
  switch (condition.kind) {
    case 'equal':
      return `${named(row, condition.column)} = :${condition.parameter}`;
    case 'unless':
      return `(:${condition.parameter} = 1 or ${written(condition.is, target, row, depth)})`;
    case 'never':
      return '1 = 0';
    case 'all':
      return condition.of.map((one) => written(one, target, row, depth)).join(' and ');
    case 'refers': {
      const other = `r${depth}`;
      const columns = condition.columns.map(
        ({ own, referenced }) => `${named(other, referenced)} = ${named(row, own)}`,
      );
      const is = written(condition.is, target, other, depth + 1);
      const table = tableName(condition.table, target);
      return `exists (select 1 from ${table} ${other} where ${[...columns, is].join(' and ')})`;
    }
  }
}
