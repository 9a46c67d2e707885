import type { LeftRows, Schema, Table, TableRows } from '@backsmith/schema';
import { countOf, isSamePlace, placeOf, type Diagnostic, type Position } from '@backsmith/text';
import { qualifiedName } from '../roles/chosen-role.ts';

/** Says that the rows of a table stay behind, and why. */
export function leftRowsFinding(schema: Pick<Schema, 'tables'>, { table: place, reason }: LeftRows): Diagnostic {
  const table = tableAt(schema, place);
  return {
    severity: 'warning',
    code: 'rows-left-out',
    message: `The rows of ${table === undefined ? 'a table' : qualifiedName(table)} are not carried over: ${reason}.`,
    consequence: 'New databases do not have them; write a migration for those that are needed',
    ...placeOf(place),
  };
}

/** Says which rows a migration puts into new databases. */
export function carriedRowsFinding(
  schema: Pick<Schema, 'tables'>,
  rows: readonly TableRows[],
  path: string,
): Diagnostic {
  const count = rows.reduce((sum, one) => sum + one.rows.length, 0);
  const named = rows.map((one) => {
    const table = tableAt(schema, one.table);
    return `${table === undefined ? '' : qualifiedName(table)} (${one.rows.length})`;
  });
  const tables = countOf(rows.length, 'lookup table');
  return {
    severity: 'info',
    code: 'rows-carried',
    message: `${countOf(count, 'row')} of ${tables} ${count === 1 ? 'is' : 'are'} put into new databases by ${path}: ${named.join(', ')}.`,
    line: 0,
    column: 0,
  };
}

/** Says which other tables the source has rows for. */
export function otherRowsFinding(tables: readonly Table[]): readonly Diagnostic[] {
  if (tables.length === 0) return [];
  const subject =
    tables.length === 1 ? '1 table that is no lookup table' : `${tables.length} tables that are no lookup tables`;
  const shown = tables.slice(0, MOST_NAMED).map(qualifiedName).join(', ');
  const more = tables.length > MOST_NAMED ? ` and ${tables.length - MOST_NAMED} more` : '';
  const message = `The rows of ${subject} are not carried over: ${shown}${more}.`;
  return [{ severity: 'info', code: 'rows-of-others', message, line: 0, column: 0 }];
}

const MOST_NAMED = 30;

function tableAt({ tables }: Pick<Schema, 'tables'>, place: Position): Table | undefined {
  return tables.find((one) => isSamePlace(one, place));
}
