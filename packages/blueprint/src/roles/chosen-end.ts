import type { Column, Table } from '@backsmith/schema';
import type { SchemaChoices } from '../options.ts';
import { keyOf, type Lookup } from '../tables/lookup.ts';
import { chosenRole, isNamed, isSameName } from './chosen-role.ts';
import { ruledRole } from './role-rules.ts';

/** The column with the time at which the database removes rows of a table, where the user chose one that can be it. */
export function chosenEnd({ tables = {} }: SchemaChoices, table: Table): Column | undefined {
  const names = Object.entries(tables).flatMap(([name, { ends }]) =>
    ends !== undefined && isNamed(table, name) ? [ends] : [],
  );
  return table.columns.find(({ name }) => names.some((one) => isSameName(one, name)));
}

/** What decides whether rows of a table can end by themselves. */
export type EndUse = {
  readonly lookup: Lookup;
  /** The columns that identify rows. */
  readonly identifying: ReadonlySet<string>;
  readonly choices: SchemaChoices;
  readonly isAccounts: boolean;
};

/**
 * Why rows cannot end at the time in a column, as the end of a sentence; nothing where they can. The database asks nobody and
 * clears nothing: what others refer to stays, and so does what would be gone as soon as it is written.
 */
export function obstacleToEnd(table: Table, column: Column, use: EndUse): string | undefined {
  const { lookup, identifying, choices, isAccounts } = use;
  if (column.dataType.kind !== 'timestamp') return 'it does not say a time of a day';
  if (identifying.has(column.name)) return 'it is part of the key that rows are addressed by';
  const role = chosenRole(choices, table, column) ?? ruledRole(column, table);
  if (role !== 'plain') return `it has the role "${role}"`;
  if (isAccounts) return 'its rows are the accounts';
  const referring = lookup.incoming.get(keyOf(table))?.[0];
  return referring === undefined ? undefined : `rows of ${referring.table} refer to its rows`;
}
