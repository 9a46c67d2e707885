import { columnMentions, parsePortable } from '@backsmith/schema';
import type { Check, PortableExpression, Table } from '@backsmith/schema';
import { atPresent, FIRST_YEAR, LAST_YEAR } from './present-in-checks.ts';

/** Longer checks are not searched for words. */
const LONGEST = 4000;

/** A check of a table that says more than the rules of single columns; no expression where it is not understood. */
export type ReadCheck = {
  readonly check: Check;
  readonly expression?: PortableExpression;
  /** The same years later, where the check asks how far something is from the present. */
  readonly later?: PortableExpression;
};

/** Reads the checks of a table that are not told by rules already. */
export function readChecks(table: Table): readonly ReadCheck[] {
  return table.checks
    .filter(({ rules, expression }) => rules.length === 0 && expression !== '')
    .map((check) => {
      const asWritten = parse(check.expression, table);
      if (asWritten !== undefined) return { check, expression: asWritten };
      const now = simplified(check.expression, FIRST_YEAR);
      const then = simplified(check.expression, LAST_YEAR);
      const expression = parse(now, table);
      const later = now === then ? undefined : parse(then, table);
      return { check, ...(expression && { expression }), ...(later && { later }) };
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
function simplified(text: string, year: number): string {
  if (text.length > LONGEST) return text;
  return atPresent(text.replaceAll(CAST, ''), year);
}

const CAST =
  /::\s*(?:character varying|double precision|time(?:stamp)?(?:\(\d\))? with(?:out)? time zone|[\w."]{1,80})(?:\(\d{1,4}\))?(?:\[\])?/gu;

function columnNamed(table: Table, name: string): string | undefined {
  const exact = table.columns.find((column) => column.name === name);
  return (exact ?? table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase()))?.name;
}
