import type { ForeignKey, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { columnDraft } from '../drafts/resource-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { RowSample } from '../model/row-list.ts';
import type { SampleField } from '../model/sample.ts';
import type { Obstacles } from './creatable.ts';
import { comesBackSame } from './expectations.ts';
import { columnReferences, isUncovered, referenceOf } from './sample-references.ts';
import { SampleRecords } from './sample-records.ts';
import { sampleValue } from './sample-value.ts';
import { rulesOf } from '../tables/check-rules.ts';

/** What a row of a table without a key refers to. */
export type KeylessReferences = {
  /** Its rows tell of records that are not everybody's. */
  readonly isConfined: boolean;
  readonly keys: readonly ForeignKey[];
  readonly drafts: readonly ResourceDraft[];
  readonly obstacles: Obstacles;
};

/**
 * Designs the row the test of a table without a key appends. References that may be absent are.
 *
 * @param written the columns an insert names
 * @param isRequired whether an insert fails without the column
 */
export function keylessSample(
  table: Table,
  written: readonly ColumnDraft[],
  given: KeylessReferences,
  appendable: boolean,
  isRequired: (draft: ColumnDraft) => boolean,
): RowSample {
  const optional = new Set(table.columns.filter(({ notNull }) => !notNull).map(({ name }) => name));
  const known = given.keys.flatMap((key) => referenceOf(key, given.drafts) ?? []);
  const references = columnReferences(known, (name) => optional.has(name));
  const referring = new Set(given.keys.flatMap(({ columns }) => columns));
  const records = new SampleRecords();
  const fields = written.flatMap((draft, position): readonly SampleField[] => {
    const { name } = draft.column;
    const found = references.get(name);
    if (found !== undefined) {
      const { json: field, type } = columnDraft(found.reference.target, found.column);
      if (type.shape.kind !== draft.type.shape.kind) return []; // Spelled differently there, as bytes and UUIDs are.
      const record = records.variable(found.reference, false);
      return [{ field: draft.json, value: { kind: 'reference', record, field } }];
    }
    if (referring.has(name) && !isRequired(draft)) return [];
    const value = sampleValue({ field: draft.field, shape: draft.type.shape, rules: rulesOf(table, name), position });
    return value === undefined ? [] : [{ field: draft.json, value }];
  });
  const respelled = written.filter(({ type }) => !comesBackSame(type)).map(({ json }) => json);
  const isBlocked =
    [...references.values()].some(({ reference }) => given.obstacles.has(reference.target)) ||
    given.keys.some((key) => isUncovered(key, given.drafts, (name) => optional.has(name)));
  const isComplete = written.every((draft) => !isRequired(draft) || fields.some(({ field }) => field === draft.json));
  return { creatable: appendable && isComplete && !isBlocked, records: records.all(), fields, respelled };
}
