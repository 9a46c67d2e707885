import type { ColumnMapping } from '../../../model/jpa/column.ts';
import { unreadableOf } from '../../../model/odd-values.ts';
import { fragmentName, quotedName } from '../../../names/quoted-name.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { isComputed } from '../../../drafts/column-draft.ts';
import { isUntyped } from '../../../types/column-type.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';

/** How Hibernate is told about a column. */
export function columnMapping(draft: ColumnDraft, database: TargetDatabase, isUnique: boolean): ColumnMapping {
  const { column, type } = draft;
  const stored = database.storedName(column.name);
  const { through, ...facets } = type.facets;
  const { oddKey, ...odd } = type.odd ?? {};
  return {
    ...(isUntyped(column) ? { formula: fragmentName(stored) } : {}),
    name: stored,
    nullable: !column.notNull || unreadableOf(odd) !== undefined,
    ...(isUnique ? { unique: true as const } : {}),
    ...facets,
    ...odd,
    // What counts a key up never makes such a value.
    ...(oddKey === undefined || column.identity ? {} : { oddKey }),
    // Hibernate puts no cast around keys.
    ...(through === undefined || facets.moneyKey === true
      ? {}
      : castThrough(through, quotedName(stored), facets.definition ?? through)),
    // As a value, PostgreSQL's driver would tell it in the zone of the process.
    ...(type.facets.converter === 'offsetTime' ? { read: `cast(${quotedName(stored)} as varchar)` } : {}),
    ...(type.shape.kind === 'text' && type.shape.padded === true ? { padded: true as const } : {}),
    ...(isComputed(draft) ? { readOnly: true as const } : {}),
    ...(draft.role === 'created' || draft.role === 'owner' ? { insertOnly: true as const } : {}),
  };
}

/** A value that drivers do not take as it is, as one of another type. */
function castThrough(through: string, stored: string, type: string): Pick<ColumnMapping, 'read' | 'write'> {
  return { read: `cast(${stored} as ${through})`, write: `cast(cast(? as ${through}) as ${type})` };
}
