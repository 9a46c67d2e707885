/**
 * What PostgreSQL calls an exclusion constraint without a name: `table_column_excl`, an expression by the function it calls.
 *
 * @param parts its parts in order; what is neither a column nor a call counts as `expr`
 */
export function exclusionName(
  table: string,
  parts: readonly { readonly column?: string; readonly expression?: string }[],
): string {
  const words = parts.map(({ column, expression = '' }) => column ?? calledIn(expression) ?? 'expr');
  return [table, ...words, 'excl'].join('_');
}

function calledIn(expression: string): string | undefined {
  return /^(?:\w+\.)*(\w+)\s*\(/u.exec(expression.trim())?.[1]?.toLowerCase();
}
