import type { ColumnMapping } from '../model/column.ts';
import type { DatabasePlan } from '../databases/database-plan.ts';
import { isUntyped } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';

/** How Hibernate is told about a column. */
export function columnMapping(draft: ColumnDraft, database: DatabasePlan, isUnique: boolean): ColumnMapping {
  const { column, type } = draft;
  const stored = database.storedName(column.name);
  return {
    ...(isUntyped(column) ? { formula: `"${stored.replaceAll('"', '""')}"` } : {}),
    name: stored,
    nullable: !column.notNull,
    ...(isUnique ? { unique: true as const } : {}),
    ...type.facets,
    ...(type.shape.kind === 'text' && type.shape.padded === true ? { padded: true as const } : {}),
    ...(isComputed(draft) ? { readOnly: true as const } : {}),
    ...(draft.role === 'created' ? { insertOnly: true as const } : {}),
  };
}

/** Whether the database computes the column's value and refuses any other. */
export function isComputed(draft: ColumnDraft): boolean {
  return draft.column.generated !== undefined || draft.column.dataType.kind === 'rowversion';
}
