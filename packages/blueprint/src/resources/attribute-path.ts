import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyPath } from '../drafts/resource-draft.ts';
import { ownerOf } from '../relations/resource-input.ts';
import type { ResourceInput } from '../relations/resource-input.ts';
import type { QueriedRecord } from './design-queries.ts';

/** Where the value of a column lies, from the record on: in the record itself, or in the key of one it refers to. */
export function attributePath(draft: ColumnDraft, input: ResourceInput): readonly string[] {
  const { name } = draft.column;
  if (input.draft.key.columns.includes(name)) return keyPath(input.draft, name);
  const owner = ownerOf(input, name);
  if (owner === undefined) return [draft.field];
  return [owner.member.name, ...keyPath(owner.target, owner.key.refColumns[owner.key.columns.indexOf(name)] ?? '')];
}

/** What lists of the resource are asked for. */
export function queriedRecord(input: ResourceInput): QueriedRecord {
  const { draft, associations, leaving } = input;
  return {
    draft,
    pathOf: (column) => attributePath(column, input),
    refers: (name) => leaving.has(name) || associations.some(({ key }) => key.columns.includes(name)),
  };
}
