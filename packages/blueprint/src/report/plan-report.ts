import type { Schema } from '@backsmith/schema';
import { byPlace, placeOf, type Diagnostic } from '@backsmith/text';
import { originOf } from '../databases/origin.ts';
import type { Entity } from '../model/entity.ts';
import type { EnumPlan } from '../model/enum.ts';
import type { KeylessTable } from '../model/keyless.ts';
import type { Report, ReportedTable } from '../model/report.ts';
import type { ViewPlan } from '../model/view.ts';
import type { PlannedJoin } from '../tables/classify-tables.ts';

/** What REPORT.md says: every table with what became of it, and all findings. */
export function planReport(
  schema: Schema,
  entities: readonly Entity[],
  joins: readonly PlannedJoin[],
  keyless: readonly KeylessTable[],
  views: readonly ViewPlan[],
  enums: readonly EnumPlan[],
  findings: readonly Diagnostic[],
): Report {
  const tables = [
    ...entities.map(reportEntity),
    ...joins.map(reportJoin),
    ...keyless.map(reportKeyless),
    ...views.map(reportView),
  ];
  const inOrder = byPlace(schema.files);
  return {
    origin: originOf(schema.dialect),
    isOneFile: schema.files === undefined,
    tables: tables.toSorted((a, b) => inOrder(a.place, b.place) || (a.table < b.table ? -1 : 1)),
    counts: {
      tables: schema.tables.length,
      columns: schema.tables.reduce((sum, table) => sum + table.columns.length, 0),
      relations: schema.foreignKeys.length,
      enums: enums.length,
      views: schema.views.length,
    },
    leftOut: findings.filter(({ severity }) => severity !== 'info'),
    assumed: findings.filter(({ severity }) => severity === 'info'),
  };
}

function reportEntity(entity: Entity): ReportedTable {
  return {
    table: entity.tableName,
    place: entity.place,
    becomes: 'entity',
    name: entity.classes.entity.name,
    path: entity.path,
    columns: entity.fields.length + (entity.softDelete === undefined ? 0 : 1),
    key: entity.identifier.parts.map(({ column }) => column.name),
  };
}

function reportJoin({ join, owner }: PlannedJoin): ReportedTable {
  return {
    table: join.table.name,
    place: placeOf(join.table),
    becomes: 'relation',
    name: `${join.owner.refTable} to ${join.inverse.refTable}`,
    path: owner.path,
    columns: join.table.columns.length,
    key: join.table.columns.map(({ name }) => name),
  };
}

function reportKeyless(table: KeylessTable): ReportedTable {
  return {
    table: table.tableName,
    place: table.place,
    becomes: 'list',
    name: table.classes.row.name,
    path: table.path,
    columns: table.columns.length,
    key: [],
  };
}

function reportView(view: ViewPlan): ReportedTable {
  const { viewName, place, titlePlural, path } = view;
  return { table: viewName, place, becomes: 'view', name: titlePlural, path, columns: 0, key: [] };
}
