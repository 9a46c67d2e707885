import { softDeleteSql } from '@backsmith/schema';
import type { DeletionMark } from '@backsmith/schema';
import type { SoftDelete } from '../../../model/jpa/entity.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { markedValue } from '../../../drafts/deleted-mark.ts';
import { keyDrafts } from '../../../drafts/entity-draft.ts';
import type { EntityDraft } from '../../../drafts/entity-draft.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** Decides how records are marked as deleted that stay; nothing for those that go. */
export function designSoftDelete(draft: EntityDraft, database: TargetDatabase): SoftDelete | undefined {
  const { table, columns } = draft;
  const marked = columns.filter(({ role }) => role === 'deleted');
  if (marked.length === 0) return undefined;
  const version = columns.find(({ role }) => role === 'version');
  // Hibernate gives the values of a key in the order of its record, and the version behind.
  const keys = keyDrafts(draft);
  const sql = softDeleteSql(
    {
      ...(table.schema === undefined ? {} : { schema: table.schema }),
      name: table.name,
      marks: deletionMarks(columns),
      foundBy: [...keys, ...(version === undefined ? [] : [version])].map(({ column }) => column.name),
    },
    database.kind,
  );
  return {
    ...sql,
    marks: marked.map((one) => ({ setter: memberNamed(one.field).setter, value: markedValue(one) })),
  };
}

/** The columns that mark a row as deleted, in SQL. */
export function deletionMarks(columns: readonly ColumnDraft[]): readonly DeletionMark[] {
  const marked = columns.filter(({ role }) => role === 'deleted');
  return marked.map((one) => ({ column: one.column.name, as: markOf(one), nullable: !one.column.notNull }));
}

function markOf({ type: { shape } }: ColumnDraft): DeletionMark['as'] {
  switch (shape.kind) {
    case 'timestamp':
      return 'time';
    case 'date':
      return 'date';
    case 'boolean':
      return 'boolean';
    case 'opaque':
      return 'bit';
    default:
      return 'number';
  }
}
