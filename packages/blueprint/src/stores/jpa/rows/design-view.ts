import type { DataType, Table, View as SourceView, ViewColumn } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import type { BasicAttribute } from '../../../model/jpa/attribute.ts';
import type { View } from '../../../model/jpa/jpa-store.ts';
import type { ViewList } from '../../../model/row-list.ts';
import type { TableNames } from '../../../names/class-names.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { Packages } from '../../../names/packages.ts';
import { designViewList, draftViewColumns } from '../../../api/design-view-list.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { MOST_COMPONENTS } from '../../../drafts/most-components.ts';
import { JAVA } from '../../../types/java-types.ts';
import { mapType } from '../../../types/map-type.ts';
import type { MappedType } from '../../../types/mapped-type.ts';
import type { ValueShape } from '../../../types/shape.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { columnMapping } from '../entities/column-mapping.ts';
import { conditionsWithin } from '../entities/conditions-within.ts';
import { sortablePaths, sortPath } from '../sort-paths.ts';
import type { TracedView } from '../../../roles/trace-view.ts';

/**
 * The list of a view's rows, how they are read, what nobody knows the type of, and what is of a type that only its database
 * has: lists show both as text.
 */
export type DesignedView = {
  readonly list: ViewList;
  readonly view: View;
  readonly untyped: readonly string[];
  readonly asText: readonly string[];
};

/** What the design of views needs besides them. */
export type ViewSources = {
  readonly database: TargetDatabase;
  readonly packages: Packages;
  /** The drafted columns of a table. */
  readonly columnsOf: (table: Table) => readonly ColumnDraft[];
  readonly select: (view: SourceView, columns: readonly string[]) => string;
};

/** Designs the list of a view's rows; what is secret is no part of it. */
export function designView(traced: TracedView, names: TableNames, sources: ViewSources): DesignedView {
  const { view } = traced;
  const shown = traced.shown.slice(0, MOST_COMPONENTS);
  const { packages, database, columnsOf } = sources;
  const drafts = draftViewColumns({ ...traced, shown }, columnsOf, (column) => computed(column, sources));
  const { list, filters, sortable, ending } = designViewList(traced, names, packages, drafts);
  return {
    list,
    view: {
      list: list.name,
      viewName: view.name,
      place: placeOf(view),
      entity: { packageName: packages.of('domain', list.name), name: list.name },
      select: sources.select(
        view,
        shown.map(({ name }) => name),
      ),
      attributes: attributesOf(drafts, database),
      conditions: filters.flatMap((filter) => conditionsWithin(filter, drafts)),
      sortable: sortablePaths(sortable),
      keyPaths: ending.map(sortPath),
      readBy: traced.readBy,
      showsDeleted: traced.showsDeleted.length > 0,
    },
    untyped: namesOf(shown, (dataType) => dataType === undefined),
    asText: namesOf(shown, (dataType) => dataType !== undefined && readAlike(dataType) === undefined),
  };
}

/** The computed columns of certain types. */
function namesOf(shown: readonly ViewColumn[], isMeant: (type: DataType | undefined) => boolean): readonly string[] {
  return shown.filter(({ origin, dataType }) => origin === undefined && isMeant(dataType)).map(({ name }) => name);
}

/** A value of a type that its query tells; any other is shown as the text that drivers make of it. */
function computed({ name, dataType, notNull }: ViewColumn, { database: { traits } }: ViewSources): ColumnDraft {
  const place = { line: 1, column: 1 };
  const column = { ...place, name, type: '', dataType: dataType ?? UNKNOWN, notNull, identity: false };
  const read = dataType && readAlike(dataType);
  const type = read && mapType({ dataType: read, held: read, reported: '', isKey: false, traits });
  const shown = type === undefined ? AS_TEXT : readingOf(type);
  return { field: name, json: name, role: 'plain', isLarge: false, column, type: shown };
}

/** The type as any driver gives its values to whoever asks for them as such; nothing where it does not, or compares them in its own way. */
function readAlike(type: DataType): DataType | undefined {
  if (type.kind === 'vendor' && TEXTS.has(type.name)) return { kind: 'text' };
  const { kind } = type.kind === 'array' ? type.element : type;
  return READ_ALIKE.has(kind) ? type : undefined;
}

/** Texts of types that one database has and no column of another: without a length, and of names. */
const TEXTS: ReadonlySet<string> = new Set(['bpchar', 'name']);

const READ_ALIKE: ReadonlySet<DataType['kind']> = new Set([
  ...(['boolean', 'integer', 'decimal', 'float', 'char', 'varchar', 'text'] as const),
  ...(['date', 'time', 'timestamp', 'uuid', 'json'] as const),
]);

/** How a value is read; nobody compares what else is said of a column with a query's. */
function readingOf({ java, shape, odd, facets: { converter, jdbcType } }: MappedType): MappedType {
  const facets = {
    ...(converter === undefined ? {} : { converter }),
    ...(jdbcType === undefined ? {} : { jdbcType }),
  };
  return { java, shape, ...(odd === undefined ? {} : { odd }), facets };
}

const UNKNOWN = { kind: 'unknown' } as const;
const AS_TEXT: MappedType = { java: JAVA.string, shape: { kind: 'opaque', example: undefined }, facets: {} };

/** Hibernate wants a key of whatever it knows by a class; as rows are read as values, it need not be one. */
function attributesOf(drafts: readonly ColumnDraft[], database: TargetDatabase): readonly BasicAttribute[] {
  const key = drafts.toSorted((a, b) => rankOf(a.type.shape) - rankOf(b.type.shape))[0];
  return drafts.map((draft) => ({
    kind: 'basic',
    ...memberNamed(draft.field),
    type: draft.type.java,
    column: { ...columnMapping(draft, database, false), nullable: true },
    role: draft === key ? 'id' : 'plain',
    settable: false,
  }));
}

/** How well values stand for a key: those that Java compares by themselves first. */
function rankOf({ kind }: ValueShape): number {
  const at = ['whole', 'uuid', 'text', 'enum', 'decimal', 'opaque', 'boolean', 'date', 'timestamp'].indexOf(kind);
  return at < 0 ? 100 : at;
}
