import type { ExpressionTree } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { storedPath } from '../stored-names.ts';
import type { CollectionTable } from '../collections.ts';

/** A stage of an aggregation, or a part of one. */
export type Stage = { readonly [name: string]: StageValue };
export type StageValue = null | string | number | boolean | Stage | readonly StageValue[];

/** A table a view reads: what its query calls it, and where its documents lie in those of the aggregation. */
export type Source = CollectionTable & {
  readonly name: string;
  readonly collection: string;
  /** Nothing for the first one, whose documents are those the aggregation begins with. */
  readonly at?: string;
  /** There may be no document of it. */
  readonly isOptional: boolean;
};

/** A column a view reads. */
export type ReadColumn = {
  readonly draft: ColumnDraft;
  readonly source: Source;
  /** Where its value lies in the documents of the aggregation, and in those of its collection. */
  readonly path: string;
  readonly own: string;
  readonly isNullable: boolean;
};

/** The column a name means among the tables before; nothing where it is none, or of more than one. */
export function columnAt(tree: ExpressionTree, sources: readonly Source[]): ReadColumn | undefined {
  if (tree.kind !== 'name') return undefined;
  const of = tree.qualifier?.toLowerCase();
  const wanted = tree.name.toLowerCase();
  const found = sources
    .filter(({ name }) => of === undefined || name === of)
    .flatMap((source) => columnOf(source, wanted) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** The column of a table by its name in small letters. */
export function columnOf(source: Source, wanted: string): ReadColumn | undefined {
  const draft = source.columns.find(({ column }) => column.name.toLowerCase() === wanted);
  if (draft === undefined) return undefined;
  const own = storedPath(source.key, draft.column.name);
  return {
    draft,
    source,
    path: source.at === undefined ? own : `${source.at}.${own}`,
    own,
    isNullable: source.isOptional || !(draft.column.notNull || source.key.includes(draft.column.name)),
  };
}

/** What AND divides. */
export function conjuncts(tree: ExpressionTree | undefined): readonly ExpressionTree[] {
  if (tree === undefined) return [];
  if (tree.kind !== 'operation' || tree.operator !== 'and') return [tree];
  return [...conjuncts(tree.left), ...conjuncts(tree.right)];
}
