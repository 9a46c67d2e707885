import type { Table } from '@backsmith/schema';
import { addAll, NameScope } from '@backsmith/text';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { isShown } from '../drafts/column-draft.ts';
import { isUntyped } from '../types/column-type.ts';
import { memberScope } from '../names/member-names.ts';
import type { Filter, FilterKind, FilterParameter } from '../model/filter.ts';
import { isComparable } from '../types/shape.ts';
import { uniqueSets } from '../tables/unique-sets.ts';

/** A record of Java has no more components than 254, and of an address with these nobody uses them all. */
const MOST_PARAMETERS = 200;

/** Names that mean something else already: the other parameters of a list and the methods of the filter itself. */
const PAGE_PARAMETERS = ['page', 'size', 'sort', 'expand', 'toSpecification', 'toCriteria'];

/** What lists are asked for: columns, what of them is indexed, and where their values lie. */
export type QueriedRecord = {
  readonly draft: {
    readonly table: Pick<Table, 'primaryKey' | 'uniques' | 'indexes'>;
    readonly columns: readonly ColumnDraft[];
    readonly key: { readonly columns: readonly string[] };
  };
  readonly pathOf: (draft: ColumnDraft) => readonly string[];
  /** Whether the column refers to another record. */
  readonly refers: (column: string) => boolean;
};

/** A field lists may be sorted by, as clients call it, and where its value lies. */
export type SortableDraft = { readonly field: string; readonly path: readonly string[] };

/** A filter, and where the value lies it is compared with. */
export type FilterDraft = { readonly filter: Filter; readonly path: readonly string[] };

/** The fields lists may be sorted by. */
export function designSortable(input: QueriedRecord): readonly SortableDraft[] {
  return input.draft.columns
    .filter((draft) => isShown(draft) && !draft.isLarge && isComparable(draft.type.shape))
    .map((draft) => ({ field: draft.json, path: input.pathOf(draft) }));
}

/**
 * The conditions a list accepts: by every column that answers show. Where a table has so many columns that these are more
 * than Java takes, those are left out that are least likely asked for: first all but equality, of columns without an index.
 */
export function designFilters(input: QueriedRecord): readonly FilterDraft[] {
  const columns = input.draft.columns.filter((draft) => isShown(draft) && draft.role !== 'version');
  const wanted = columns
    .map((draft) => ({ draft, kinds: kindsOf(draft, input) }))
    .filter(({ kinds }) => kinds.length > 0);
  const kept = mostWanted(wanted, input);
  const names = parameterNames(wanted);
  return wanted.flatMap(({ draft, kinds }) => {
    const parameters = kinds.flatMap((kind) => {
      const parameter = names.get(draft)?.get(kind);
      return parameter !== undefined && kept.has(wish(draft, kind)) ? [parameter] : [];
    });
    if (parameters.length === 0) return [];
    return [{ filter: { type: draft.type.java, parameters }, path: input.pathOf(draft) }];
  });
}

/** What may be asked of a column. */
type Wanted = { readonly draft: ColumnDraft; readonly kinds: readonly FilterKind[] };

function wish({ column }: ColumnDraft, kind: FilterKind): string {
  return `${kind} ${column.name}`;
}

function mostWanted(wanted: readonly Wanted[], { draft: { table }, refers }: QueriedRecord): ReadonlySet<string> {
  const indexed = new Set([
    ...uniqueSets(table).flat(),
    ...table.indexes.flatMap((index) => index.parts[0]?.column ?? []),
  ]);
  const weight = ({ column: { name } }: ColumnDraft, kind: FilterKind): number =>
    (isEquality(kind) ? 0 : 2) + (indexed.has(name) || refers(name) ? 0 : 1);
  const wishes = wanted.flatMap(({ draft, kinds }) =>
    together(kinds).map((group) => ({
      weight: weight(draft, group[0]),
      names: group.map((kind) => wish(draft, kind)),
    })),
  );
  const chosen: string[] = [];
  for (const { names } of wishes.toSorted((a, b) => a.weight - b.weight)) {
    if (chosen.length + names.length > MOST_PARAMETERS) break;
    addAll(chosen, names);
  }
  return new Set(chosen);
}

/** Questions that are offered together or not at all. */
type Group = readonly [FilterKind, ...FilterKind[]];

/** Each question alone, but the two ends of a range. */
function together(kinds: readonly FilterKind[]): readonly Group[] {
  return kinds.filter((kind) => kind !== 'to').map((kind): Group => (kind === 'from' ? [kind, 'to'] : [kind]));
}

function isEquality(kind: FilterKind): boolean {
  return kind === 'among' || kind === 'equal';
}

/** Equality has the name of the field itself, whatever the others are called; those have what they mean behind it. */
function parameterNames(wanted: readonly Wanted[]): ReadonlyMap<ColumnDraft, ReadonlyMap<FilterKind, FilterParameter>> {
  const components = memberScope(PAGE_PARAMETERS);
  const words = new NameScope({ reserved: PAGE_PARAMETERS });
  const names = new Map<ColumnDraft, Map<FilterKind, FilterParameter>>(wanted.map(({ draft }) => [draft, new Map()]));
  for (const isFirst of [true, false]) {
    for (const { draft, kinds } of wanted) {
      for (const kind of kinds.filter((one) => isEquality(one) === isFirst)) {
        const name = components.take(draft.field + BEHIND[kind]);
        const json = words.take(draft.json + BEHIND[kind]);
        names.get(draft)?.set(kind, { kind, name, ...(json === name ? {} : { json }) });
      }
    }
  }
  return names;
}

const BEHIND: Readonly<Record<FilterKind, string>> = {
  among: '',
  equal: '',
  contains: 'Contains',
  from: 'From',
  to: 'To',
  absent: 'IsNull',
};

function kindsOf(draft: ColumnDraft, input: QueriedRecord): readonly FilterKind[] {
  // What lists do not show they are not asked for, and of what the database alone knows the type nothing is asked.
  if (draft.isLarge || isUntyped(draft.column)) return [];
  const isKey = input.draft.key.columns.includes(draft.column.name);
  return [...comparisonsWith(draft, input), ...(isKey || draft.column.notNull ? [] : (['absent'] as const))];
}

function comparisonsWith(draft: ColumnDraft, input: QueriedRecord): readonly FilterKind[] {
  const { shape } = draft.type;
  if (!isComparable(shape)) return [];
  const { name } = draft.column;
  const refers = input.refers(name);
  switch (shape.kind) {
    case 'text':
      return refers || shape.padded === true ? ['among'] : ['among', 'contains'];
    case 'whole':
      return refers || isOnlyKey(draft, input) ? ['among'] : ['among', 'from', 'to'];
    case 'decimal':
      return ['among', 'from', 'to'];
    // What a database rounds equals nothing that is said of it.
    case 'floating':
      return ['from', 'to'];
    case 'date':
    case 'timestamp':
      return ['among', 'from', 'to'];
    case 'time':
      return shape.zoned === true ? [] : ['among', 'from', 'to'];
    case 'boolean':
      return ['equal'];
    case 'duration':
      return [];
    default:
      return ['among'];
  }
}

function isOnlyKey({ column }: ColumnDraft, { draft: { key } }: QueriedRecord): boolean {
  return key.columns.length === 1 && key.columns[0] === column.name;
}
