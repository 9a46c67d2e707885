import type { Schema, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { SchemaChoices } from '../options.ts';
import { keyOf, tableKey, type Lookup } from '../tables/lookup.ts';
import { isSameName } from './chosen-role.ts';
import { reachedBy } from './reached-by.ts';

/** What tenants are called, and the columns that name one. */
const NAMES = /^(tenant|organi[sz]ation|org|company|workspace|team|mandant)(_?(id|uuid|no|key|code))?$/u;

/** One table in ten may be without the column. */
const MOST = 0.1;

/** How many tables must have the column before it says anything. */
const FEWEST = 2;

/** The column that names the tenant of a record, and whether the rule is chosen. */
export type FoundTenant = { readonly column: string; readonly isChosen: boolean };

/**
 * The column by which nearly every table says whose its rows are: all but lookups, which refer to nothing, the table of the
 * tenants itself, and those whose rows must refer to one that says it.
 */
export function findTenant(
  { tables }: Schema,
  lookup: Lookup,
  { rules = [], tenant }: SchemaChoices,
): FoundTenant | undefined {
  const isChosen = rules.includes('tenant');
  const names = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)));
  if (tenant !== undefined) {
    const named = [...names].find((name) => isSameName(name, tenant));
    return named === undefined ? undefined : { column: named, isChosen };
  }
  const counted = [...names]
    .filter((name) => NAMES.test(toSnakeCase(name)) && isEverywhere(name, tables, lookup))
    .map((column) => ({ column, count: tables.filter((table) => tenantColumn(table, column) !== undefined).length }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most === undefined ? undefined : { column: most.column, isChosen };
}

/** The column of a table that names the tenant, in the spelling of the table. */
export function tenantColumn({ columns }: Table, name: string): string | undefined {
  return columns.find((column) => isSameName(column.name, name))?.name;
}

function isEverywhere(name: string, tables: readonly Table[], lookup: Lookup): boolean {
  const carriers = tables.filter((table) => tenantColumn(table, name) !== undefined);
  if (carriers.length < FEWEST) return false;
  const reached = reachedBy(tables, lookup, new Set(carriers.map(keyOf)));
  const itself = new Set(tenantTables(carriers, name, lookup));
  const others = tables.filter((table) => {
    const isLookup = (lookup.outgoing.get(keyOf(table)) ?? []).length === 0;
    return !reached.has(keyOf(table)) && !itself.has(keyOf(table)) && !isLookup;
  });
  return others.length <= carriers.length * MOST;
}

/** The keys of the tables that the column refers to: those of the tenants themselves. */
export function tenantTables(carriers: readonly Table[], name: string, { outgoing }: Lookup): readonly string[] {
  return carriers.flatMap((table) =>
    (outgoing.get(keyOf(table)) ?? [])
      .filter(({ columns }) => columns.length === 1 && isSameName(columns[0] ?? '', name))
      .map(({ refSchema, refTable }) => tableKey(refSchema, refTable)),
  );
}
