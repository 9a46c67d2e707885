import type { QualifiedName } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';

/** Gives a sequence another name, which the columns that draw from it know it by from then on. */
export function renameSequence(catalog: Catalog, from: QualifiedName, to: string): void {
  const found = catalog.find(catalog.sequences, from);
  if (found === undefined) return;
  for (const table of catalog.tables.all()) {
    for (const column of table.columns.all) {
      const { default: value } = column;
      if (value?.kind !== 'next-value') continue;
      const drawn = catalog.findSequence(value.sequence, value.schema);
      if (drawn !== found) continue;
      column.default = { ...value, sequence: to };
      // It was understood under the old name.
      delete column.defaultTree;
    }
  }
  catalog.sequences.rename(found, to, found.schema);
}
