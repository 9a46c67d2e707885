import {
  obstacleToAccounts,
  obstacleToEnds,
  type ColumnRole,
  type Database,
  type Features,
  type RecordRule,
  type ResourceGroup,
  type SchemaChoices,
  type TableChoices,
} from '@backsmith/options';
import { tableId } from '../../../shared/diagram/of-schema.ts';

/** A column, its table named as the choices do: `order_item`, or `sales.order_item`. */
export type ColumnPlace = { readonly table: string; readonly column: string };

/** The name of a table as the choices have it. */
export function tableIn({ schema, table }: { readonly schema?: string; readonly table: string }): string {
  return tableId({ ...(schema !== undefined && { schema }), name: table });
}

/** A table by the same name, with its columns. */
export type ChoosableTable = { readonly id: string; readonly columns: readonly { readonly name: string }[] };

/** The choices with the role of one column set, or left to what is assumed. */
export function withRole(
  choices: SchemaChoices,
  { table, column }: ColumnPlace,
  role: ColumnRole | null,
): SchemaChoices {
  const chosen = Object.entries(choices.tables?.[table]?.columns ?? {}).filter(([name]) => name !== column);
  const columns = role === null ? chosen : [...chosen, [column, role] as const];
  const tables = Object.entries(choices.tables ?? {}).filter(([name]) => name !== table);
  const changed = tableChoices(table, { ...choices.tables?.[table], columns: Object.fromEntries(columns) });
  return { ...choices, tables: Object.fromEntries([...tables, ...changed]) };
}

/** The choices with the group of one table set, or left to what is assumed. */
export function withGroup(choices: SchemaChoices, table: string, group: ResourceGroup | null): SchemaChoices {
  const tables = Object.entries(choices.tables ?? {}).filter(([name]) => name !== table);
  const changed = tableChoices(table, { ...choices.tables?.[table], group: group ?? undefined });
  return { ...choices, tables: Object.fromEntries([...tables, ...changed]) };
}

/** What is chosen for a table, where anything is. */
function tableChoices(
  table: string,
  { columns = {}, group, ends }: TableChoices,
): readonly (readonly [string, TableChoices])[] {
  const chosen = {
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(group !== undefined && { group }),
    ...(ends !== undefined && { ends }),
  };
  return Object.keys(chosen).length === 0 ? [] : [[table, chosen]];
}

/** The choices with a rule on whose records callers see, or without it. The column of tenants goes with their rule. */
export function withRule(choices: SchemaChoices, rule: RecordRule, isOn: boolean): SchemaChoices {
  const { rules = [], tenant, ...rest } = choices;
  const others = rules.filter((one) => one !== rule);
  const chosen = isOn ? [...others, rule] : others;
  const hasTenants = chosen.includes('tenant') && tenant !== undefined;
  return { ...rest, ...(chosen.length > 0 && { rules: chosen }), ...(hasTenants && { tenant }) };
}

/** The choices with the table people sign in by, or with accounts of their own. */
export function withAccounts(choices: SchemaChoices, table: string | null): SchemaChoices {
  return { ...choices, accounts: table ?? undefined };
}

/**
 * The choices as they may be sent: rules ask who calls, and without security nobody signs in; some databases do not have them yet,
 * which the review says. Undefined where there are none.
 */
export function choicesFor(
  choices: SchemaChoices,
  { security }: Pick<Features, 'security'>,
  database?: Database,
): SchemaChoices | undefined {
  const { rules, tenant, accounts, tables, ...rest } = choices;
  const heardTables = Object.fromEntries(
    Object.entries(tables ?? {}).flatMap(([table, { columns, group, ends }]) =>
      tableChoices(table, {
        columns,
        group: security ? group : undefined,
        ends: obstacleToEnds(database) === undefined ? ends : undefined,
      }),
    ),
  );
  const given = Object.entries({
    ...rest,
    ...(Object.keys(heardTables).length > 0 && { tables: heardTables }),
    ...(security && rules !== undefined && rules.length > 0 && { rules, tenant }),
    ...(security && obstacleToAccounts(database) === undefined && { accounts }),
  }).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** The choices a schema still has the columns for: it may have been changed, or another file chosen, since they were made. */
export function choicesWithin(choices: SchemaChoices, tables: readonly ChoosableTable[]): SchemaChoices {
  const columnsOf = new Map(tables.map(({ id, columns }) => [id, new Set(columns.map(({ name }) => name))]));
  const kept = Object.entries(choices.tables ?? {}).flatMap(([table, { columns = {}, group, ends = '' }]) => {
    const known = columnsOf.get(table);
    const there = Object.entries(columns).filter(([column]) => known?.has(column));
    return tableChoices(table, {
      columns: Object.fromEntries(there),
      group: known === undefined ? undefined : group,
      ends: known?.has(ends) === true ? ends : undefined,
    });
  });
  return { ...choices, tables: Object.fromEntries(kept) };
}
