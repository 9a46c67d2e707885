import type { DataType, Table, ViewColumn } from '@backsmith/schema';
import { NameScope, placeOf } from '@backsmith/text';
import { designViewList, draftViewColumns } from '../../../api/design-view-list.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { MOST_COMPONENTS } from '../../../drafts/most-components.ts';
import type { DocumentView } from '../../../model/mongo/document.ts';
import type { ViewList } from '../../../model/row-list.ts';
import type { TableNames } from '../../../names/class-names.ts';
import { fieldName } from '../../../names/field-name.ts';
import type { Packages } from '../../../names/packages.ts';
import { conditionsOf } from '../../../resources/conditions.ts';
import type { TracedView } from '../../../roles/trace-view.ts';
import { JAVA } from '../../../types/java-types.ts';
import { mapType } from '../../../types/map-type.ts';
import { TRAITS } from '../documents/type-contexts.ts';
import type { StageValue } from './scope.ts';
import { stageText } from './stage-text.ts';
import type { TranslatedView } from './translate-view.ts';
import type { ViewValue } from './values.ts';

/** The list of a view's rows, and how they are worked out. */
export type DesignedView = { readonly list: ViewList; readonly view: DocumentView };

/** Designs the list of a view that is an aggregation; what is secret is no part of it. */
export function designView(
  traced: TracedView,
  { collection, stages, values }: TranslatedView,
  names: TableNames,
  packages: Packages,
  columnsOf: (table: Table) => readonly ColumnDraft[],
): DesignedView {
  const shown = traced.shown.slice(0, MOST_COMPONENTS);
  const drafts = draftViewColumns({ ...traced, shown }, columnsOf, (column) => computed(column, values.get(column)));
  const { list, filters, sortable, ending } = designViewList(traced, names, packages, drafts);
  const scope = new NameScope({ reserved: ['_id'] });
  const attributes = drafts.map(({ field: name, column, type: { java } }) => ({
    name,
    type: java,
    field: scope.take(fieldName(column.name)),
    ...(java === JAVA.json ? { isJson: true as const } : {}),
  }));
  const shownValues = attributes.map(({ field }, at): [string, StageValue] => {
    const column = shown[at];
    return [field, projected(column && values.get(column))];
  });
  const isPlain = ({ field, path }: (typeof sortable)[number]) => path.join('.') === field;
  return {
    list,
    view: {
      list: list.name,
      viewName: traced.view.name,
      place: placeOf(traced.view),
      row: { packageName: packages.of('domain', list.name), name: list.name },
      collection,
      stages: [...stages, { $project: { _id: 0, ...Object.fromEntries(shownValues) } }].map((stage) =>
        stageText(stage),
      ),
      attributes,
      fields: drafts.map(({ field, column }) => ({
        field,
        column: column.name,
        read: [{ method: field, nullable: !column.notNull }],
      })),
      conditions: filters.flatMap(conditionsOf),
      sortable: {
        plain: sortable.filter(isPlain).map(({ field }) => field),
        mapped: sortable.filter((one) => !isPlain(one)),
      },
      keyPaths: ending,
      readBy: traced.readBy,
      showsDeleted: traced.showsDeleted.length > 0,
    },
  };
}

/** A number alone would say whether a field is shown. */
function projected(value: ViewValue | undefined): StageValue {
  const expression = value?.expression ?? null;
  return typeof expression === 'object' || typeof expression === 'string' ? expression : { $literal: expression };
}

/** A value the query makes, of the type it says where an aggregation gives such a one. */
function computed({ name, dataType: said }: ViewColumn, value: ViewValue | undefined): ColumnDraft {
  const place = { line: 1, column: 1 };
  const isSaid = said !== undefined && value !== undefined && GIVES[value.kind]?.has(said.kind) === true;
  const dataType: DataType = isSaid ? said : (value?.dataType ?? { kind: 'unknown' });
  const notNull = value?.isNullable === false;
  const column = { ...place, name, type: '', dataType, notNull, identity: false };
  const { java, shape } = mapType({ dataType, held: dataType, reported: '', isKey: false, traits: TRAITS });
  return { field: name, json: name, role: 'plain', isLarge: false, column, type: { java, shape, facets: {} } };
}

/** The types that values of a kind are read as. */
const GIVES: Readonly<Partial<Record<ViewValue['kind'], ReadonlySet<DataType['kind']>>>> = {
  whole: new Set(['integer', 'decimal', 'float']),
  decimal: new Set(['decimal', 'float']),
  floating: new Set(['decimal', 'float']),
  text: new Set(['char', 'varchar', 'text']),
};
