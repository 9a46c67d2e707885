import type { ForeignKey } from '@backsmith/schema';
import { columnDraft } from '../../../drafts/entity-draft.ts';
import type { EntityDraft } from '../../../drafts/entity-draft.ts';
import { isSameType } from '../../../model/java.ts';
import type { ReferenceCheck } from '../../../model/mongo/document.ts';
import type { FieldDraft } from '../../../resources/design-fields.ts';
import { keyExpression } from '../../../resources/given-references.ts';
import { isSameSet } from '../../../tables/unique-sets.ts';
import { pathOf, readOf } from './attributes.ts';

/**
 * What is looked up before a record is written: everything a request refers to.
 *
 * @param asked the columns a request says
 */
export function referenceChecks(
  draft: EntityDraft,
  keys: readonly ForeignKey[],
  fields: readonly Pick<FieldDraft, 'column' | 'inRequest'>[],
  targetOf: (key: ForeignKey) => EntityDraft | undefined,
): readonly ReferenceCheck[] {
  const asked = new Set(fields.filter(({ inRequest }) => inRequest).map(({ column }) => column));
  return keys.flatMap((key) => {
    const target = targetOf(key);
    const isSelf = target === draft && isSameSet(key.columns, key.refColumns);
    if (target === undefined || isSelf || !key.columns.every((name) => asked.has(name))) return [];
    if (key.columns.length !== key.refColumns.length) return [];
    return [checkOf(draft, key, target)];
  });
}

function checkOf(draft: EntityDraft, key: ForeignKey, target: EntityDraft): ReferenceCheck {
  const isByKey =
    isSameSet(key.refColumns, target.key.columns) &&
    key.columns.every((name, at) =>
      isSameType(columnDraft(draft, name).type.java, columnDraft(target, key.refColumns[at] ?? '').type.java),
    );
  const columns = isByKey
    ? target.key.columns.map((name) => key.columns[key.refColumns.indexOf(name)] ?? '')
    : key.columns;
  const drafts = columns.map((name) => columnDraft(draft, name));
  const names = drafts.map(({ field }) => field);
  const absentWhen = drafts.filter(({ column }) => !column.notNull).map(({ field }) => field);
  return {
    target: target.stored.entity,
    fields: drafts.map(({ field, json, column }) => ({
      name: field,
      called: json,
      read: readOf(draft, column.name),
      isKey: draft.key.columns.includes(column.name),
    })),
    by: isByKey
      ? { kind: 'key', key: keyExpression(target, names, absentWhen) }
      : { kind: 'values', paths: key.refColumns.map((name) => pathOf(target, name)) },
  };
}
