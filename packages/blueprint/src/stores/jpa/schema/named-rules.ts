import type { Schema, Table, UniqueKey } from '@backsmith/schema';

/** The schema with a name for every unique key: the database in memory would make up some that say nothing. */
export function withNamedRules(schema: Schema): Schema {
  return { ...schema, tables: schema.tables.map(named) };
}

/** What a unique key is called: PostgreSQL's own name where it has none, by which handlers know it. */
export function uniqueName({ name, columns }: UniqueKey, table: Table): string {
  return name ?? `${table.name}_${columns.join('_')}_key`;
}

function named(table: Table): Table {
  return {
    ...table,
    uniques: table.uniques.map((unique) =>
      unique.name === undefined ? { ...unique, name: uniqueName(unique, table) } : unique,
    ),
    checks: table.checks.map((check) => {
      const columns = new Set(check.rules.map(({ column }) => column));
      const [only] = columns;
      const isNamed = check.name !== undefined || only === undefined || columns.size > 1;
      return isNamed ? check : { ...check, name: `${table.name}_${only}_check` };
    }),
  };
}
