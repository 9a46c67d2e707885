import type { ColumnRole, SchemaChoices } from '@backsmith/options';

/** A column, its table named as the choices do: `order_item`, or `sales.order_item`. */
export type ColumnPlace = { readonly table: string; readonly column: string };

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
  const changed = columns.length === 0 ? [] : [[table, { columns: Object.fromEntries(columns) }] as const];
  return { ...choices, tables: Object.fromEntries([...tables, ...changed]) };
}

/** The choices a schema still has the columns for: it may have been changed, or another file chosen, since they were made. */
export function choicesWithin(choices: SchemaChoices, tables: readonly ChoosableTable[]): SchemaChoices {
  const columnsOf = new Map(tables.map(({ id, columns }) => [id, new Set(columns.map(({ name }) => name))]));
  const kept = Object.entries(choices.tables ?? {}).flatMap(([table, { columns = {} }]) => {
    const there = Object.entries(columns).filter(([column]) => columnsOf.get(table)?.has(column));
    return there.length === 0 ? [] : [[table, { columns: Object.fromEntries(there) }] as const];
  });
  return { ...choices, tables: Object.fromEntries(kept) };
}
