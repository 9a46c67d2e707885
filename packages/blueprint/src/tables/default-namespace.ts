import type { ForeignKey, Schema } from '@backsmith/schema';
import { DEFAULT_NAMESPACES, isNamedByConnection } from '../databases/source-namespaces.ts';

/**
 * The schema with tables that need no namespace freed from theirs: those in the connection's default one, and all where
 * the only name is that of the database, or a placeholder of a template, which the connection says as well.
 */
export function withoutDefaultNamespace(schema: Schema): Schema {
  const named = new Set(schema.tables.flatMap((table) => table.schema ?? []));
  const onlyName = named.size === 1 && schema.tables.every((table) => table.schema !== undefined);
  const [first] = named;
  const isImplied = onlyName && first !== undefined && (isNamedByConnection(schema.dialect) || !/^\w+$/u.test(first));
  const drop = (name: string | undefined) => name === undefined || DEFAULT_NAMESPACES.has(name) || isImplied;
  return {
    ...schema,
    tables: schema.tables.map((table) => (drop(table.schema) ? withoutSchema(table) : table)),
    foreignKeys: schema.foreignKeys.map((key) => {
      const own = drop(key.schema) ? withoutSchema(key) : key;
      return drop(key.refSchema) ? withoutRefSchema(own) : own;
    }),
    views: schema.views.map((view) => (drop(view.schema) ? withoutSchema(view) : view)),
  };
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
