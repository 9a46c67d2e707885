import type { Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import type { Entity } from '../../model/jpa/entity.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { DesignedKeyless } from './rows/design-keyless.ts';
import type { DesignedView } from './rows/design-view.ts';
import type { DesignedJoin } from '../../drafts/classify-tables.ts';

/** A table that became a resource of its own. */
export function reportEntity({ path, fields, parent }: Resource, entity: Entity): ReportedTable {
  return {
    table: entity.tableName,
    place: entity.place,
    becomes: 'entity',
    name: entity.classes.entity.name,
    ...(parent === undefined ? {} : { parent: parent.name }),
    path,
    columns: fields.length + (entity.softDelete?.marks.length ?? 0),
    key: entity.key.parts.map(({ column }) => column.name),
  };
}

/** A join table, which became a relation. */
export function reportJoin({ join, owner }: DesignedJoin): ReportedTable {
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

/** A table without a key. */
export function reportKeyless({ list, table, columns }: DesignedKeyless): ReportedTable {
  const { tableName, place } = table;
  return { table: tableName, place, becomes: 'list', name: list.classes.row.name, path: list.path, columns, key: [] };
}

/** A view. */
export function reportView({ list, view: { viewName, place } }: DesignedView): ReportedTable {
  const { titlePlural: name, path, fields } = list;
  return { table: viewName, place, becomes: 'view', name, path, columns: fields.length, key: [] };
}

/** A table in which a migration tool records its work. */
export function reportRecord([table, tool]: readonly [Table, string]): ReportedTable {
  const key = table.primaryKey;
  return {
    table: table.name,
    place: placeOf(table),
    becomes: 'record',
    name: tool,
    columns: table.columns.length,
    key,
  };
}
