import type { Check, CheckRule, Column, Domain, Schema, Table } from '@backsmith/schema';

/**
 * The schema with what its domains say said by the columns themselves: their checks become checks of the table, their
 * NOT NULL and default the column's. Made for designing; the database keeps its domains.
 */
export function withDomainRules(schema: Schema): Schema {
  const { domains = [] } = schema;
  if (domains.length === 0) return schema;
  const byName = new Map(domains.map((domain) => [qualified(domain), domain]));
  const named = ({ domain }: Column) => (domain === undefined ? undefined : byName.get(domain));
  return { ...schema, tables: schema.tables.map((table) => settleTable(table, named)) };
}

function qualified({ schema, name }: Domain): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

function settleTable(table: Table, domainOf: (column: Column) => Domain | undefined): Table {
  const checks = table.columns.flatMap((column) =>
    (domainOf(column)?.checks ?? []).map((check) => ofColumn(check, column.name)),
  );
  return {
    ...table,
    columns: table.columns.map((column) => settleColumn(column, domainOf(column))),
    checks: [...table.checks, ...checks],
  };
}

function settleColumn(column: Column, domain: Domain | undefined): Column {
  if (domain === undefined) return column;
  const given = column.default ?? domain.default;
  return {
    ...column,
    notNull: column.notNull || domain.notNull,
    ...(given === undefined ? {} : { default: given }),
  };
}

/** A domain's check speaks of VALUE; here it speaks of the column. Its text does not, so it is left out. */
function ofColumn(check: Check, column: string): Check {
  return { ...check, expression: '', rules: check.rules.map((rule): CheckRule => ({ ...rule, column })) };
}
