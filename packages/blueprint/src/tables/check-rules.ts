import type { CheckRule, Table } from '@backsmith/schema';

/** What a table's checks say about one column. */
export function rulesOf(table: Table, column: string): readonly CheckRule[] {
  return table.checks.flatMap(({ rules, jsonRules = [] }) =>
    [...rules, ...jsonRules].filter((rule) => rule.column === column),
  );
}

/** The values checks limit a column to, or nothing where they do not list any. */
export function allowedValues(table: Table, column: string): readonly string[] | undefined {
  const lists = rulesOf(table, column).flatMap((rule) => (rule.kind === 'in' ? [rule.values] : []));
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.includes(value)));
}
