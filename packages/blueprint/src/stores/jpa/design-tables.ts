import { NameScope } from '@backsmith/text';
import type { Diagnostic, Language } from '@backsmith/text';
import { rowConditionSql } from '@backsmith/schema';
import type { Column, DataType, ForeignKey, Schema, Table, WrittenColumn } from '@backsmith/schema';
import { relate, targetOf } from '../../relations/relate.ts';
import type { TargetDatabase } from './databases/target-database.ts';
import type { TargetDdl } from './ddl/target-ddl.ts';
import { columnType } from '../../types/column-type.ts';
import { keyColumnsOf } from '../../tables/unique-sets.ts';
import { draftColumns } from '../../drafts/draft-columns.ts';
import { draftResource } from '../../drafts/draft-resource.ts';
import { withCreations } from '../../api/design-creation.ts';
import { designResources } from '../../api/design-resources.ts';
import { designEntity } from './entities/design-entity.ts';
import { keyGenerator } from './entities/key-generator.ts';
import { designEnums } from '../../drafts/enums/design-enums.ts';
import { Findings } from '../../findings.ts';
import { designKeyless } from './rows/design-keyless.ts';
import type { JavaEnum } from '../../model/java-enum.ts';
import type { Entity } from '../../model/jpa/entity.ts';
import type { DatabaseRule, KeylessTable, View } from '../../model/jpa/jpa-store.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { RowList } from '../../model/row-list.ts';
import { nameAll, nameOf, typeScope } from '../../names/class-names.ts';
import type { Packages } from '../../names/packages.ts';
import { noteChecks, noteKeys, noteKeyless, noteLosses, noteSummaries, noteValues } from '../../report/note-choices.ts';
import { noteHistories, noteUnlistedHistories } from '../../report/note-histories.ts';
import { noteJoinGroups, noteMissedRoles, noteViews } from '../../report/note-roles.ts';
import { noteLongTimes } from '../../report/note-times.ts';
import { noteUnreadable } from '../../report/note-unreadable.ts';
import { keptTypes } from '../../report/value-law.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { isAccountsTable } from '../../roles/find-accounts.ts';
import { designReferred, type Referred } from './rules/design-referred.ts';
import { designRules } from './rules/design-rules.ts';
import { reportJoin, reportRecord } from '../../report/reported-tables.ts';
import { reportEntity, reportKeyless, reportView } from './reported-tables.ts';
import { classifyTables, designedJoins, namedTables } from '../../drafts/classify-tables.ts';
import type { KeptType } from '../../model/kept-type.ts';
import { hasZeroDays } from './zero-days.ts';
import { countedColumnTest, keyColumnTest } from '../../tables/key-columns.ts';
import { indexTables, keyOf, tableKey } from '../../tables/lookup.ts';
import { traceHistory, traceViews } from '../../roles/trace-view.ts';
import { designRecordRules } from '../../relations/record-rules/design-record-rules.ts';
import { canBeAsked } from './can-be-asked.ts';
import { designHistory } from './rows/design-history.ts';
import { designView } from './rows/design-view.ts';
import { withoutHibernate } from '../../types/map-number.ts';
import { largeColumns } from '../../types/large-columns.ts';
import type { TypeContext, WrittenType } from '../../types/type-context.ts';

/** Everything that was decided about the tables. */
export type DesignedTables = {
  readonly resources: readonly Resource[];
  readonly lists: readonly RowList[];
  readonly enums: readonly JavaEnum[];
  readonly entities: readonly Entity[];
  readonly keyless: readonly KeylessTable[];
  readonly views: readonly View[];
  readonly types: readonly KeptType[];
  readonly rules: readonly DatabaseRule[];
  readonly referred: Referred;
  readonly reported: readonly ReportedTable[];
  readonly findings: readonly Diagnostic[];
};

/** Decides what becomes of every table of a schema. */
export function designTables(
  schema: Schema,
  roles: ColumnRoles,
  database: TargetDatabase,
  ddl: TargetDdl,
  packages: Packages,
  leaving: readonly ForeignKey[],
  language: Language,
): DesignedTables {
  const findings = new Findings(schema.files);
  const lookup = indexTables(schema);
  const typeContext = typeContexts(schema, database, ddl, leaving);
  const plainType = (table: Table, column: Column) => columnType(column, typeContext(table, column), undefined);
  const classified = classifyTables(schema.tables, lookup, plainType);
  const types = typeScope();
  const segments = new NameScope({ ignoreCase: true });
  const traced = ddl.views.map(traceViews(schema, roles));
  const names = nameAll(
    [...namedTables(schema.tables, classified), ...traced.map(({ view }) => view)],
    types,
    segments,
    language,
  );
  const called = ddl.histories.flatMap(({ view, table: written }) => {
    // What is written has indexes besides, and is no table of this schema then.
    const table = lookup.tables.get(keyOf(written));
    return table === undefined
      ? []
      : [{ name: `${names.get(table)?.className ?? table.name}_history`, history: { table, view } }];
  });
  const historyNames = nameAll(called, types, segments, language);
  const owners = new Map([...classified.resources.keys()].map((table) => [table, nameOf(names, table).className]));
  const enums = designEnums(owners, types, packages, keyColumnTest(schema));
  const isLarge = largeColumns(schema.tables);
  const columnsOf = (table: Table) =>
    draftColumns(table, keyColumnsOf(table, lookup.outgoing.get(keyOf(table)) ?? []), {
      roleOf: roles.of,
      typeContext,
      isLarge,
      enumOf: enums.of,
      isMade: (of, column) => ddl.column(of, column)?.made !== undefined,
    });
  const viewSources = { database, packages, columnsOf, select: ddl.selectView };
  const designedViews = traced.flatMap((one) => {
    if (one.shown.length === 0) return [];
    return [designView(one, nameOf(names, one.view), viewSources)];
  });
  const drafts = new Map(
    [...classified.resources].map(([table, key]) => [
      keyOf(table),
      draftResource(table, key, nameOf(names, table), columnsOf(table), types, packages),
    ]),
  );
  const accounts = [...drafts.values()].find(({ table }) => isAccountsTable(table, roles.accounts));
  const relations = relate(drafts, lookup, (draft) => draft === accounts);
  const joins = designedJoins(classified, (key) => targetOf(drafts, key));
  const { resources, obstacles } = designResources({
    drafts: [...drafts.values()],
    relations,
    joins,
    leavingOf: ({ table }) =>
      new Set(leaving.filter((key) => key.table === table.name).flatMap(({ columns }) => columns)),
    hasGeneratedKey: (draft, isReference) => keyGenerator(draft, isReference, schema, database) !== undefined,
    readBy: ({ table }) => roles.readBy(table),
    findings,
  });
  const histories = called.map((one) => {
    const { table, view } = one.history;
    const found = resources.find(({ input }) => input.draft.table === table);
    const base = found && { resource: found.resource, draft: found.input.draft };
    const past = traceHistory(table, view, roles);
    const designed = designHistory(one.history, past, nameOf(historyNames, one), base, viewSources);
    return { table, traced: past, designed };
  });
  const rules = designRecordRules({
    relations,
    keysOf: ({ table }) => lookup.outgoing.get(keyOf(table)) ?? [],
    targetOf: (key) => targetOf(drafts, key),
    write: (condition) => rowConditionSql(condition, database.kind),
    canBeAsked,
    roles,
    packages,
  });
  const entities = resources.map((designed) =>
    designEntity(designed, schema, database, packages, rules.get(designed.input.draft)),
  );
  const withoutKeys = classified.keyless.map((table) => ({
    table,
    columns: columnsOf(table).map((draft) => ({ ...draft, type: withoutHibernate(draft.type) })),
  }));
  const keyless = withoutKeys.map(({ table, columns }) => {
    const designed = designKeyless(table, nameOf(names, table), columns, packages, ddl.keyless, {
      keys: [...(lookup.outgoing.get(keyOf(table)) ?? []), ...(lookup.periods.get(keyOf(table)) ?? [])],
      drafts: [...drafts.values()],
      obstacles,
      isConfined: roles.isOwned(table) || roles.isOfTenant(table),
    });
    noteKeyless(table, designed.list, designed, findings);
    return designed;
  });
  noteMissedRoles(roles.missed, findings);
  noteJoinGroups(joins, roles.groups, findings);
  noteViews(traced, designedViews, findings);
  noteHistories(histories, ddl, findings);
  if (database.understands(schema.dialect)) noteUnlistedHistories(schema.tables, histories, findings);
  noteKeys([...drafts.values()], findings);
  noteChecks([...drafts.values()], findings);
  noteSummaries([...drafts.values()], findings);
  noteValues([...drafts.values()], relations, lookup.tables, ddl.diagnostics, findings);
  noteUnreadable(new Map([...drafts.values()].map(({ table, columns }) => [table.name, columns])), findings);
  if (database.keepsLongTimes === true && database.understands(schema.dialect)) noteLongTimes(schema, findings);
  const ruled = [...drafts.values(), ...withoutKeys].map(({ table, columns }) => ({
    table,
    columns,
    foreign: [...(lookup.outgoing.get(keyOf(table)) ?? []), ...(lookup.periods.get(keyOf(table)) ?? [])],
  }));
  const shownViews = designedViews.map(({ view }) => view);
  const past = histories.map(({ designed }) => designed);
  noteLosses(schema, classified, shownViews, ddl, findings);
  return {
    resources: withCreations(
      resources.map(({ resource }) => resource),
      entities,
      roles.readBy,
    ),
    lists: [...keyless, ...designedViews, ...past].map(({ list }) => list),
    enums: enums.all,
    entities,
    keyless: keyless.map(({ table }) => table),
    views: [...shownViews, ...past.map(({ view }) => view)],
    types: keptTypes(ruled.flatMap(({ columns }) => columns)),
    rules: designRules(ruled, database),
    referred: designReferred(ruled, database),
    reported: [
      ...resources.flatMap(({ resource }, index) => {
        const entity = entities[index];
        return entity === undefined ? [] : [reportEntity(resource, entity)];
      }),
      ...joins.map(reportJoin),
      ...keyless.map(reportKeyless),
      ...[...designedViews, ...past].map(reportView),
      ...[...classified.records].map(reportRecord),
    ],
    findings: findings.sorted(),
  };
}

/** What types depend on besides their columns: keys hold counts where other columns hold numbers. */
function typeContexts(
  schema: Schema,
  database: TargetDatabase,
  ddl: TargetDdl,
  leaving: readonly ForeignKey[],
): (table: Table, column: Column) => TypeContext {
  const isKey = keyColumnTest(schema);
  const isCounted = countedColumnTest(schema);
  const leavingColumns = new Set(
    leaving.flatMap((key) => key.columns.map((column) => `${tableKey(key.schema, key.table)}\n${column}`)),
  );
  const zeroDays = database.keepsZeroDays === true && hasZeroDays(schema) ? { hasZeroDays: true } : {};
  return (table, column) => ({
    ...zeroDays,
    ...(leavingColumns.has(`${keyOf(table)}\n${column.name}`) ? { isCounter: true } : {}),
    ...writtenType(ddl.column(table, column), column),
    isKey: isKey(table, column),
    ...(isSought(table, column, isKey(table, column)) ? { isSought: true as const } : {}),
    ...(isKey(table, column) ? { hasOpenWords: true, isCounted: isCounted(table, column) } : {}),
    traits: database.traits,
  });
}

/** Whether a condition on the column can be answered by an index, in the code page that parameters have. */
function isSought({ indexes, uniques }: Table, { name, collation }: Column, isKey: boolean): boolean {
  const firsts = [...indexes.map(({ parts }) => parts[0]?.column), ...uniques.map(({ columns }) => columns[0])];
  return collation === undefined && (isKey || firsts.includes(name));
}

/** The type as the target has it, which keys that must agree can make another one than the source's. */
function writtenType(written: WrittenColumn | undefined, { dataType }: Column): WrittenType & { dataType: DataType } {
  return written ?? { dataType, held: dataType, reported: '' };
}
