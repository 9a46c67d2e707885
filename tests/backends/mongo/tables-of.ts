import type { Generation } from '@backsmith/engine';
import { describedTables, type CatalogTable } from '@backsmith/prover';

/** The tables that documents are kept of: views are none. */
export function tablesOf({ schema }: Pick<Generation, 'schema'>): readonly CatalogTable[] {
  return describedTables(schema).filter(({ isView }) => !isView);
}
