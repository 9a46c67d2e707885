import type { Generation } from '@backsmith/engine';
import type { CatalogTable } from '@backsmith/prover';

/** The tables as the client needs them, in the words of the schema. */
export function tablesOf({ schema }: Pick<Generation, 'schema'>): readonly CatalogTable[] {
  return schema.tables.map(({ name, columns }) => ({
    id: name,
    name,
    isView: false,
    columns: columns.map(({ name: column, type, notNull, identity, default: given }) => ({
      name: column,
      // What catalogues of the databases the client knows call it.
      type: type.toLowerCase().replace(/^number\b/u, 'numeric'),
      notNull,
      hasDefault: given !== undefined || identity,
    })),
    foreignKeys: schema.foreignKeys
      .filter(({ table }) => table === name)
      .map(({ columns: own, refTable, refColumns }) => ({ columns: own, target: refTable, targetColumns: refColumns })),
  }));
}
