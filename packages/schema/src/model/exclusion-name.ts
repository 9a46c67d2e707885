/**
 * What PostgreSQL calls an exclusion constraint without a name: `table_column_excl`, an expression by the function it calls.
 *
 * @param parts its parts in order; what is neither a column nor a call counts as `expr`
 */
export function exclusionName(
  table: string,
  parts: readonly { readonly column?: string; readonly expression?: string }[],
): string {
  return [table, ...parts.map(partWord), 'excl'].join('_');
}

/** What a part of an index is called in the name PostgreSQL gives the index. */
export function partWord({
  column,
  expression = '',
}: {
  readonly column?: string;
  readonly expression?: string;
}): string {
  return column ?? calledIn(expression) ?? 'expr';
}

function calledIn(expression: string): string | undefined {
  return /^(?:\w+\.)*(\w+)\s*\(/u.exec(expression.trim())?.[1]?.toLowerCase();
}
