import { NameScope } from '@backsmith/text';
import type { Diagnostic } from '@backsmith/text';
import type { Column, ForeignKey, Schema, Table, WrittenColumn } from '@backsmith/schema';
import { DerivedKeys } from './associations/derived-keys.ts';
import type { Relations } from './associations/association.ts';
import { planAssociations } from './associations/plan-associations.ts';
import type { DatabasePlan } from './databases/database-plan.ts';
import type { TargetDdl } from './ddl/target-ddl.ts';
import { columnType } from './drafts/column-draft.ts';
import { keyColumnsOf } from './drafts/column-role.ts';
import { draftColumns } from './drafts/draft-columns.ts';
import { draftEntity } from './drafts/draft-entity.ts';
import type { EntityDraft } from './drafts/entity-draft.ts';
import { planEntities } from './entities/plan-entities.ts';
import { planEnums } from './enums/plan-enums.ts';
import { Findings } from './findings.ts';
import { planKeyless } from './keyless/plan-keyless.ts';
import type { Entity } from './model/entity.ts';
import type { EnumPlan } from './model/enum.ts';
import type { KeylessTable } from './model/keyless.ts';
import type { ViewPlan } from './model/view.ts';
import { nameTable, typeScope } from './names/class-names.ts';
import type { TableNames } from './names/class-names.ts';
import type { Packages } from './names/packages.ts';
import { noteChecks, noteKeys, noteKeyless, noteLosses, noteValues } from './report/note-choices.ts';
import { noteSummaries } from './report/note-summaries.ts';
import { classifyTables } from './tables/classify-tables.ts';
import type { Classification, PlannedJoin } from './tables/classify-tables.ts';
import { indexTables, keyOf, tableKey } from './tables/lookup.ts';
import type { Lookup } from './tables/lookup.ts';
import { planView } from './views/plan-view.ts';
import { largeColumns } from './types/large-columns.ts';
import type { TypeContext } from './types/map-type.ts';

/** Everything that was decided about the tables. */
export type PlannedTables = {
  readonly entities: readonly Entity[];
  readonly joins: readonly PlannedJoin[];
  readonly keyless: readonly KeylessTable[];
  readonly enums: readonly EnumPlan[];
  readonly views: readonly ViewPlan[];
  readonly findings: readonly Diagnostic[];
};

/** Decides what becomes of every table of a schema. */
export function planTables(schema: Schema, database: DatabasePlan, ddl: TargetDdl, packages: Packages): PlannedTables {
  const findings = new Findings(schema.files);
  const lookup = indexTables(schema);
  const typeContext = typeContexts(schema, database, ddl);
  const plainType = (table: Table, column: Column) => columnType(column, typeContext(table, column), undefined);
  const classified = classifyTables(schema.tables, lookup, plainType);
  const types = typeScope();
  const segments = new NameScope({ ignoreCase: true });
  const names = nameTables(schema, classified, types, segments);
  const views = ddl.views.map((written) => planView(written, nameTable(written.view, types, segments), packages));
  const owners = new Map([...classified.entities.keys()].map((table) => [table, nameOf(names, table).className]));
  const enums = planEnums(owners, types, packages);
  const isLarge = largeColumns(schema.tables);
  const columnsOf = (table: Table) =>
    draftColumns(table, keyColumnsOf(table, lookup.outgoing.get(keyOf(table)) ?? []), {
      typeContext,
      isLarge,
      enumOf: enums.of,
    });
  const drafts = new Map(
    [...classified.entities].map(([table, key]) => [
      keyOf(table),
      draftEntity(table, key, nameOf(names, table), columnsOf(table), types, packages),
    ]),
  );
  const relations = relate(drafts, lookup);
  const joins = classified.joins.flatMap((join) => {
    const owner = targetOf(drafts, join.owner);
    const target = targetOf(drafts, join.inverse);
    return owner === undefined || target === undefined ? [] : [{ join, owner, target }];
  });
  const { entities, obstacles } = planEntities({
    schema,
    database,
    drafts: [...drafts.values()],
    relations,
    joins,
    findings,
  });
  const keyless = classified.keyless.map((table) => {
    const planned = planKeyless(table, nameOf(names, table), columnsOf(table), packages, ddl.keyless, {
      keys: lookup.outgoing.get(keyOf(table)) ?? [],
      drafts: [...drafts.values()],
      obstacles,
    });
    noteKeyless(table, planned, findings);
    return planned.plan;
  });
  noteKeys([...drafts.values()], findings);
  noteChecks([...drafts.values()], findings);
  noteSummaries([...drafts.values()], findings);
  noteValues([...drafts.values()], relations, lookup.tables, findings);
  noteLosses(schema, classified, views, findings);
  return { entities, joins, keyless, enums: enums.plans, views, findings: findings.sorted() };
}

/** What types depend on besides their columns: keys hold counts where other columns hold numbers. */
function typeContexts(
  schema: Schema,
  database: DatabasePlan,
  ddl: TargetDdl,
): (table: Table, column: Column) => TypeContext {
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
    ...writtenType(ddl.column(table, column), column),
    isKey: column.identity || keyColumns.has(`${keyOf(table)}\n${column.name}`),
    traits: database.traits,
  });
}

/** The type as the target has it, which keys that must agree can make another one than the source's. */
function writtenType(written: WrittenColumn | undefined, column: Column): Pick<TypeContext, 'dataType' | 'sqlType'> {
  return { dataType: written?.dataType ?? column.dataType, sqlType: written?.type ?? column.type };
}

function nameTables(
  schema: Schema,
  classified: Classification,
  types: NameScope,
  segments: NameScope,
): ReadonlyMap<Table, TableNames> {
  const named = schema.tables.filter((table) => classified.entities.has(table) || classified.keyless.includes(table));
  return new Map(named.map((table) => [table, nameTable(table, types, segments)]));
}

function nameOf(names: ReadonlyMap<Table, TableNames>, table: Table): TableNames {
  const found = names.get(table);
  if (found === undefined) throw new Error(`No names were given to ${table.name}`);
  return found;
}

function targetOf(drafts: ReadonlyMap<string, EntityDraft>, key: ForeignKey): EntityDraft | undefined {
  return drafts.get(tableKey(key.refSchema, key.refTable));
}

function relate(drafts: ReadonlyMap<string, EntityDraft>, lookup: Lookup): ReadonlyMap<EntityDraft, Relations> {
  const derived = new DerivedKeys();
  return new Map(
    [...drafts].map(([key, draft]) => [
      draft,
      planAssociations(draft, lookup.outgoing.get(key) ?? [], (reference) => targetOf(drafts, reference), derived),
    ]),
  );
}
