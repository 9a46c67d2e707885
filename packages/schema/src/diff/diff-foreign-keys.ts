import { placeOf } from '@backsmith/text';
import type { ForeignKey } from '../model/constraint.ts';
import { pairUp } from './pair-up.ts';
import { saysTheSame } from './same.ts';
import type { Change, Changes, TableDiff, TableName } from './schema-diff.ts';

/**
 * The foreign keys that came, went or changed. One is the same as another when it joins the same columns of the same tables,
 * by their new names where tables or columns were renamed; then its name, actions and checking time are compared.
 */
export function diffForeignKeys(
  before: readonly ForeignKey[],
  after: readonly ForeignKey[],
  tables: readonly Change<TableName>[],
  changed: readonly TableDiff[],
): Changes<ForeignKey> {
  const renamed = before.map((key) => withNewNames(key, tables, changed));
  const originals = new Map(renamed.map((key, position) => [key, before[position] ?? key]));
  const original = (key: ForeignKey): ForeignKey => originals.get(key) ?? key;
  const { pairs, removed, added } = pairUp(renamed, after, joinOf);
  return {
    added,
    removed: removed.map(original),
    changed: pairs
      .filter((pair) => !saysTheSame(pair.before, pair.after))
      .map((pair) => ({ before: original(pair.before), after: pair.after })),
  };
}

function joinOf(key: ForeignKey): string {
  const { schema, table, columns, refSchema, refTable, refColumns } = key;
  return JSON.stringify([schema ?? null, table, columns, refSchema ?? null, refTable, refColumns]);
}

function withNewNames(
  key: ForeignKey,
  tables: readonly Change<TableName>[],
  changed: readonly TableDiff[],
): ForeignKey {
  const child = end(key.schema, key.table, key.columns, tables, changed);
  const parent = end(key.refSchema, key.refTable, key.refColumns, tables, changed);
  const { name, onDelete, onDeleteColumns: set, onUpdate, match, deferrable, ofPeriod } = key;
  return {
    ...placeOf(key),
    ...(name === undefined ? {} : { name }),
    ...(onDelete === undefined ? {} : { onDelete }),
    ...(set === undefined ? {} : { onDeleteColumns: end(key.schema, key.table, set, tables, changed).columns }),
    ...(onUpdate === undefined ? {} : { onUpdate }),
    ...(match === undefined ? {} : { match }),
    ...(deferrable === undefined ? {} : { deferrable }),
    ...(ofPeriod === undefined ? {} : { ofPeriod }),
    ...(child.name.schema === undefined ? {} : { schema: child.name.schema }),
    table: child.name.name,
    columns: child.columns,
    ...(parent.name.schema === undefined ? {} : { refSchema: parent.name.schema }),
    refTable: parent.name.name,
    refColumns: parent.columns,
  };
}

/** One end of a foreign key by its new names. */
function end(
  schema: string | undefined,
  name: string,
  columns: readonly string[],
  tables: readonly Change<TableName>[],
  changed: readonly TableDiff[],
): { readonly name: TableName; readonly columns: readonly string[] } {
  const is = (table: TableName): boolean => table.name === name && table.schema === schema;
  const renames = changed.find((diff) => is(diff.before))?.columns.renamed ?? [];
  const columnNames = new Map(renames.map((pair) => [pair.before.name, pair.after.name]));
  const own = schema === undefined ? { name } : { schema, name };
  return {
    name: tables.find((pair) => is(pair.before))?.after ?? own,
    columns: columns.map((column) => columnNames.get(column) ?? column),
  };
}
