import { NameScope } from '@backsmith/text';
import type { Diagnostic, Language } from '@backsmith/text';
import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { withCreations } from '../../api/design-creation.ts';
import { designResources } from '../../api/design-resources.ts';
import { classifyTables, designedJoins, namedTables } from '../../drafts/classify-tables.ts';
import { columnType } from '../../types/column-type.ts';
import type { ColumnDraft } from '../../drafts/column-draft.ts';
import { draftColumns } from '../../drafts/draft-columns.ts';
import { draftResource } from '../../drafts/draft-resource.ts';
import { designEnums } from '../../drafts/enums/design-enums.ts';
import { Findings } from '../../findings.ts';
import type { JavaEnum } from '../../model/java-enum.ts';
import type { KeptType } from '../../model/kept-type.ts';
import type { DocumentRows, DocumentType, DocumentView } from '../../model/mongo/document.ts';
import type { CollectionReference, UniqueFields } from '../../model/mongo/mongo-store.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import { nameAll, nameOf, typeScope } from '../../names/class-names.ts';
import type { Packages } from '../../names/packages.ts';
import { designRecordRules } from '../../relations/record-rules/design-record-rules.ts';
import { relate, targetOf } from '../../relations/relate.ts';
import { noteKeyless, noteKeys, noteSummaries } from '../../report/note-choices.ts';
import { noteJoinGroups, noteMissedRoles, noteViews } from '../../report/note-roles.ts';
import { noteWideKeys } from '../../report/note-wide-keys.ts';
import { keptTypes } from '../../report/value-law.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { isAccountsTable } from '../../roles/find-accounts.ts';
import { withPasswordRule } from '../../roles/password-rule.ts';
import { indexTables, keyOf, tableKey } from '../../tables/lookup.ts';
import { keyColumnsOf } from '../../tables/unique-sets.ts';
import { largeColumns } from '../../types/large-columns.ts';
import type { MadeCollection, MadeCounter } from './changes/write-changes.ts';
import type { CollectionTable } from './collections.ts';
import { collectionReferences, designCollections, startedCounters, uniqueFields } from './collections.ts';
import { designDocument } from './documents/design-document.ts';
import { isOfSingleColumns, ruleOf, type DocumentRules } from './documents/document-rules.ts';
import { newKeyOf } from './documents/new-key.ts';
import { typeContexts } from './documents/type-contexts.ts';
import { noteEnds } from './note-ends.ts';
import { noteMongoLosses } from './note-losses.ts';
import { noteTenants } from './note-tenants.ts';
import { reportJoin, reportRecord } from '../../report/reported-tables.ts';
import { reportDocument, reportRows, reportView } from './reported-tables.ts';
import { designRows } from './rows/design-rows.ts';
import { storedNames, type StoredNames } from './stored-names.ts';
import type { Followed } from './update/follow-versions.ts';
import { designViews, readViews } from './views/design-views.ts';
import { viewTables } from './views/view-tables.ts';

/** Everything that was decided about the tables. */
export type DesignedTables = {
  readonly resources: readonly Resource[];
  readonly lists: readonly RowList[];
  readonly enums: readonly JavaEnum[];
  readonly documents: readonly DocumentType[];
  readonly rows: readonly DocumentRows[];
  readonly views: readonly DocumentView[];
  readonly types: readonly KeptType[];
  readonly references: readonly CollectionReference[];
  readonly uniques: readonly UniqueFields[];
  /** What the database is to have. */
  readonly collections: readonly MadeCollection[];
  readonly counters: readonly MadeCounter[];
  readonly own: StoredNames['own'];
  readonly counterOf: StoredNames['counterOf'];
  readonly reported: readonly ReportedTable[];
  readonly findings: readonly Diagnostic[];
};

/**
 * Decides what becomes of every table of a schema: a collection of its own.
 *
 * @param leaving the foreign keys that lead to what another service keeps
 * @param used what documents of earlier versions are, where the database is in use
 */
export function designTables(
  kept: Schema,
  roles: ColumnRoles,
  packages: Packages,
  language: Language,
  leaving: readonly ForeignKey[] = [],
  used?: Pick<Followed, 'names' | 'left' | 'loose'>,
): DesignedTables {
  // Requests keep the rule on passwords; the documents hold hashes, which are longer.
  const schema = withPasswordRule(kept, roles.accounts);
  const written = new Map(kept.tables.map((table) => [keyOf(table), table]));
  const findings = new Findings(schema.files);
  const lookup = indexTables(schema);
  const typeContext = typeContexts(schema, leaving);
  const plainType = (table: Table, column: Column) => columnType(column, typeContext(table, column), undefined);
  const classified = classifyTables(schema.tables, lookup, plainType);
  const names = used?.names ?? storedNames(schema);
  const read = readViews(schema, roles, { tables: viewTables(schema, classified), names }, findings);
  const types = typeScope();
  const classes = nameAll(
    [...namedTables(schema.tables, classified), ...read.map(({ traced }) => traced.view)],
    types,
    new NameScope({ ignoreCase: true }),
    language,
  );
  const owners = new Map([...classified.resources.keys()].map((table) => [table, nameOf(classes, table).className]));
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
    [...classified.resources].map(([table, key]) => [
      keyOf(table),
      draftResource(table, key, nameOf(classes, table), columnsOf(table), types, packages),
    ]),
  );
  const target = (key: ForeignKey) => targetOf(drafts, key);
  const all = [...drafts.values()];
  const accounts = all.find(({ table }) => isAccountsTable(table, roles.accounts));
  const relations = relate(drafts, lookup, (draft) => draft === accounts);
  const joins = designedJoins(classified, target);
  const { resources: designed, obstacles } = designResources({
    drafts: all,
    relations,
    joins,
    leavingOf: ({ table }) => new Set(leavingFrom(table, leaving).flatMap(({ columns }) => columns)),
    hasGeneratedKey: (draft, isReference) => newKeyOf(draft, isReference, '') !== undefined,
    readBy: ({ table }) => roles.readBy(table),
    findings,
  });
  const rules = designRecordRules({
    relations,
    keysOf: ({ table }) => lookup.outgoing.get(keyOf(table)) ?? [],
    targetOf: target,
    write: () => '',
    canBeAsked: isOfSingleColumns,
    roles,
    packages,
  });
  const ruled: DocumentRules = {
    rules,
    draftOf: (table) => drafts.get(keyOf(table)),
    seesAll: roles.tenant?.isChosen === true ? 'operator' : 'administrator',
  };
  const documents = designed.map((one) =>
    designDocument(one, {
      ...ruleOf(one.input.draft, ruled),
      names,
      left: used?.left.get(keyOf(one.input.draft.table)) ?? [],
      outgoing: ({ table }) => lookup.outgoing.get(keyOf(table)) ?? [],
      incoming: ({ table }) => lookup.incoming.get(keyOf(table)) ?? [],
      targetOf: target,
    }),
  );
  const rows = classified.keyless.map((table) => {
    const keys = lookup.outgoing.get(keyOf(table)) ?? [];
    const columns = columnsOf(table);
    const collection = names.collectionOf(table);
    const made = designRows({
      table,
      names: nameOf(classes, table),
      columns,
      packages,
      collection,
      keys,
      drafts: all,
      targetOf: target,
      obstacles,
      isConfined: roles.isOwned(table) || roles.isOfTenant(table),
    });
    noteKeyless(table, made.list, made, findings);
    return made;
  });
  const views = designViews(read, ({ traced }) => nameOf(classes, traced.view), packages, columnsOf);
  const tables: readonly CollectionTable[] = [
    ...all.map(({ table, key, columns }) => ({
      table: written.get(keyOf(table)) ?? table,
      key: key.columns,
      columns,
    })),
    ...[...joins.map(({ join }) => join.table), ...classified.keyless].map((table) => ({
      table,
      key: [],
      columns: columnsOf(table),
    })),
  ];
  const collections = designCollections(
    tables.map((one) => withLoose(one, used?.loose)),
    joins,
    lookup,
    names,
    { dialect: schema.dialect, endOf: roles.endOf },
    findings,
  );
  const asked = new Map([
    ...designed.map(({ input, fields }) => {
      const said = fields.flatMap(({ column, inRequest }) => (inRequest ? [column] : []));
      return [keyOf(input.draft.table), new Set(said)] as const;
    }),
    ...classified.keyless.map((table, at) => [keyOf(table), new Set(rows[at]?.asked)] as const),
  ]);
  noteViews(
    read.map(({ traced }) => traced),
    [],
    findings,
  );
  noteMissedRoles(roles.missed, findings);
  noteJoinGroups(joins, roles.groups, findings);
  noteKeys(all, findings);
  noteSummaries(all, findings);
  noteWideKeys(all, relations, findings);
  noteMongoLosses(schema, classified, tables, asked, findings);
  noteEnds(tables, lookup, roles, findings);
  noteTenants(documents, findings);
  return {
    resources: withCreations(
      designed.map(({ resource }) => resource),
      documents,
      roles.readBy,
    ),
    lists: [...rows, ...views].map(({ list }) => list),
    enums: enums.all,
    documents,
    rows: rows.map((one) => one.rows),
    views: views.map(({ view }) => view),
    types: keptTypes(tables.flatMap(({ columns }) => columns)),
    references: collectionReferences(schema, tables, joins, names),
    uniques: uniqueFields(collections),
    collections,
    counters: startedCounters(all, schema, names),
    own: names.own,
    counterOf: names.counterOf,
    reported: [
      ...designed.flatMap(({ resource }, at) => {
        const document = documents[at];
        return document === undefined ? [] : [reportDocument(resource, document)];
      }),
      ...joins.map(reportJoin),
      ...rows.map(reportRows),
      ...views.map(reportView),
      ...[...classified.records].map(reportRecord),
    ],
    findings: findings.sorted(),
  };
}

/** The keys that lead from a table to what another service keeps. */
function leavingFrom(table: Table, leaving: readonly ForeignKey[]): readonly ForeignKey[] {
  return leaving.filter((key) => tableKey(key.schema, key.table) === keyOf(table));
}

/** Documents may lack what was demanded of none of them when they were written. */
function withLoose(one: CollectionTable, loose: Followed['loose'] | undefined): CollectionTable {
  const names = loose?.get(keyOf(one.table)) ?? [];
  const columns = one.columns.map((draft) =>
    names.includes(draft.column.name) ? { ...draft, column: { ...draft.column, notNull: false } } : draft,
  );
  return { ...one, columns };
}

/** What a relational database must be told of a type is nothing to a document. */
function withoutFacets(draft: ColumnDraft): ColumnDraft {
  const { java, shape } = draft.type;
  return { ...draft, type: { java, shape, facets: {} } };
}
