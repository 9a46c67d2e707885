import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { DEFAULT_NAMESPACES, isNamedByConnection } from '../databases/source-namespaces.ts';

type Drops = (namespace: string | undefined) => boolean;

/**
 * The schema with everything that needs no namespace freed from its own: what is in the connection's default one, and all
 * where the only name is that of the database, or a placeholder of a template, which the connection says as well.
 */
export function withoutDefaultNamespace(schema: Schema): Schema {
  const named = new Set(schema.tables.flatMap((table) => table.schema ?? []));
  const onlyName = named.size === 1 && schema.tables.every((table) => table.schema !== undefined);
  const [first] = named;
  const isImplied = onlyName && first !== undefined && (isNamedByConnection(schema.dialect) || !/^\w+$/u.test(first));
  const drops: Drops = (name) => name !== undefined && (DEFAULT_NAMESPACES.has(name) || (isImplied && name === first));
  const free = <T extends { readonly schema?: string }>(value: T): T =>
    drops(value.schema) ? withoutSchema(value) : value;
  return {
    ...schema,
    tables: schema.tables.map((table) => freeTable(free(table), drops)),
    foreignKeys: schema.foreignKeys.map((key) => (drops(key.refSchema) ? withoutRefSchema(free(key)) : free(key))),
    enums: schema.enums.map(free),
    ...(schema.domains === undefined ? {} : { domains: schema.domains.map(free) }),
    sequences: schema.sequences.map(free),
    views: schema.views.map(free),
  };
}

function freeTable(table: Table, drops: Drops): Table {
  const draws = ({ default: value }: Column): boolean => value?.kind === 'next-value' && drops(value.schema);
  if (!table.columns.some(draws)) return table;
  return { ...table, columns: table.columns.map((column) => (draws(column) ? withFreeDefault(column) : column)) };
}

function withFreeDefault(column: Column): Column {
  const { default: value } = column;
  return value?.kind === 'next-value' ? { ...column, default: withoutSchema(value) } : column;
}

function withoutSchema<T extends { readonly schema?: string }>(value: T): T {
  const copy: T & { schema?: string } = { ...value };
  delete copy.schema;
  return copy;
}

function withoutRefSchema(key: ForeignKey): ForeignKey {
  const copy: ForeignKey & { refSchema?: string } = { ...key };
  delete copy.refSchema;
  return copy;
}
