import { NameScope } from '@backsmith/text';
import type { Diagnostic } from '@backsmith/text';
import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { withCreations } from '../../api/design-creation.ts';
import { designResources } from '../../api/design-resources.ts';
import { classifyTables } from '../../drafts/classify-tables.ts';
import type { Classification } from '../../drafts/classify-tables.ts';
import { columnType } from '../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../drafts/column-draft.ts';
import { draftColumns } from '../../drafts/draft-columns.ts';
import { draftEntity } from '../../drafts/draft-entity.ts';
import type { EntityDraft } from '../../drafts/entity-draft.ts';
import { designEnums } from '../../drafts/enums/design-enums.ts';
import { Findings } from '../../findings.ts';
import type { JavaEnum } from '../../model/java-enum.ts';
import type { KeptType } from '../../model/kept-type.ts';
import type { DocumentRows, DocumentType } from '../../model/mongo/document.ts';
import type { CollectionReference, UniqueFields } from '../../model/mongo/mongo-store.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import { nameAll, typeScope } from '../../names/class-names.ts';
import type { TableNames } from '../../names/class-names.ts';
import type { Packages } from '../../names/packages.ts';
import type { Relations } from '../../relations/association.ts';
import { DerivedKeys } from '../../relations/derived-keys.ts';
import { designAssociations } from '../../relations/design-associations.ts';
import { noteKeyless, noteKeys, noteSummaries } from '../../report/note-choices.ts';
import { noteMissedRoles } from '../../report/note-roles.ts';
import { noteWideKeys } from '../../report/note-wide-keys.ts';
import { keptTypes } from '../../report/value-law.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { indexTables, keyOf, tableKey } from '../../tables/lookup.ts';
import type { Lookup } from '../../tables/lookup.ts';
import { keyColumnsOf } from '../../tables/unique-sets.ts';
import { largeColumns } from '../../types/large-columns.ts';
import type { TypeContext } from '../../types/type-context.ts';
import type { TypeTraits } from '../../types/type-traits.ts';
import { writeChanges } from './changes/write-changes.ts';
import type { CollectionTable } from './collections.ts';
import { collectionReferences, designCollections, startedCounters, uniqueFields } from './collections.ts';
import { designDocument } from './documents/design-document.ts';
import { newKeyOf } from './documents/new-key.ts';
import { noteMongoLosses } from './note-losses.ts';
import { reportDocument, reportRecord, reportRelation, reportRows } from './reported-tables.ts';
import { designRows } from './rows/design-rows.ts';
import { storedNames, type StoredNames } from './stored-names.ts';

/** Everything that was decided about the tables. */
export type DesignedTables = {
  readonly resources: readonly Resource[];
  readonly lists: readonly RowList[];
  readonly enums: readonly JavaEnum[];
  readonly documents: readonly DocumentType[];
  readonly rows: readonly DocumentRows[];
  readonly types: readonly KeptType[];
  readonly references: readonly CollectionReference[];
  readonly uniques: readonly UniqueFields[];
  /** The first change, as a file. */
  readonly change: string;
  readonly own: StoredNames['own'];
  readonly reported: readonly ReportedTable[];
  readonly findings: readonly Diagnostic[];
};

/** What a document holds is what Java has: values of other databases that have no class there are texts. */
const TRAITS: TypeTraits = {
  clockDigits: 3,
  bitsAreText: false,
  moneyIsNumber: true,
  numbersMayBeNone: false,
  intervalsAreMixed: true,
  shapesAreBytes: false,
};

/** Decides what becomes of every table of a schema: a collection of its own. */
export function designTables(schema: Schema, roles: ColumnRoles, packages: Packages): DesignedTables {
  const findings = new Findings(schema.files);
  const lookup = indexTables(schema);
  const typeContext = typeContexts(schema);
  const plainType = (table: Table, column: Column) => columnType(column, typeContext(table, column), undefined);
  const classified = classifyTables(schema.tables, lookup, plainType);
  const names = storedNames(schema);
  const types = typeScope();
  const classes = nameAll(namedTables(schema, classified), types, new NameScope({ ignoreCase: true }));
  const nameOf = (table: Table) => named(classes, table);
  const owners = new Map([...classified.entities.keys()].map((table) => [table, nameOf(table).className]));
  const enums = designEnums(owners, types, packages);
  const isLarge = largeColumns(schema.tables);
  const columnsOf = (table: Table): readonly ColumnDraft[] =>
    draftColumns(table, keyColumnsOf(table, lookup.outgoing.get(keyOf(table)) ?? []), {
      roleOf: roles.of,
      typeContext,
      isLarge,
      enumOf: enums.of,
      isMade: () => false,
    }).map(withoutFacets);
  const drafts = new Map(
    [...classified.entities].map(([table, key]) => [
      keyOf(table),
      draftEntity(table, key, nameOf(table), columnsOf(table), types, packages),
    ]),
  );
  const targetOf = (key: ForeignKey) => drafts.get(tableKey(key.refSchema, key.refTable));
  const all = [...drafts.values()];
  const relations = relate(drafts, lookup, targetOf);
  const joins = classified.joins.flatMap((join) => {
    const [owner, target] = [targetOf(join.owner), targetOf(join.inverse)];
    return owner === undefined || target === undefined ? [] : [{ join, owner, target }];
  });
  const { resources: designed, obstacles } = designResources({
    drafts: all,
    relations,
    joins,
    leavingOf: () => new Set(),
    hasGeneratedKey: (draft, isReference) => newKeyOf(draft, isReference, '') !== undefined,
    accounts: undefined,
    findings,
  });
  const documents = designed.map((one) =>
    designDocument(one, {
      names,
      outgoing: ({ table }) => lookup.outgoing.get(keyOf(table)) ?? [],
      incoming: ({ table }) => lookup.incoming.get(keyOf(table)) ?? [],
      targetOf,
    }),
  );
  const rows = classified.keyless.map((table) => {
    const keys = lookup.outgoing.get(keyOf(table)) ?? [];
    const columns = columnsOf(table);
    const collection = names.collectionOf(table);
    const made = designRows({
      table,
      names: nameOf(table),
      columns,
      packages,
      collection,
      keys,
      drafts: all,
      obstacles,
    });
    noteKeyless(table, made.list, made, findings);
    return made;
  });
  const tables: readonly CollectionTable[] = [
    ...all.map(({ table, key, columns }) => ({ table, key: key.columns, columns })),
    ...[...joins.map(({ join }) => join.table), ...classified.keyless].map((table) => ({
      table,
      key: [],
      columns: columnsOf(table),
    })),
  ];
  const collections = designCollections(tables, joins, lookup, names, findings);
  noteMissedRoles(roles.missed, findings);
  noteKeys(all, findings);
  noteSummaries(all, findings);
  noteWideKeys(all, relations, findings);
  noteMongoLosses(schema, classified, tables, findings);
  return {
    resources: withCreations(
      designed.map(({ resource }) => resource),
      [],
    ),
    lists: rows.map(({ list }) => list),
    enums: enums.all,
    documents,
    rows: rows.map((one) => one.rows),
    types: keptTypes(tables.flatMap(({ columns }) => columns)),
    references: collectionReferences(schema, tables, joins, names),
    uniques: uniqueFields(collections),
    change: writeChanges(collections, startedCounters(all, schema, names), names.own.counters),
    own: names.own,
    reported: [
      ...designed.flatMap(({ resource }, at) => {
        const document = documents[at];
        return document === undefined ? [] : [reportDocument(resource, document)];
      }),
      ...joins.map(reportRelation),
      ...rows.map(reportRows),
      ...[...classified.records].map(reportRecord),
    ],
    findings: findings.sorted(),
  };
}

/** What a relational database must be told of a type is nothing to a document. */
function withoutFacets(draft: ColumnDraft): ColumnDraft {
  return { ...draft, type: { ...draft.type, facets: {} } };
}

/** Keys hold counts where other columns hold numbers. */
function typeContexts(schema: Schema): (table: Table, column: Column) => TypeContext {
  const keyColumns = new Set<string>();
  const note = (table: string, columns: readonly string[]) => {
    for (const column of columns) keyColumns.add(`${table}\n${column}`);
  };
  for (const table of schema.tables) note(keyOf(table), table.primaryKey);
  for (const key of schema.foreignKeys) {
    note(tableKey(key.schema, key.table), key.columns);
    note(tableKey(key.refSchema, key.refTable), key.refColumns);
  }
  return (table, column) => ({
    dataType: column.dataType,
    held: column.dataType,
    reported: '',
    isKey: column.identity || keyColumns.has(`${keyOf(table)}\n${column.name}`),
    traits: TRAITS,
  });
}

/** Tables that are called something: those that become documents, and lists without a key. */
function namedTables(schema: Schema, { entities, keyless }: Classification): readonly Table[] {
  return schema.tables.filter((table) => entities.has(table) || keyless.includes(table));
}

function named(names: ReadonlyMap<Table, TableNames>, table: Table): TableNames {
  const found = names.get(table);
  if (found === undefined) throw new Error(`No names were given to ${table.name}`);
  return found;
}

function relate(
  drafts: ReadonlyMap<string, EntityDraft>,
  lookup: Lookup,
  targetOf: (key: ForeignKey) => EntityDraft | undefined,
): ReadonlyMap<EntityDraft, Relations> {
  const derived = new DerivedKeys();
  return new Map(
    [...drafts].map(([key, draft]) => [
      draft,
      designAssociations(draft, lookup.outgoing.get(key) ?? [], targetOf, derived, () => false),
    ]),
  );
}
