import type { ForeignKey } from '@backsmith/schema';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { keyOf, tableKey } from '../tables/lookup.ts';

/** A foreign key of a resource to another, whether or not it is an association. */
export type SampleReference = { readonly key: ForeignKey; readonly target: ResourceDraft };

/** Where a column's sample comes from: a column of a record of another resource. */
export type ColumnReference = { readonly reference: SampleReference; readonly column: string };

/**
 * The columns whose samples are taken from other records: those of foreign keys without a column that may be absent. A
 * column of several foreign keys follows the widest, whose record refers to the others' in turn.
 *
 * @param isOptional whether a column may be absent
 */
export function columnReferences(
  references: readonly SampleReference[],
  isOptional: (column: string) => boolean,
): ReadonlyMap<string, ColumnReference> {
  const needed = neededReferences(references, isOptional);
  const found = new Map<string, ColumnReference>();
  for (const reference of needed.toSorted((a, b) => b.key.columns.length - a.key.columns.length)) {
    for (const [index, name] of reference.key.columns.entries()) {
      if (found.has(name)) continue;
      found.set(name, { reference, column: reference.key.refColumns[index] ?? '' });
    }
  }
  return found;
}

/** The columns that refer to something by themselves and may be absent, each of one reference alone. */
export function looseReferences(
  references: readonly SampleReference[],
  isOptional: (column: string) => boolean,
): ReadonlyMap<string, ColumnReference> {
  const found = new Map<string, ColumnReference>();
  for (const reference of references) {
    const [name = '', ...more] = reference.key.columns;
    const others = references.filter(({ key }) => key.columns.includes(name));
    const column = reference.key.refColumns[0] ?? '';
    if (more.length === 0 && others.length === 1 && isOptional(name)) found.set(name, { reference, column });
  }
  return found;
}

/** Those of the references that no column allows to be absent. */
export function neededReferences(
  references: readonly SampleReference[],
  isOptional: (column: string) => boolean,
): readonly SampleReference[] {
  return references.filter(({ key }) => !key.columns.some(isOptional));
}

/** The reference of a foreign key, if what it refers to is a resource's column. */
export function referenceOf(key: ForeignKey, drafts: readonly ResourceDraft[]): SampleReference | undefined {
  const name = tableKey(key.refSchema, key.refTable);
  const target = drafts.find(({ table }) => keyOf(table) === name);
  const isKnown = key.refColumns.every((column) => target?.columns.some((draft) => draft.column.name === column));
  return target !== undefined && isKnown ? { key, target } : undefined;
}

/** Whether a row must lie within a period of rows that no test can make. */
export function isUncovered(
  key: ForeignKey,
  drafts: readonly ResourceDraft[],
  isOptional: (column: string) => boolean,
): boolean {
  return key.ofPeriod === true && !key.columns.some(isOptional) && referenceOf(key, drafts) === undefined;
}
