import type { Schema, SchemaVersion, Table, View } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import { keyOf } from '../../../tables/lookup.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** A table of which the database keeps what rows were before, and the table it keeps that in, as a view of the first. */
export type KeptHistory = { readonly table: Table; readonly view: View };

/**
 * The tables that keep what their rows were before in another one with a name, which SQL Server makes and fills and every query may
 * read: https://learn.microsoft.com/sql/relational-databases/tables/temporal-tables
 *
 * @param versions earlier ones, if the database is in use: no migration begins to keep what was not kept before
 */
export function keptHistories(
  { dialect, tables }: Schema,
  database: Pick<TargetDatabase, 'understands'>,
  versions: readonly SchemaVersion[] = [],
): readonly KeptHistory[] {
  if (!database.understands(dialect)) return [];
  const wasOtherwise = (table: Table): boolean =>
    versions.some(({ schema }) =>
      schema.tables.some((one) => keyOf(one) === keyOf(table) && !isSameHistory(one, table)),
    );
  return tables.flatMap((table) => {
    const { history } = table;
    return history === undefined || wasOtherwise(table) ? [] : [{ table, view: historyView(table, history) }];
  });
}

function isSameHistory({ history: one }: Table, { history: other }: Table): boolean {
  return one?.name === other?.name && one?.schema === other?.schema;
}

/** It has the columns of its table, always: the database sees to it. */
function historyView(table: Table, history: NonNullable<Table['history']>): View {
  const place = placeOf(table);
  return {
    ...place,
    ...history,
    columns: table.columns.map(({ name }) => name),
    traced: table.columns.map(({ name, dataType, notNull }) => ({
      ...{ name, dataType, notNull },
      origin: { table: place, column: name },
      reads: [{ table: place, column: name }],
    })),
    definition: '',
  };
}
