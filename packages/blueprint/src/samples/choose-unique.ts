import { columnMentions } from '@backsmith/schema';
import type { Index, Table } from '@backsmith/schema';
import { uniqueSets } from '../tables/unique-sets.ts';
import { mentionsColumn, readChecks } from './read-check.ts';
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
  for (const set of keysOf(input.draft.table)) {
    const members = set.flatMap((name) => subjects.filter((subject) => subject.column.column.name === name));
    const isOpen = members.length < set.length || !members.every((subject) => isSent(subject, input));
    if (isOpen || set.some((name) => columns.has(name))) continue;
    const own = members.filter((subject) => !isReference(subject, input) && uniqueValue(subject) !== undefined);
    const free = own.find(({ column }) => !isCompared(input.draft.table, column.column.name));
    const chosen = free ?? members.find((subject) => isReference(subject, input)) ?? own[0];
    if (chosen === undefined) complete = false;
    else columns.add(chosen.column.column.name);
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

function columnsOf({ parts }: Index, table: Table): readonly string[] {
  const names = table.columns.map(({ name }) => name);
  return names.filter((name) =>
    parts.some(({ column, expression = '' }) => column === name || columnMentions(expression, name).length > 0),
  );
}

function isCompared(table: Table, column: string): boolean {
  return readChecks(table).some(({ check }) => mentionsColumn(check, column));
}
