import type { ColumnMapping } from '../../../model/jpa/column.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { isComputed, isUntyped } from '../../../resources/drafts/column-draft.ts';
import type { ColumnDraft } from '../../../resources/drafts/column-draft.ts';

/** How Hibernate is told about a column. */
export function columnMapping(draft: ColumnDraft, database: TargetDatabase, isUnique: boolean): ColumnMapping {
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
    ...(draft.role === 'created' || draft.role === 'owner' ? { insertOnly: true as const } : {}),
  };
}
