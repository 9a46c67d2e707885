import { columnMentions, parsePortable } from '@backsmith/schema';
import type { Check, PortableExpression, Table } from '@backsmith/schema';

/** Stands for the present in checks: later than every sample but those that must lie in the future. */
export const PRESENT = '2030-01-01';
const NOW = `'${PRESENT}'`;

/** Longer checks are not searched for words. */
const LONGEST = 4000;

/** A check of a table that says more than the rules of single columns; no expression where it is not understood. */
export type ReadCheck = { readonly check: Check; readonly expression?: PortableExpression };

/** Reads the checks of a table that are not told by rules already. */
export function readChecks(table: Table): readonly ReadCheck[] {
  return table.checks
    .filter(({ rules, expression }) => rules.length === 0 && expression !== '')
    .map((check) => {
      const expression = parse(check.expression, table) ?? parse(simplified(check.expression), table);
      return expression === undefined ? { check } : { check, expression };
    });
}

/** Whether a check that is not understood may speak about a column. */
export function mentionsColumn(check: Check, column: string): boolean {
  return columnMentions(check.expression.slice(0, LONGEST), column).length > 0;
}

function parse(text: string, table: Table): PortableExpression | undefined {
  return parsePortable(text, (name) => columnNamed(table, name));
}

/** Without casts, and with the present as a day: both only matter to the database. */
function simplified(text: string): string {
  if (text.length > LONGEST) return text;
  return text
    .replaceAll(/::\s*(?:character varying|[\w."]{1,80})(?:\(\d{1,4}\))?(?:\[\])?/gu, '')
    .replaceAll(/\b(?:(?:now|getdate|sysdatetime|getutcdate)\(\)|current_(?:date|timestamp)\b|sysdate\b)/giu, NOW);
}

function columnNamed(table: Table, name: string): string | undefined {
  const exact = table.columns.find((column) => column.name === name);
  return (exact ?? table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase()))?.name;
}
