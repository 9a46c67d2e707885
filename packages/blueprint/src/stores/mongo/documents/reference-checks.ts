import { without } from '@backsmith/schema';
import type { ForeignKey } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { columnDraft } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { isSameType } from '../../../model/java.ts';
import type { ReferenceCheck, ReferringField } from '../../../model/mongo/document.ts';
import type { FieldDraft } from '../../../resources/design-fields.ts';
import { hasDefault, keyExpression } from '../../../resources/given-references.ts';
import { isSameSet } from '../../../tables/unique-sets.ts';
import { pathOf, readOf } from './attributes.ts';

/**
 * What is looked up before a record is written: everything a request refers to.
 *
 * @param asked the columns a request says
 */
export function referenceChecks(
  draft: ResourceDraft,
  keys: readonly ForeignKey[],
  fields: readonly Pick<FieldDraft, 'column' | 'inRequest'>[],
  targetOf: (key: ForeignKey) => ResourceDraft | undefined,
): readonly ReferenceCheck[] {
  const asked = new Set(fields.filter(({ inRequest }) => inRequest).map(({ column }) => column));
  return keys.flatMap((key) => {
    const target = targetOf(key);
    const isSelf = target === draft && isSameSet(key.columns, key.refColumns);
    if (target === undefined || isSelf || !canBeAsked(key, asked)) return [];
    const record: Referring = {
      columnOf: (name) => columnDraft(draft, name),
      readOf: (name) => readOf(draft, name),
      isKey: (name) => draft.key.columns.includes(name),
    };
    return [checkOf(record, key, target)];
  });
}

/** What is looked up before a row without a key is added: everything it refers to. */
export function rowChecks(
  asked: readonly ColumnDraft[],
  keys: readonly ForeignKey[],
  targetOf: (key: ForeignKey) => ResourceDraft | undefined,
): readonly ReferenceCheck[] {
  const drafts = new Map(asked.map((draft) => [draft.column.name, draft]));
  const columnOf = (name: string): ColumnDraft => {
    const found = drafts.get(name);
    if (found === undefined) throw new Error(`Nobody says ${name}`);
    return found;
  };
  return keys.flatMap((key) => {
    const target = targetOf(key);
    if (target === undefined || !canBeAsked(key, new Set(drafts.keys()))) return [];
    return [without(checkOf({ columnOf, readOf: () => [], isKey: () => false }, key, target), 'isByDefault')];
  });
}

/** Whether all that a foreign key holds is said by whoever writes a record. */
function canBeAsked({ columns, refColumns }: ForeignKey, asked: ReadonlySet<string>): boolean {
  return columns.length === refColumns.length && columns.every((name) => asked.has(name));
}

/** What refers to something: its columns, how their values are read, and which of them are its key. */
type Referring = {
  readonly columnOf: (name: string) => ColumnDraft;
  readonly readOf: (name: string) => ReferringField['read'];
  readonly isKey: (name: string) => boolean;
};

function checkOf(record: Referring, key: ForeignKey, target: ResourceDraft): ReferenceCheck {
  const isByKey =
    isSameSet(key.refColumns, target.key.columns) &&
    key.columns.every((name, at) =>
      isSameType(record.columnOf(name).type.java, columnDraft(target, key.refColumns[at] ?? '').type.java),
    );
  const columns = isByKey
    ? target.key.columns.map((name) => key.columns[key.refColumns.indexOf(name)] ?? '')
    : key.columns;
  const drafts = columns.map(record.columnOf);
  const names = drafts.map(({ field }) => field);
  const absentWhen = drafts.filter(({ column }) => !column.notNull).map(({ field }) => field);
  return {
    target: target.keptAs,
    fields: drafts.map(({ field, json, column }) => ({
      name: field,
      called: json,
      read: record.readOf(column.name),
      isKey: record.isKey(column.name),
    })),
    by: isByKey
      ? { kind: 'key', key: keyExpression(target, names, absentWhen) }
      : { kind: 'values', paths: key.refColumns.map((name) => pathOf(target, name)) },
    ...(drafts.some((one) => hasDefault(one) && !record.isKey(one.column.name)) ? { isByDefault: true } : {}),
  };
}
