import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';

/** The key a table is found by: its namespace and name. */
export function tableKey(schema: string | undefined, name: string): string {
  return `${schema ?? ''}.${name}`;
}

/** Tables and foreign keys by table. */
export type Lookup = {
  readonly tables: ReadonlyMap<string, Table>;
  readonly outgoing: ReadonlyMap<string, readonly ForeignKey[]>;
  readonly incoming: ReadonlyMap<string, readonly ForeignKey[]>;
  /** The foreign keys of tables that refer to no single row: rows of another table cover a period together. */
  readonly periods: ReadonlyMap<string, readonly ForeignKey[]>;
};

/** Indexes a schema by table. A foreign key said twice counts once. */
export function indexTables(schema: Schema): Lookup {
  const outgoing = new Map<string, ForeignKey[]>();
  const incoming = new Map<string, ForeignKey[]>();
  const periods = new Map<string, ForeignKey[]>();
  for (const key of withoutRepeats(schema.foreignKeys)) {
    if (key.ofPeriod === true) {
      append(periods, tableKey(key.schema, key.table), key);
      continue;
    }
    append(outgoing, tableKey(key.schema, key.table), key);
    append(incoming, tableKey(key.refSchema, key.refTable), key);
  }
  return { tables: new Map(schema.tables.map((table) => [keyOf(table), table])), outgoing, incoming, periods };
}

/** The key of a table. */
export function keyOf(table: Pick<Table, 'schema' | 'name'>): string {
  return tableKey(table.schema, table.name);
}

/** The columns of these names, in the order of the names; names the table does not have are left out. */
export function columnsNamed(table: Table, names: readonly string[]): readonly Column[] {
  return names.flatMap((name) => table.columns.filter((column) => column.name === name));
}

function withoutRepeats(keys: readonly ForeignKey[]): readonly ForeignKey[] {
  const seen = new Set<string>();
  return keys.filter((key) => {
    const text = JSON.stringify([key.schema, key.table, key.columns, key.refSchema, key.refTable, key.refColumns]);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Whether a key leads to a table or away from it. */
export function hasKeys(table: Table, { incoming, outgoing }: Lookup): boolean {
  return [incoming, outgoing].some((keys) => (keys.get(keyOf(table)) ?? []).length > 0);
}
