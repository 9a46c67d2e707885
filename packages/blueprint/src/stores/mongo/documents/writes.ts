import { isGiven } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { leftOutOfLists } from '../../../drafts/left-out-of-lists.ts';
import type { DocumentWrite } from '../../../model/mongo/document.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { FieldDraft } from '../../../resources/design-fields.ts';
import { scaleOf } from '../../../types/shape.ts';
import { hasDefault } from '../../../resources/given-references.ts';

/** Decides how the fields of a request reach the document. */
export function designWrites(
  columns: readonly ColumnDraft[],
  keyColumns: readonly string[],
  fields: readonly Pick<FieldDraft, 'column' | 'inRequest'>[],
): readonly DocumentWrite[] {
  const unlisted = leftOutOfLists(columns);
  return columns.flatMap((draft): readonly DocumentWrite[] => {
    const { name, notNull } = draft.column;
    const isAsked = fields.some(({ column, inRequest }) => column === name && inRequest);
    if (!isGiven(draft) || keyColumns.includes(name) || !isAsked) return [];
    const isUnseen = draft.role === 'secret' || unlisted.includes(draft);
    const keepWhenNull = hasDefault(draft) || isUnseen;
    return [
      {
        setter: memberNamed(draft.field).setter,
        field: draft.field,
        called: draft.json,
        keepWhenNull,
        clearable: keepWhenNull && !notNull,
        ...(isUnseen && notNull ? { needed: true as const } : {}),
        ...scaleOf(draft.type.shape),
      },
    ];
  });
}
