import type { Table, ViewColumn } from '@backsmith/schema';
import { NameScope, capitalize } from '@backsmith/text';
import { jsonOf } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { API_ROOT } from '../drafts/draft-resource.ts';
import type { ViewList } from '../model/row-list.ts';
import type { TableNames } from '../names/class-names.ts';
import { memberName, memberScope } from '../names/member-names.ts';
import type { Packages } from '../names/packages.ts';
import { commentOf, mayBeUnshown, unshownOf } from '../resources/design-fields.ts';
import { designFilters, designSortable } from '../resources/design-queries.ts';
import type { FilterDraft, QueriedRecord, SortableDraft } from '../resources/design-queries.ts';
import type { TracedView } from '../roles/trace-view.ts';

/** What the API shows of a view, and where the values lie that its rows are asked for and ordered by. */
export type DesignedViewList = {
  readonly list: ViewList;
  readonly filters: readonly FilterDraft[];
  readonly sortable: readonly SortableDraft[];
  /** What rows that are alike in all that was asked for are ordered by. */
  readonly ending: readonly (readonly string[])[];
};

/** Designs the list of a view's rows by the drafts of its columns. */
export function designViewList(
  { view }: Pick<TracedView, 'view'>,
  { className, title, titlePlural, segment }: TableNames,
  packages: Packages,
  drafts: readonly ColumnDraft[],
): DesignedViewList {
  const queried: QueriedRecord = {
    draft: { table: { uniques: [], indexes: [], primaryKey: [] }, columns: drafts, key: { columns: [] } },
    pathOf: ({ field }) => [field],
    refers: () => false,
  };
  const filters = designFilters(queried);
  const sortable = designSortable(queried);
  const classes = {
    row: { packageName: packages.of('dto', className), name: `${className}Response` },
    filter: { packageName: packages.of('dto', className), name: `${className}Filter` },
    service: { packageName: packages.of('service', className), name: `${className}Service` },
    controller: { packageName: packages.of('controller', className), name: `${className}Controller` },
    test: packages.root(`${className}ApiTest`),
  };
  const list: ViewList = {
    kind: 'view',
    name: className,
    title,
    titlePlural,
    heading: capitalize(titlePlural),
    path: `${API_ROOT}/${segment}`,
    classes,
    fields: drafts.map((draft) => ({
      name: draft.field,
      ...jsonOf(draft),
      type: draft.type.java,
      inRequest: false,
      inResponse: true,
      required: false,
      nullable: !draft.column.notNull || draft.type.odd?.readsAsNone !== undefined,
      ...commentOf(draft.column),
      ...unshownOf(draft),
      ...mayBeUnshown(draft),
      constraints: [],
    })),
    filters: filters.map(({ filter }) => filter),
    sortable: sortable.map(({ field }) => field),
  };
  const keys = drafts.filter(({ column }) => view.key?.includes(column.name) === true);
  const isKeyed = keys.length > 0 && keys.length === view.key?.length;
  const ending = isKeyed ? keys.map(({ field }) => [field]) : sortable.map(({ path }) => path);
  return { list, filters, sortable, ending };
}

/** Drafts the columns a list shows of a view: those that are columns of tables, under their names, and those it computes. */
export function draftViewColumns(
  { shown, tableOf }: Pick<TracedView, 'shown' | 'tableOf'>,
  columnsOf: (table: Table) => readonly ColumnDraft[],
  computed: (column: ViewColumn) => ColumnDraft,
): readonly ColumnDraft[] {
  const scope = memberScope();
  const names = new NameScope();
  // Views may have thousands of columns of one table, which is drafted once.
  const drafted = new Map<Table, ReadonlyMap<string, ColumnDraft>>();
  const draftsOf = (table: Table): ReadonlyMap<string, ColumnDraft> => {
    const drafts = drafted.get(table) ?? new Map(columnsOf(table).map((draft) => [draft.column.name, draft]));
    drafted.set(table, drafts);
    return drafts;
  };
  return shown.map((column) => {
    const draft = originOf(column, tableOf, draftsOf) ?? computed(column);
    const name = memberName(draft.column);
    return { ...draft, field: scope.take(name), json: names.take(name), role: 'plain' };
  });
}

/** The column whose values it gives, under its name. */
function originOf(
  { name, origin, notNull }: ViewColumn,
  tableOf: TracedView['tableOf'],
  draftsOf: (table: Table) => ReadonlyMap<string, ColumnDraft>,
): ColumnDraft | undefined {
  if (origin === undefined) return undefined;
  const table = tableOf(origin);
  const found = table && draftsOf(table).get(origin.column);
  if (found === undefined) return undefined;
  const { generated, writtenAs, ...column } = found.column;
  const isUntyped = generated !== undefined && column.dataType.kind === 'unknown';
  const spelling = writtenAs !== undefined && column.name === name ? { writtenAs } : {};
  return { ...found, column: { ...column, ...spelling, ...(isUntyped ? { generated } : {}), name, notNull } };
}
