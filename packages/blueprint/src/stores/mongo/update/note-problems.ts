import type { Column, Schema, Table } from '@backsmith/schema';
import type { Findings } from '../../../findings.ts';
import { fieldName } from '../../../names/field-name.ts';
import { keyOf } from '../../../tables/lookup.ts';
import type { EarlierTable } from './earlier-tables.ts';

/** Two versions of a schema, and the keys of their documents. */
type Compared = {
  readonly before: { readonly left: ReadonlyMap<string, readonly Column[]> };
  readonly settled: Schema;
  readonly was: (table: Table) => EarlierTable | undefined;
  readonly keysBefore: (table: Table) => readonly string[];
  readonly keys: (table: Table) => readonly string[];
  readonly findings: Findings;
};

/** Says what documents that are there cannot follow, as errors: an `_id` never changes, and no field takes the place of another. */
export function noteProblems({ before, settled, was, keysBefore, keys, findings }: Compared): void {
  for (const table of settled.tables) {
    const earlier = was(table);
    if (earlier === undefined) continue;
    const old = keysBefore(earlier.table);
    const now = keys(table);
    if (!hasSameKey(old, now, earlier)) {
      const said = old.length === 0 ? 'one that MongoDB made' : old.join(', ');
      const is = now.length === 0 ? 'one that MongoDB makes' : now.join(', ');
      const message = `The key of ${table.name} was ${said} and is to be ${is}: the _id of a document never changes.`;
      findings.refuse(
        'update-key-changed',
        table,
        message,
        'Keep the key, or call the table otherwise and copy its documents.',
      );
    }
    noteCounted(table, earlier, now, findings);
    noteTaken(table, earlier, before.left.get(keyOf(earlier.table)) ?? [], findings);
  }
}

/** A key of one column is the `_id` whatever the column is called; those of several lie in it by their names. */
function hasSameKey(old: readonly string[], now: readonly string[], { columnBefore }: EarlierTable): boolean {
  const names = now.length === 1 ? now.map(columnBefore) : now.map(fieldName);
  const known = old.length === 1 ? old : old.map(fieldName);
  return names.join('\n') === known.join('\n');
}

function noteCounted(table: Table, earlier: EarlierTable, [key, ...more]: readonly string[], findings: Findings): void {
  if (key === undefined || more.length > 0) return;
  const column = table.columns.find(({ name }) => name === key);
  const old = earlier.table.columns.find(({ name }) => name === earlier.columnBefore(key));
  if (column === undefined || old === undefined || !isCounted(column) || isCounted(old)) return;
  const message = `The keys of ${table.name} were given by clients and are to be counted: nobody knows which numbers are taken.`;
  findings.refuse('update-key-changed', column, message, 'Leave them to clients.');
}

function isCounted(column: Column): boolean {
  return column.identity || column.default?.kind === 'next-value';
}

function noteTaken(table: Table, earlier: EarlierTable, left: readonly Column[], findings: Findings): void {
  for (const column of table.columns) {
    const isRenamed = earlier.columnBefore(column.name) !== column.name;
    if (!isRenamed || !left.some(({ name }) => fieldName(name) === fieldName(column.name))) continue;
    const message = `${table.name}.${earlier.columnBefore(column.name)} cannot be called ${column.name}: documents hold what an earlier version kept there.`;
    findings.refuse('update-name-taken', column, message, 'Give it another name.');
  }
}
