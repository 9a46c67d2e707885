import type { Schema, Table } from '@backsmith/schema';

/** The schema with a name for every unique key: the database in memory would make up some that say nothing. */
export function withNamedRules(schema: Schema): Schema {
  return { ...schema, tables: schema.tables.map(named) };
}

function named(table: Table): Table {
  return {
    ...table,
    uniques: table.uniques.map((unique) =>
      unique.name === undefined ? { ...unique, name: `${table.name}_${unique.columns.join('_')}_key` } : unique,
    ),
    checks: table.checks.map((check) => {
      const columns = new Set(check.rules.map(({ column }) => column));
      const [only] = columns;
      const isNamed = check.name !== undefined || only === undefined || columns.size > 1;
      return isNamed ? check : { ...check, name: `${table.name}_${only}_check` };
    }),
  };
}
