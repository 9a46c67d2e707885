import type { QualifiedName } from '@backsmith/sql';
import type { Catalog, SequenceDraft } from '../catalog/catalog.ts';

/** Gives a sequence another name, which the columns that draw from it know it by from then on. */
export function renameSequence(catalog: Catalog, from: QualifiedName, to: string): void {
  const found = catalog.find(catalog.sequences, from);
  if (found !== undefined) placeSequence(catalog, found, to, found.schema);
  else renameOwn(catalog, catalog.canonical(from.name), to);
}

/** The sequence that a serial column brought along. */
function renameOwn(catalog: Catalog, from: string, to: string): void {
  for (const table of catalog.tables.all()) {
    const column = table.columns.all.find(({ ownSequence }) => ownSequence === from);
    if (column !== undefined) column.ownSequence = to;
  }
}

/** Puts a sequence into another namespace, or under another name, or both. */
export function placeSequence(catalog: Catalog, found: SequenceDraft, name: string, schema: string | undefined): void {
  for (const table of catalog.tables.all()) {
    for (const column of table.columns.all) {
      const { default: value } = column;
      if (value?.kind !== 'next-value') continue;
      const drawn = catalog.findSequence(value.sequence, value.schema);
      if (drawn !== found) continue;
      const isMoved = schema !== undefined && schema !== found.schema;
      column.default = { ...value, sequence: name, ...(isMoved ? { schema } : {}) };
      // It was understood under the old name.
      delete column.defaultTree;
    }
  }
  catalog.sequences.rename(found, name, schema);
}
