import type { Table } from '@backsmith/schema';
import type { ResourceClasses } from '../model/resource.ts';
import type { ClassName, JavaType, Member } from '../model/java.ts';
import type { TableNames } from '../names/class-names.ts';
import type { ChosenKey } from '../tables/choose-key.ts';
import type { ColumnDraft } from './column-draft.ts';

/** A table that becomes a resource, with its names and columns, before its relations are decided. */
export type ResourceDraft = {
  readonly table: Table;
  readonly key: ChosenKey;
  readonly names: TableNames;
  readonly classes: ResourceClasses;
  /** The class that keeps its records, and the record of a key of several columns. */
  readonly keptAs: ClassName;
  readonly idClass?: ClassName;
  /** `/api/v1/order-items` */
  readonly path: string;
  readonly columns: readonly ColumnDraft[];
  /** The attribute that holds the key: the only key column's, or that of the record of several. */
  readonly idMember: Member;
  readonly idType: JavaType;
};

/** The draft's column of this name. Names come from the draft itself, so a missing one is a programming error. */
export function columnDraft(draft: ResourceDraft, name: string): ColumnDraft {
  const found = draft.columns.find((column) => column.column.name === name);
  if (found === undefined) throw new Error(`No column ${name} in the draft of ${draft.table.name}`);
  return found;
}

/** The drafts of the key's columns, in key order. */
export function keyDrafts(draft: ResourceDraft): readonly ColumnDraft[] {
  return draft.key.columns.map((name) => columnDraft(draft, name));
}

/** The attributes that lead from a kept record to the value of one of its key's columns. */
export function keyPath(draft: ResourceDraft, column: string): readonly string[] {
  const { name } = draft.idMember;
  return draft.key.columns.length === 1 ? [name] : [name, columnDraft(draft, column).field];
}
