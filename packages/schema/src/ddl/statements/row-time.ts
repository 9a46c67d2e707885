import type { DesignedTable } from '../shared/designed.ts';
import { identifier, type IdentifierRules } from '../shared/identifiers.ts';

/** What follows a column that says when its row began or ceased to hold (SQL:2011). */
export function rowTimeClause(edge: 'start' | 'end'): string {
  return `GENERATED ALWAYS AS ROW ${edge.toUpperCase()}`;
}

/** The line of CREATE TABLE that joins the two such columns; none without both. */
export function periodLines(rules: IdentifierRules, { columns }: DesignedTable): readonly string[] {
  const [start, end] = (['start', 'end'] as const).map((edge) =>
    columns.find(({ generated }) => generated?.rowTime === edge),
  );
  if (start === undefined || end === undefined) return [];
  return [`PERIOD FOR SYSTEM_TIME (${identifier(rules, start.name)}, ${identifier(rules, end.name)})`];
}
