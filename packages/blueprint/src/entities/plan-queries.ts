import type { ColumnDraft } from '../drafts/column-draft.ts';
import { memberScope } from '../names/member-names.ts';
import type { Filter, SortableField } from '../model/query.ts';
import { isComparable } from '../types/shape.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { attributePath } from './attribute-path.ts';
import type { EntityInput } from './entity-plan-input.ts';

/** More conditions than this make an address nobody can read. */
const MOST_FILTERS = 16;

/** Names that mean something else already: the page parameters and the method of the filter itself. */
const PAGE_PARAMETERS = ['page', 'size', 'sort', 'toSpecification'];

/** The fields lists may be sorted by. */
export function planSortable(input: EntityInput): readonly SortableField[] {
  return input.draft.columns
    .filter((draft) => draft.role !== 'deleted' && !draft.isLarge && isComparable(draft.type.shape))
    .map((draft) => ({ field: draft.field, path: attributePath(draft, input) }));
}

/**
 * The conditions a list accepts. Where a table has many columns, those are taken that are most likely asked for:
 * references, parts of keys and indexed columns, then enumerations and flags, then the others in their order.
 */
export function planFilters(input: EntityInput): readonly Filter[] {
  const { table, key } = input.draft;
  const isOnlyKey = (name: string) => key.columns.length === 1 && key.columns[0] === name;
  const candidates = input.draft.columns.filter(
    (draft) =>
      draft.role !== 'deleted' && draft.role !== 'version' && isFilterable(draft) && !isOnlyKey(draft.column.name),
  );
  const indexed = new Set([
    ...uniqueSets(table).flat(),
    ...input.associations.flatMap((association) => association.key.columns),
    ...table.indexes.flatMap((index) => index.parts[0]?.column ?? []),
  ]);
  const chosen = candidates.toSorted((a, b) => weight(a, indexed) - weight(b, indexed)).slice(0, MOST_FILTERS);
  const scope = memberScope(PAGE_PARAMETERS);
  return candidates.filter((draft) => chosen.includes(draft)).map((draft) => filterOf(draft, input, scope));
}

function weight(draft: ColumnDraft, indexed: ReadonlySet<string>): number {
  if (indexed.has(draft.column.name)) return 0;
  return draft.type.shape.kind === 'enum' || draft.type.shape.kind === 'boolean' ? 1 : 2;
}

function isFilterable(draft: ColumnDraft): boolean {
  const { shape } = draft.type;
  if (draft.isLarge) return false;
  if (shape.kind === 'decimal' && shape.currency === true) return false;
  return isComparable(shape) && shape.kind !== 'duration' && !(shape.kind === 'time' && shape.zoned === true);
}

function filterOf(draft: ColumnDraft, input: EntityInput, scope: ReturnType<typeof memberScope>): Filter {
  const path = attributePath(draft, input);
  const type = draft.type.java;
  switch (draft.type.shape.kind) {
    case 'text': {
      const isReference = input.associations.some(({ key }) => key.columns.includes(draft.column.name));
      const kind = isReference || draft.type.shape.padded === true ? 'equal' : 'contains';
      return { kind, name: scope.take(draft.field), type, path };
    }
    case 'decimal':
    case 'floating':
    case 'date':
    case 'time':
    case 'timestamp':
      return {
        kind: 'between',
        from: scope.take(`${draft.field}From`),
        to: scope.take(`${draft.field}To`),
        type,
        path,
      };
    default:
      return { kind: 'equal', name: scope.take(draft.field), type, path };
  }
}
