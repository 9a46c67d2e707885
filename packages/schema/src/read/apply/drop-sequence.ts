import type { QualifiedName } from '@backsmith/sql';
import type { Catalog, SequenceDraft } from '../catalog/catalog.ts';

/** DROP SEQUENCE; with CASCADE the defaults that draw from it go too. */
export function dropSequence(catalog: Catalog, name: QualifiedName, cascade: boolean): void {
  const sequence = catalog.find(catalog.sequences, name);
  if (sequence !== undefined) removeSequence(catalog, sequence, cascade);
  else if (cascade) dropOwn(catalog, name);
}

/** Removes a sequence, and with CASCADE the defaults that draw from it. */
export function removeSequence(catalog: Catalog, sequence: SequenceDraft, cascade: boolean): void {
  if (cascade) {
    for (const table of catalog.tables.all()) {
      for (const column of table.columns.all) {
        const { default: value } = column;
        if (value?.kind !== 'next-value' || catalog.findSequence(value.sequence, value.schema) !== sequence) continue;
        delete column.default;
        delete column.defaultTree;
      }
    }
  }
  catalog.sequences.remove(sequence);
}

/** The sequence that a serial column brought along: without it the column keeps its type and stays NOT NULL. */
function dropOwn(catalog: Catalog, { name }: QualifiedName): void {
  const wanted = catalog.canonical(name);
  for (const table of catalog.tables.all()) {
    const column = table.columns.all.find(({ ownSequence }) => ownSequence === wanted);
    if (column?.identity?.kind !== 'serial') continue;
    delete column.identity;
    delete column.ownSequence;
    return;
  }
}
