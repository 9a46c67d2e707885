import type { Column } from '../model/column.ts';
import type { Table } from '../model/schema.ts';
import { columnLikeness, diffColumn } from './diff-column.ts';
import { guessRenames } from './guess-renames.ts';
import { nameSimilarity } from './name-similarity.ts';
import { diffNamed, hasNothing, pairUp } from './pair-up.ts';
import { renamedKeys } from './rename-columns.ts';
import { saysTheSame } from './same.ts';
import type { TableDiff, TableName } from './schema-diff.ts';

const COLUMN_THRESHOLD = 0.6;

/** What differs between two states of a table, whatever their names; nothing when they say the same. */
export function diffTable(before: Table, after: Table): TableDiff | undefined {
  const columns = diffColumns(before, after);
  const names = new Map(columns.renamed.map((pair) => [pair.before.name, pair.after.name]));
  const old = renamedKeys(before, names);
  const diff: TableDiff = {
    before: tableName(before),
    after: tableName(after),
    columns,
    ...(saysTheSame(old.primaryKey, after.primaryKey)
      ? {}
      : { primaryKey: { before: before.primaryKey, after: after.primaryKey } }),
    uniques: diffNamed(old.uniques, after.uniques),
    checks: diffNamed(old.checks, after.checks),
    indexes: diffNamed(old.indexes, after.indexes),
    ...(before.comment === after.comment
      ? {}
      : { comment: { before: before.comment ?? null, after: after.comment ?? null } }),
  };
  return isEmpty(diff) ? undefined : diff;
}

export function tableName(table: TableName): TableName {
  return table.schema === undefined ? { name: table.name } : { schema: table.schema, name: table.name };
}

/** How likely one table is the other with a new name: by the columns they share, and a little by the names. */
export function tableLikeness(before: Table, after: Table): number {
  const names = new Set(after.columns.map((column) => column.name));
  const shared = before.columns.filter((column) => names.has(column.name)).length;
  const all = before.columns.length + after.columns.length - shared;
  if (all === 0) return 0;
  return 0.7 * (shared / all) + 0.3 * nameSimilarity(before.name, after.name);
}

function diffColumns(before: Table, after: Table): TableDiff['columns'] {
  const { pairs, removed, added } = pairUp(before.columns, after.columns, (column) => column.name);
  const place = (table: Table, column: Column): number => table.columns.indexOf(column);
  const guess = guessRenames(
    removed,
    added,
    (gone, come) => columnLikeness(gone, come, place(before, gone) === place(after, come)),
    COLUMN_THRESHOLD,
  );
  const changed = [...pairs, ...guess.renamed].flatMap((pair) => diffColumn(pair.before, pair.after) ?? []);
  return { added: guess.added, removed: guess.removed, renamed: guess.renamed, changed };
}

function isEmpty({ primaryKey, comment, columns, uniques, checks, indexes }: TableDiff): boolean {
  if (primaryKey !== undefined || comment !== undefined) return false;
  return [columns, uniques, checks, indexes].every(hasNothing);
}
