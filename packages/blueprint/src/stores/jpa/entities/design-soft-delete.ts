import { deletedRowsSql, softDeleteSql } from '@backsmith/schema';
import type { DeletionMark } from '@backsmith/schema';
import type { SoftDelete } from '../../../model/jpa/entity.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { markedValue, restoredValue } from '../../../drafts/deleted-mark.ts';
import { leftOutOfLists } from '../../../drafts/left-out-of-lists.ts';
import { keyDrafts } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { columnMapping } from './column-mapping.ts';
import { castOf, isHarmless, isWrittenPlainly } from './plain-statements.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** Decides how records are marked as deleted that stay; nothing for those that go. */
export function designSoftDelete(draft: ResourceDraft, database: TargetDatabase): SoftDelete | undefined {
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
      foundBy: [...keys, ...(version === undefined ? [] : [version])].map(foundBy),
    },
    database.kind,
  );
  return {
    ...sql,
    marks: marked.map((one) => ({ setter: memberNamed(one.field).setter, value: markedValue(one) })),
    ...deletedRecords(draft, marked, database),
  };
}

/** How marked records are found: by statements of SQL, as Hibernate leaves them out of all others. */
function deletedRecords(
  draft: ResourceDraft,
  marked: readonly ColumnDraft[],
  database: TargetDatabase,
): Pick<SoftDelete, 'deleted'> {
  const { table, columns } = draft;
  const keys = keyDrafts(draft);
  const names = [table.schema ?? '', table.name, ...columns.map(({ column }) => column.name)];
  const mappings = columns.map((column) => columnMapping(column, database, false));
  const isRead = mappings.every(({ read, formula }) => read === undefined && formula === undefined);
  if (!isRead || !keys.every((key) => isWrittenPlainly(key, database)) || !names.every(isHarmless)) return {};
  const moment = marked.find(({ type: { shape } }) => shape.kind === 'timestamp' || shape.kind === 'date');
  const momentType = moment?.type.facets.rounded;
  const { list, count, one, expired, remove } = deletedRowsSql(
    {
      ...(table.schema === undefined ? {} : { schema: table.schema }),
      name: table.name,
      marks: deletionMarks(columns),
      key: keys.map(foundBy),
      // As a datetime2, which the driver sends, it would be compared with what each row has become as such, and no index sought.
      ...(momentType === undefined ? {} : { momentType }),
      columns: table.columns.map(({ name }) => name),
      unread: leftOutOfLists(columns).map(({ column }) => column.name),
    },
    database.kind,
  );
  const unmarks = marked.map((mark) => {
    const value = restoredValue(mark);
    return { setter: memberNamed(mark.field).setter, ...(value === undefined ? {} : { value }) };
  });
  const purge =
    expired === undefined || moment === undefined ? {} : { purge: { expired, remove, moment: moment.type.java } };
  return { deleted: { list, count, one, unmarks, ...purge } };
}

/** A value is given as it is, without what Hibernate writes around it elsewhere. */
function foundBy({ column: { name }, type: { facets } }: ColumnDraft): { column: string; type?: string } {
  const type = castOf(facets);
  return { column: name, ...(type === undefined ? {} : { type }) };
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
