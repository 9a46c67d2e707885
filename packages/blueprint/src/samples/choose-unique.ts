import { uniqueSets } from '../tables/unique-sets.ts';
import { isReference, isSent } from './sample-input.ts';
import type { SampleInput, Subject } from './sample-input.ts';
import { uniqueValue } from './sample-value.ts';

/** The columns that differ from sample to sample, and whether that keeps all of them apart. */
export type UniqueColumns = { readonly columns: ReadonlySet<string>; readonly complete: boolean };

/** Chooses for each key of the table one column that differs from sample to sample: one of its own before a reference. */
export function chooseUnique(input: SampleInput, subjects: readonly Subject[]): UniqueColumns {
  const columns = new Set<string>();
  let complete = true;
  for (const set of uniqueSets(input.draft.table)) {
    const members = set.flatMap((name) => subjects.filter((subject) => subject.column.column.name === name));
    const isOpen = members.length < set.length || !members.every((subject) => isSent(subject, input));
    if (isOpen || set.some((name) => columns.has(name))) continue;
    const own = members.find((subject) => !isReference(subject, input) && uniqueValue(subject) !== undefined);
    const chosen = own ?? members.find((subject) => isReference(subject, input));
    if (chosen === undefined) complete = false;
    else columns.add(chosen.column.column.name);
  }
  return { columns, complete };
}
