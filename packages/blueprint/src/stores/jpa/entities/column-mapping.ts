import type { ColumnMapping } from '../../../model/jpa/column.ts';
import { quotedName } from '../../../names/quoted-name.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { isComputed, isUntyped } from '../../../resources/drafts/column-draft.ts';
import type { ColumnDraft } from '../../../resources/drafts/column-draft.ts';

/** How Hibernate is told about a column. */
export function columnMapping(draft: ColumnDraft, database: TargetDatabase, isUnique: boolean): ColumnMapping {
  const { column, type } = draft;
  const stored = database.storedName(column.name);
  return {
    ...(isUntyped(column) ? { formula: quotedName(stored) } : {}),
    name: stored,
    nullable: !column.notNull,
    ...(isUnique ? { unique: true as const } : {}),
    ...type.facets,
    // As a value, PostgreSQL's driver would tell it in the zone of the process.
    ...(type.facets.converter === 'offsetTime' ? { read: `cast(${quotedName(stored)} as varchar)` } : {}),
    ...(type.shape.kind === 'text' && type.shape.padded === true ? { padded: true as const } : {}),
    ...(isComputed(draft) ? { readOnly: true as const } : {}),
    ...(draft.role === 'created' || draft.role === 'owner' ? { insertOnly: true as const } : {}),
  };
}
