import { isKept } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { unmarkedValue, markedValue } from '../../../drafts/deleted-mark.ts';
import { columnDraft, keyPath } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { designDefault, unitOf } from '../../../drafts/initial-value.ts';
import { nobody } from '../../../drafts/nobody.ts';
import type { AccessStep } from '../../../model/access.ts';
import type { DeletionMark, DocumentAttribute } from '../../../model/mongo/document.ts';
import type { InitialValue } from '../../../model/value.ts';
import { fieldName } from '../../../names/field-name.ts';
import { memberNamed } from '../../../names/member-names.ts';
import { saidComment } from '../../../tables/said-comment.ts';
import { JAVA } from '../../../types/java-types.ts';

/**
 * The fields of a document beside its key, one for each column.
 *
 * @param setters the setters the service calls
 */
export function designAttributes(
  columns: readonly ColumnDraft[],
  keyColumns: readonly string[],
  setters: ReadonlySet<string>,
): readonly DocumentAttribute[] {
  return columns
    .filter(({ column }) => !keyColumns.includes(column.name))
    .map((draft) => {
      const member = memberNamed(draft.field);
      const initial = initialOf(draft);
      return {
        ...member,
        type: draft.type.java,
        field: fieldName(draft.column.name),
        role: draft.role,
        settable: setters.has(member.setter),
        ...(draft.type.java === JAVA.json ? { isJson: true } : {}),
        ...(initial === undefined ? {} : { initial }),
        ...cutOf(draft),
        ...saidComment(draft.column),
        ...mostOf(draft),
      };
    });
}

function mostOf({ type: { shape } }: ColumnDraft): Pick<DocumentAttribute, 'max'> {
  return shape.kind === 'text' && shape.max !== undefined ? { max: shape.max } : {};
}

/** What a new document has where nobody said anything. */
function initialOf(draft: ColumnDraft): InitialValue | undefined {
  if (draft.role === 'deleted') return unmarkedValue(draft);
  const given = isKept(draft) ? designDefault(draft) : undefined;
  if (given?.kind === 'java') return inUtc(given.value);
  return given === undefined ? nobody(draft) : undefined;
}

/** The time of now, as a document keeps it: in UTC, and no more of a second than milliseconds. */
function inUtc(value: InitialValue): InitialValue {
  if (value.kind !== 'now') return value;
  return { ...value, utc: true, ...(value.unit === 'MICROS' ? { unit: 'MILLIS' as const } : {}) };
}

/** What `created` and `updated` are set to. */
export function momentOf({ type: { java, shape } }: ColumnDraft): InitialValue {
  return inUtc(shape.kind === 'date' ? { kind: 'now', type: java } : { kind: 'now', type: java, unit: unitOf(shape) });
}

function cutOf({ type: { java, shape } }: ColumnDraft): Pick<DocumentAttribute, 'cut'> {
  if ((shape.kind !== 'timestamp' && shape.kind !== 'time') || java === JAVA.offsetTime) return {};
  return { cut: unitOf(shape) === 'SECONDS' ? 'SECONDS' : 'MILLIS' };
}

/** What marks a document as deleted that stays. */
export function deletionMarks(columns: readonly ColumnDraft[]): readonly DeletionMark[] {
  return columns
    .filter(({ role }) => role === 'deleted')
    .map((draft) => {
      const { name, setter } = memberNamed(draft.field);
      const { kind } = draft.type.shape;
      return { path: name, setter, value: inUtc(cutNow(draft)), isMoment: kind === 'timestamp' || kind === 'date' };
    });
}

function cutNow(draft: ColumnDraft): InitialValue {
  const value = markedValue(draft);
  return value.kind === 'now' && draft.type.shape.kind === 'timestamp'
    ? { ...value, unit: unitOf(draft.type.shape) }
    : value;
}

/** How the value of a column is read from a document. */
export function readOf(draft: ResourceDraft, name: string): readonly AccessStep[] {
  const { field, column } = columnDraft(draft, name);
  if (!draft.key.columns.includes(name)) return [{ method: memberNamed(field).getter, nullable: !column.notNull }];
  const id = { method: draft.idMember.getter, nullable: false };
  return draft.key.columns.length === 1 ? [id] : [id, { method: field, nullable: false }];
}

/** Where the value of a column lies, from the document on. */
export function pathOf(draft: ResourceDraft, name: string): readonly string[] {
  return draft.key.columns.includes(name) ? keyPath(draft, name) : [columnDraft(draft, name).field];
}
