import { columnMentions } from '@backsmith/schema';
import type { Index, Table } from '@backsmith/schema';
import { uniqueSets } from '../tables/unique-sets.ts';
import { mentionsColumn, readChecks } from '../tables/read-check.ts';
import { isReference, isSent } from './sample-input.ts';
import type { SampleInput, Subject } from './sample-input.ts';
import { uniqueValue } from './sample-value.ts';

/** The columns that differ from sample to sample, and whether that keeps all of them apart. */
export type UniqueColumns = { readonly columns: ReadonlySet<string>; readonly complete: boolean };

/**
 * Chooses for each key of the table one column that differs from sample to sample: one of its own before a reference, but
 * for those a check compares with others.
 */
export function chooseUnique(input: SampleInput, subjects: readonly Subject[]): UniqueColumns {
  const columns = new Set<string>();
  let complete = true;
  const differBy = (members: readonly Subject[]): void => {
    const own = members.filter((subject) => !isReference(subject, input) && uniqueValue(subject) !== undefined);
    const free = own.find(({ column }) => !isCompared(input.draft.table, column.column.name));
    const chosen = free ?? members.find((subject) => isReference(subject, input)) ?? own[0];
    if (chosen === undefined) complete = false;
    else columns.add(chosen.column.column.name);
  };
  const { table } = input.draft;
  for (const set of keysOf(table)) {
    const members = set.flatMap((name) => subjects.filter((subject) => subject.column.column.name === name));
    const isOpen = members.length < set.length || !members.every((subject) => isSent(subject, input));
    if (!isOpen && !set.some((name) => columns.has(name))) differBy(members);
  }
  for (const set of exclusionsOf(table)) {
    const isEmpty = set.some((name) => !isGiven(name, input, subjects));
    if (isEmpty || set.some((name) => columns.has(name))) continue;
    differBy(subjects.filter((subject) => set.includes(subject.column.column.name) && isSent(subject, input)));
  }
  return { columns, complete };
}

/** What must be unique, also where only some rows or a part of a value count: samples need not find out which. */
function keysOf(table: Table): readonly (readonly string[])[] {
  return [
    ...uniqueSets(table),
    ...table.indexes.filter(({ unique }) => unique).map((index) => columnsOf(index, table)),
  ];
}

/** By which columns rows can be told apart for each exclusion constraint: they never meet where these differ or are absent. */
function exclusionsOf(table: Table): readonly (readonly string[])[] {
  return table.indexes
    .filter(({ excludes }) => excludes !== undefined)
    .map(({ parts }) => parts.flatMap(({ column, operator }) => (operator === '=' ? (column ?? []) : [])));
}

/** Whether samples have a value in the column, their own or that of the database. */
function isGiven(name: string, input: SampleInput, subjects: readonly Subject[]): boolean {
  const own = subjects.find((subject) => subject.column.column.name === name);
  if (own !== undefined && isSent(own, input)) return true;
  const column = input.draft.table.columns.find((one) => one.name === name);
  return column === undefined || column.notNull || column.default !== undefined || column.generated !== undefined;
}

function columnsOf({ parts }: Index, table: Table): readonly string[] {
  const names = table.columns.map(({ name }) => name);
  return names.filter((name) =>
    parts.some(({ column, expression = '' }) => column === name || columnMentions(expression, name).length > 0),
  );
}

function isCompared(table: Table, column: string): boolean {
  return readChecks(table).some(({ check }) => mentionsColumn(check, column));
}
