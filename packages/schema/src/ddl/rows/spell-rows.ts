import type { TableRows } from '../../model/rows.ts';
import type { DesignContext } from '../design/context.ts';
import type { DesignedColumn, DesignedTable } from '../shared/designed.ts';
import type { RowForms } from '../shared/row-forms.ts';
import { isWhole } from '../statements/create-sequence.ts';
import { MADE, valuesOf, type Judged, type SpelledRows } from './table-rows.ts';
import { spellValue } from './spell-value.ts';

/** Writes the values of a table's rows; the table is left out where one of them cannot be said, or would be refused. */
export function spellRows(context: DesignContext, table: DesignedTable, given: TableRows): Judged {
  const left = (reason: string): Judged => ({ table: given.table, reason });
  const columns: DesignedColumn[] = [];
  for (const name of given.columns) {
    const found = table.columns.find((column) => column.source.name === name);
    if (found === undefined) return left(`the column ${name} is not carried over`);
    columns.push(found);
  }
  const rows: string[][] = [];
  for (const row of given.rows) {
    const spelled: string[] = [];
    for (const [place, column] of columns.entries()) {
      const value = row[place];
      const text = value === undefined ? MADE : spellValue(context, value, column);
      if (text === undefined) return left(`a value of ${column.name} cannot be written for this database`);
      spelled.push(text);
    }
    rows.push(spelled);
  }
  const spelled = withoutMade({ table, columns: columns.map(({ name }) => name), rows });
  const reason = spelled.columns.length === 0 ? 'they give no values' : obstacle(context, spelled);
  return reason === undefined ? spelled : left(reason);
}

/** Columns of which the database makes every value need not be named. */
function withoutMade({ table, columns, rows }: SpelledRows): SpelledRows {
  const isGiven = columns.map((_, place) => rows.some((row) => row[place] !== MADE));
  const kept = <T>(all: readonly T[]): readonly T[] => all.filter((_, place) => isGiven[place]);
  return { table, columns: kept(columns), rows: rows.map(kept) };
}

function obstacle({ writer, sameFamily }: DesignContext, spelled: SpelledRows): string | undefined {
  const { table, rows } = spelled;
  for (const column of table.columns) {
    const values = rows.flatMap((row) => valuesOf(spelled, row, [column.name]));
    const reason = lackingValue(column, values, writer.rows.emptyIsNull) ?? wrongNumber(column, values, writer.rows);
    if (reason !== undefined) return reason;
  }
  const isLoose = writer.rows.looselyCompared === true && !sameFamily;
  const keys = [table.primaryKey?.parts.map(({ column }) => column) ?? [], ...table.uniques.map(columnsOf)];
  const repeated = keys.find((key) => key.length > 0 && hasRepeats(spelled, key, isLoose));
  return repeated && `two of them are alike in ${repeated.join(', ')}`;
}

function columnsOf({ parts }: DesignedTable['uniques'][number]): readonly string[] {
  return parts.map(({ column }) => column);
}

function lackingValue(column: DesignedColumn, values: readonly string[], emptyIsNull = false): string | undefined {
  if (!column.notNull || column.generated !== undefined) return undefined;
  const isMade = [column.identity, column.sequence, column.default].some((made) => made !== undefined);
  if (values.includes('NULL') || (!isMade && values.includes(MADE))) return `${column.name} must have a value`;
  const isEmpty = emptyIsNull && values.some((value) => /^N?''$/u.test(value));
  return isEmpty ? `${column.name} would have no value: an empty text is none in this database` : undefined;
}

/** Numbers of a column that counts are all given or all made, and let the counter go on behind them. */
function wrongNumber(
  { name, identity, sequence }: DesignedColumn,
  values: readonly string[],
  { refusesCounted, zeroCounts }: RowForms,
): string | undefined {
  const counting = identity ?? sequence;
  if (counting === undefined || values.every((value) => value === MADE)) return undefined;
  if (values.includes(MADE)) return `some give ${name}, and the database counts the others`;
  if (!values.every((value) => isWhole(value))) return `${name} counts, and not all of its values are whole numbers`;
  if (identity?.increment?.startsWith('-') === true) return `${name} counts downwards`;
  if (identity?.always === true && refusesCounted === true) return `the database alone counts ${name}`;
  return zeroCounts === true && identity !== undefined && values.some((value) => Number(value) === 0)
    ? `a 0 in ${name} would become the next number`
    : undefined;
}

function hasRepeats(spelled: SpelledRows, key: readonly string[], isLoose: boolean): boolean {
  const seen = new Set<string>();
  return spelled.rows.some((row) => {
    const values = valuesOf(spelled, row, key);
    if (values.some((value) => value === MADE || value === 'NULL')) return false;
    const text = JSON.stringify(isLoose ? values.map(loosely) : values);
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/** A literal without what many collations do not compare. */
function loosely(literal: string): string {
  const bare = literal.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/ +'$/u, "'");
}
